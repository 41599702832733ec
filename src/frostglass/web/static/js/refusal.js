// Why something did not come: the server's status and code, 0 where there was no answer at all.

export class Refusal extends Error {
  constructor(status, code, reason) {
    super(reason);
    this.status = status;
    this.code = code;
  }
}

/** An answer to a request, whatever its status; a network that does not answer is a refusal too. */
export async function reach(address, wish) {
  try {
    return await fetch(address, wish);
  } catch (problem) {
    throw new Refusal(0, "", problem.message);
  }
}
