import type { TurnMeter } from "./turn-meter.ts";

/** Longest turn of the loop, in ms of processor time on the machine that limits are meant for. */
export const mostMs = 200;
const tries = 3;

/** A response, or null if the client didn't wait for it; and the longest turn meanwhile. */
export interface Sent {
  status: number | null;
  longestMs: number;
}

interface Turn extends Sent {
  name: string;
}

/** Judges the turns that requests take. */
export class TurnLog {
  readonly #meter: Pick<TurnMeter, "hasEnded" | "slowness" | "output">;
  readonly #turns: Turn[] = [];

  constructor(meter: Pick<TurnMeter, "hasEnded" | "slowness" | "output">) {
    this.#meter = meter;
  }

  get count(): number {
    return this.#turns.length;
  }

  /**
   * Sends a request, again if its turn seems long, and notes the shortest of the longest turns.
   * @throws if the process ends
   */
  async note(name: string, send: () => Promise<Sent>): Promise<void> {
    let turn: Turn = { name, longestMs: Infinity, status: null };
    for (let tried = 0; tried < tries && this.#isLong(turn); tried++) {
      const { longestMs, status } = await send();
      if (this.#meter.hasEnded) {
        throw new Error(`The process ended after ${name}:\n${this.#meter.output}`);
      }
      turn = { name, status, longestMs: Math.min(turn.longestMs, longestMs) };
    }
    this.#turns.push(turn);
  }

  /** Names the requests whose turns were too long, without the first `from` ones. */
  listLong(from = 0): string[] {
    return this.#turns
      .slice(from)
      .filter((turn) => this.#isLong(turn))
      .map(({ name, longestMs }) => `${name}: ${longestMs.toFixed(0)} ms`);
  }

  /** Lists the number of responses by status, and the ten longest turns. */
  report(): string {
    const longest = this.#turns.toSorted((a, b) => b.longestMs - a.longestMs).slice(0, 10);
    const rows = longest.map(
      ({ name, longestMs }) => `${longestMs.toFixed(0).padStart(6)} ms  ${name}`,
    );
    const statuses = [...new Set(this.#turns.map(({ status }) => status))];
    const counts = statuses.map(
      (one) => `${one}: ${this.#turns.filter(({ status }) => status === one).length}`,
    );
    return `${this.count} requests, ${counts.join(", ")}\n${rows.join("\n")}`;
  }

  #isLong({ longestMs }: Sent): boolean {
    return longestMs > mostMs * this.#meter.slowness;
  }
}
