/** Semaphore: limits concurrent work; the rest waits in FIFO order. */
export class ConcurrencyLimit {
  readonly #maxAtOnce: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(maxAtOnce: number) {
    this.#maxAtOnce = maxAtOnce;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running === this.#maxAtOnce) {
      // A finishing task passes its slot to the first in the queue.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
