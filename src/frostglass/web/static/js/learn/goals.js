// Is a goal reached, is a note due? Both are read off what the server says of the table: view, question, events.

const fits = (event, wanted) => Object.entries(wanted).every(([name, value]) => event[name] === value);

/** Does this state, with everything that has happened, meet the goal of a step? */
export function reached(goal, state, events) {
  if (goal.won) return Boolean(state.result?.winners.includes(goal.won));
  if (goal.can) return (state.prompt?.choices ?? []).some(({ marks }) => marks.card === goal.can && marks.square);
  if (!events.some((event) => fits(event, goal.event))) return false;
  return !goal.settled || !state.prompt || state.prompt.kind === "main";
}

/** The notes that are due: those of events first, then the one of the present question. */
export function due(notes, state, seat, events) {
  const asked = state.prompt;
  const isDue = ({ when }) => {
    if ("won" in when) return Boolean(state.result) && (state.result.winner === "won") === when.won;
    if (when.event) return events.some((event) => event.kind === when.event);
    if (state.result) return false;
    if (when.waiting) return state.deciding !== seat;
    const has = (text) => asked.choices.some((choice) => choice.text.startsWith(text));
    return asked?.kind === when.kind && (!when.with || has(when.with)) && (!when.without || !has(when.without));
  };
  return notes.filter(isDue);
}
