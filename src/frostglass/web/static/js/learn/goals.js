// Is the goal of a step reached, does a choice lead there? Both are read off what the server says of the table.

const fits = (event, wanted) => Object.entries(wanted).every(([name, value]) => event[name] === value);

/**
 * Does this choice lead to the goal of the step? A way names a role and marks; a list of values means any of them.
 *
 * @param {{way?: object[]}} step
 */
export function leadsOn({ way }, choice) {
  const marks = { role: choice.role, ...choice.marks };
  const meets = ([name, value]) => {
    if (Array.isArray(marks[name])) return value.every((one, index) => marks[name][index] === one);
    return [value].flat().includes(marks[name]);
  };
  return (way ?? []).some((wanted) => Object.entries(wanted).every(meets));
}

/** Does this state, with everything that has happened, meet the goal of a step? `ask` puts a question to the game. */
export async function reached(goal, state, events, ask) {
  if (goal.won) return Boolean(state.result?.winners.includes(goal.won));
  if (goal.lies) return events.length > 0 && lies(await ask({ card: goal.lies }));
  if (!events.some((event) => fits(event, goal.event))) return false;
  return !goal.settled || !state.prompt || state.prompt.kind === "main";
}

/** Is the pattern of a card complete somewhere, whether or not an action is left for it? */
function lies(answers) {
  return (answers ?? []).some(({ near }) => near.some(({ missing, blocked }) => !missing.length && !blocked));
}
