/** Calls back after a delay. A new start replaces the one before. */
export class Timer {
  #id: ReturnType<typeof setTimeout> | null = null;

  get isRunning(): boolean {
    return this.#id !== null;
  }

  start(callback: () => void, delayMs = 0): void {
    this.stop();
    this.#id = setTimeout(() => {
      this.#id = null;
      callback();
    }, delayMs);
  }

  readonly stop = (): void => {
    if (this.#id !== null) clearTimeout(this.#id);
    this.#id = null;
  };
}
