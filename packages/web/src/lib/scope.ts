/** Knows whether code runs within a change, which may contain others. */
export class Scope {
  #depth = 0;

  get isActive(): boolean {
    return this.#depth > 0;
  }

  run(change: () => void): void {
    this.#depth += 1;
    try {
      change();
    } finally {
      this.#depth -= 1;
    }
  }
}
