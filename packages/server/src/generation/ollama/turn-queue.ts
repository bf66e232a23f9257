/** Runs work one at a time, in order of arrival. */
export class TurnQueue {
  #last: Promise<void> = Promise.resolve();
  #length = 0;

  /** Number of callers whose work runs or waits. */
  get length(): number {
    return this.#length;
  }

  /**
   * Waits for the caller's turn, and resolves to a function that ends the turn. If aborted meanwhile, rejects with the
   * signal's reason.
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const before = this.#last;
    let isOver = false;
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#length++;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      this.#length--;
      end();
    };
    this.#last = before.then(() => over);
    try {
      await untilTurn(before, signal);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }
}

async function untilTurn(turn: Promise<void>, signal: AbortSignal): Promise<void> {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener("abort", abort, { once: true });
  });
  try {
    await Promise.race([turn, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
