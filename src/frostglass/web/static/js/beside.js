// Where something that floats finds room: beside the thing it speaks of, on the side that hides least.

const GAP = 14;
const EDGE = 8;
export const BAR = 52;

/** Where the dock begins, or the lower edge of the screen. */
export function floor() {
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  return innerHeight - (dock?.height || EDGE);
}

/**
 * Move a fixed element beside the rectangle `thing`, or to the lower edge; `others` are rectangles it should not hide.
 *
 * @param {HTMLElement} element
 */
export function settle(element, thing, others = []) {
  const { offsetWidth: width, offsetHeight: height } = element;
  const spots = thing ? sides(thing, width, height) : [{ side: "none", x: (innerWidth - width) / 2, y: floor() - height - GAP }];
  const inside = spots.map((spot) => ({ ...spot, x: clamp(spot.x, EDGE, innerWidth - width - EDGE), y: clamp(spot.y, BAR, floor() - height) }));
  const cost = ({ x, y }) => {
    const hidden = (rect) => overlap({ left: x, top: y, right: x + width, bottom: y + height }, rect);
    return (thing ? 10 * hidden(thing) : 0) + others.reduce((sum, rect) => sum + hidden(rect), 0);
  };
  const best = inside.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  element.dataset.side = best.side;
  Object.assign(element.style, { left: `${best.x}px`, top: `${best.y}px` });
  if (!thing) return;
  const across = best.side === "above" || best.side === "below";
  const middle = across ? (thing.left + thing.right) / 2 - best.x : (thing.top + thing.bottom) / 2 - best.y;
  element.style.setProperty("--tail", `${clamp(middle, 18, (across ? width : height) - 18)}px`);
}

const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

function sides({ left, top, right, bottom }, width, height) {
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [
    { side: "right", x: right + GAP, y },
    { side: "below", x, y: bottom + GAP },
    { side: "left", x: left - GAP - width, y },
    { side: "above", x, y: top - GAP - height },
  ];
}

function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
