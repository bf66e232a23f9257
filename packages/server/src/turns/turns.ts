import { setMaxListeners } from "node:events";

export interface TurnsSettings {
  /** Total size of the work that runs at once. */
  places: number;
  /**
   * Largest part of the places that one party's work takes at once; all of them by default. Larger work runs alone of
   * its party.
   */
  share?: number;
  /** Maximum number of a party's works that wait; further ones are refused. */
  maxWaiting?: number;
  /** Builds the error of a refused work. */
  refuse?: () => Error;
}

export interface EnterOptions {
  signal?: AbortSignal | undefined;
  /** Number of places that the work takes; 1 by default. */
  size?: number;
  /** This work's limit instead of the settings' `share`. */
  share?: number;
}

/** Work that may run now. */
export interface Turn {
  /** Gives the places to the next work. Further calls do nothing. */
  leave(): void;
  /** Gives some of the places back, because the work needs only `size` of them. */
  shrink(size: number): void;
}

interface Waiting {
  size: number;
  share: number;
  start(): void;
  reject(error: unknown): void;
}

interface Lane {
  waiting: Waiting[];
  /** Number of places that the party's running work takes. */
  taken: number;
  /** Number of the party's last turn, counted over all parties; 0 if it had none. */
  lastTurn: number;
}

/**
 * A semaphore whose places are shared fairly (fair queue). The next place goes to the waiting party with the fewest
 * places, and of these to the one whose last turn is longest ago. A party's own works start in order of arrival.
 */
export class Turns {
  readonly #settings: Required<Pick<TurnsSettings, "places" | "share" | "maxWaiting" | "refuse">>;
  readonly #lanes = new Map<string, Lane>();
  #taken = 0;
  #turns = 0;
  #closing: Error | null = null;

  constructor({
    places,
    share = places,
    maxWaiting = Infinity,
    refuse = () => new Error("Too much work waits."),
  }: TurnsSettings) {
    this.#settings = { places, share, maxWaiting, refuse };
  }

  /** Runs work of a party at its turn. Rejects like `enter`, or with the work's error. */
  async run<Result>(
    by: string,
    work: () => Promise<Result>,
    options: EnterOptions = {},
  ): Promise<Result> {
    const turn = await this.enter(by, options);
    try {
      return await work();
    } finally {
      turn.leave();
    }
  }

  /** Waits for a turn. Rejects with the signal's reason, the error of `close`, or an error of `refuse`. */
  async enter(
    by: string,
    { signal, size = 1, share = this.#settings.share }: EnterOptions = {},
  ): Promise<Turn> {
    signal?.throwIfAborted();
    if (this.#closing) throw this.#closing;
    const lane = this.#lanes.get(by) ?? { waiting: [], taken: 0, lastTurn: 0 };
    this.#lanes.set(by, lane);
    let abort = (): void => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const waiting = { size, share, start: resolve, reject };
        abort = () => {
          remove(lane.waiting, waiting);
          reject(signal?.reason);
          // The work may have kept others from their turn.
          this.#start();
        };
        lane.waiting.push(waiting);
        // Any number of a caller's works may wait.
        if (signal) setMaxListeners(0, signal);
        signal?.addEventListener("abort", abort);
        this.#start();
        if (lane.waiting.length > this.#settings.maxWaiting) {
          remove(lane.waiting, waiting);
          reject(this.#settings.refuse());
        }
      });
      const turn = this.#createTurn(by, lane, size);
      if (signal?.aborted) turn.leave();
      signal?.throwIfAborted();
      return turn;
    } finally {
      signal?.removeEventListener("abort", abort);
      this.#forgetIfIdle(by, lane);
    }
  }

  /** Returns the most works that could run before a new one of this party, if all works have size 1. */
  countAhead(by: string): number {
    const counts = new Map(
      Array.from(this.#lanes, ([party, { waiting, taken }]) => [party, waiting.length + taken]),
    );
    const own = counts.get(by) ?? 0;
    counts.delete(by);
    // Between two works of one party, every other party has one turn.
    return [...counts.values()].reduce((sum, count) => sum + Math.min(count, own + 1), own);
  }

  /** Returns whether another party's work waits only because all places are taken, not because of its own share. */
  keepsOthersWaiting(by: string): boolean {
    return [...this.#lanes].some(
      ([
        party,
        {
          waiting: [first],
          taken,
        },
      ]) => party !== by && first && (taken === 0 || taken + first.size <= first.share),
    );
  }

  /** Number of works that run or wait, if all works have size 1. */
  get length(): number {
    const lanes = [...this.#lanes.values()];
    return lanes.reduce((sum, { taken, waiting }) => sum + taken + waiting.length, 0);
  }

  /** Rejects all waiting and later works. Running works keep their places. */
  close(error: Error): void {
    this.#closing = error;
    for (const { waiting } of this.#lanes.values()) {
      for (const { reject } of waiting.splice(0)) reject(error);
    }
  }

  #start(): void {
    for (let next = this.#findNext(); next; next = this.#findNext()) {
      const work = next.waiting.shift();
      if (!work) return;
      this.#turns += 1;
      this.#taken += work.size;
      next.taken += work.size;
      next.lastTurn = this.#turns;
      work.start();
    }
  }

  /** If the next work is too large for the free places, no smaller one runs before it, or it might wait forever. */
  #findNext(): Lane | null {
    let best: Lane | null = null;
    for (const lane of this.#lanes.values()) {
      const [first] = lane.waiting;
      if (!first || (lane.taken > 0 && lane.taken + first.size > first.share)) continue;
      if (!best || isBefore(lane, best)) best = lane;
    }
    const size = best?.waiting[0]?.size ?? 0;
    return this.#taken === 0 || this.#taken + size <= this.#settings.places ? best : null;
  }

  #createTurn(by: string, lane: Lane, size: number): Turn {
    let left = size;
    const shrink = (to: number) => {
      const freed = left - to;
      if (freed <= 0) return;
      left = to;
      lane.taken -= freed;
      this.#taken -= freed;
      this.#start();
      this.#forgetIfIdle(by, lane);
    };
    return { leave: () => shrink(0), shrink };
  }

  #forgetIfIdle(by: string, lane: Lane): void {
    if (lane.taken === 0 && lane.waiting.length === 0) this.#lanes.delete(by);
  }
}

const isBefore = (a: Lane, b: Lane) =>
  a.taken < b.taken || (a.taken === b.taken && a.lastTurn < b.lastTurn);

function remove<Item>(items: Item[], item: Item): void {
  const at = items.indexOf(item);
  if (at !== -1) items.splice(at, 1);
}
