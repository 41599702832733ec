// The log cut into turns: whose each was and what happened in it. A game says with `turn_began` where one begins.

/** [{seat, number, events, entries}]: oldest first; what was before the first turn belongs to seat 0. */
export function turnsOf(entries) {
  const turns = [{ seat: 0, number: 0, events: [], entries: [] }];
  for (const entry of entries) {
    let here = turns.at(-1);
    here.entries.push(entry);
    for (const event of entry.events ?? []) {
      if (event.kind === "turn_began") {
        here = { seat: event.seat, number: entry.number, events: [], entries: [] };
        turns.push(here);
      } else here.events.push({ ...event, by: entry.seat });
    }
  }
  return turns;
}

/** The turns of others since the viewer's last one, none once the viewer has acted; who only watches sees a round. */
export function sinceTurn(turns, seat, seats) {
  const played = turns.filter((turn) => turn.seat && turn.entries.length);
  if (!seat) return played.slice(-seats);
  const last = played.at(-1);
  if (!last || last.seat === seat) return [];
  return played.slice(played.findLastIndex((turn) => turn.seat === seat) + 1);
}
