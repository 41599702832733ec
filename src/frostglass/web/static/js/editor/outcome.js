// An outcome of the explorer written into the document it came from, so that one can go on from there.

/** Each field of an outcome has its place in a document; those that speak of the step alone are added. */
export function outcomeAs(doc, entry, outcome) {
  const seat = doc.seats[(doc.turn ?? 1) - 1];
  const without = (list) => (list ?? []).filter((card) => card !== entry.card);
  doc.board = outcome.board;
  doc.actions = outcome.actions;
  doc.borrow = outcome.borrow;
  if (entry.kind === "summon") Object.assign(seat, { hand: without(seat.hand), legends: without(seat.legends) });
  Object.assign(seat, { frozen: outcome.frozen, discard: outcome.discard, flares: outcome.flares });
  delete seat.shown;
  for (const name of ["gateway", "possessed", "void", "oblivion", "emperor"]) if (name in outcome) doc[name] = outcome[name];
  if ("pending" in outcome) {
    const owner = entry.kind === "warp" ? seat : doc.seats.find((other) => other.pending);
    if (owner) Object.assign(owner, { pending: outcome.pending, merchant: outcome.merchant ?? null });
    Object.assign(seat, { hand: outcome.hand, legends: outcome.legends });
  }
  if (outcome.improvised) seat.improvised = outcome.improvised;
  if (outcome.extra_turn) doc.extra_turn = true;
  doc.extra_draws = (doc.extra_draws ?? [0, 0]).map((number, index) => number + outcome.draws[index]);
  const kills = doc.kills ?? Array(12).fill(0);
  for (const [colour, counts] of Object.entries(outcome.kills)) {
    counts.forEach((number, rank) => (kills[3 * (Number(colour) - 1) + rank] += number));
  }
  doc.kills = kills;
  for (const [colour, counts] of Object.entries(outcome.removed)) {
    const owner = doc.seats[Number(colour) - 1];
    owner.removed = (owner.removed ?? [0, 0]).map((number, index) => number + counts[index]);
  }
  for (const other of outcome.penalty) doc.seats[other - 1].penalty = (doc.seats[other - 1].penalty ?? 0) + 1;
  delete doc.resolving;
  return doc;
}
