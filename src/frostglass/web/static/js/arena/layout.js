// Where scores, log and counts stand: beside the hand, under the board of a tablet, in a third column on a wide screen.

const TABLET = matchMedia("(min-width: 901px) and (max-width: 1099px) and (min-height: 500px)");
const WIDE = matchMedia("(min-width: 1640px) and (min-height: 700px)");

export class Layout {
  /** `hosts` are elements that stay where they are: under, beside, counts, third. */
  constructor(view, hosts) {
    this.view = view;
    this.hosts = hosts;
    /** Was a deed begun when it was last drawn? */
    this.begun = false;
    for (const query of [TABLET, WIDE]) query.addEventListener("change", () => this.arrange());
  }

  /** Where the page scrolls, whoever begins a deed sees the board it is for. */
  showBoard() {
    const { desk, finder, onBoard } = this.view;
    const begun = Boolean(finder.card || ((desk.choosing.chosen || desk.choosing.path.length) && onBoard.length));
    if (begun && !this.begun && scrollY) scrollTo({ top: 0 });
    this.begun = begun;
  }

  arrange() {
    this.showBoard();
    const { score, logbox, supply } = this.view;
    const { under, beside, counts, third } = this.hosts;
    const wide = WIDE.matches && third.isConnected;
    const host = wide ? third : TABLET.matches ? under : beside;
    if (score.element.parentElement !== host) host.prepend(score.element);
    // Under the board of a tablet there is room for one of the two.
    const log = wide ? third : TABLET.matches && score.element.hidden ? under : null;
    if (log ? logbox.parentElement === log : counts.nextSibling === logbox) return;
    if (log) log.append(logbox);
    else counts.after(logbox);
    (wide ? counts : logbox).append(supply);
    counts.hidden = !wide;
  }
}
