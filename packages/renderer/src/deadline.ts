import { RenderError } from "./render-error.ts";

export interface DeadlineSettings {
  timeoutMs: number;
  /** Also abort the work, each with its own reason. */
  callers?: readonly AbortSignal[];
  createError?: () => Error;
}

/** The reason of a signal that a deadline aborts. */
export class DeadlineError extends Error {
  override readonly name = "TimeoutError";
}

/**
 * A time limit, joined with the signals of its callers. The timer is kept until `end`; `AbortSignal.any` may lose a
 * timeout to garbage collection.
 */
export class Deadline {
  readonly #abort = new AbortController();
  readonly #callers: readonly AbortSignal[];
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #isOver: Promise<never>;

  constructor({ timeoutMs, callers = [], createError }: DeadlineSettings) {
    this.#callers = callers;
    const error = () => createError?.() ?? new DeadlineError(`Took longer than ${timeoutMs} ms`);
    this.#timer = setTimeout(() => this.#abort.abort(error()), timeoutMs);
    this.#isOver = new Promise((_, reject) => {
      this.signal.addEventListener("abort", () => reject(this.signal.reason as Error));
    });
    // Without this, a deadline that nobody races would be an unhandled rejection.
    this.#isOver.catch(() => undefined);
    for (const caller of callers) {
      if (caller.aborted) this.#forward({ target: caller });
      else caller.addEventListener("abort", this.#forward);
    }
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Rejects with the signal's reason once aborted, even if the work ignores its signal. */
  race<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([this.#isOver, work]);
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const caller of this.#callers) caller.removeEventListener("abort", this.#forward);
  }

  readonly #forward = ({ target }: { target: EventTarget | null }): void => {
    this.#abort.abort((target as AbortSignal).reason);
  };
}

/** Runs work until it ends, its time is over or a caller aborts. Rejects with the reason of the abort. */
export async function withDeadline<Result>(
  settings: DeadlineSettings,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (const caller of settings.callers ?? []) caller.throwIfAborted();
  const deadline = new Deadline(settings);
  try {
    return await deadline.race(work(deadline.signal));
  } finally {
    deadline.end();
  }
}

/** Timeout for loading a font or an image. */
const assetTimeoutMs = 10_000;

/** Resolves like the promise. After `assetTimeoutMs` rejects with `buildError(message)`; the message names `what`. */
export const loadInTime = <Asset>(
  asset: Promise<Asset>,
  what: string,
  buildError = (message: string): Error => new RenderError(message),
): Promise<Asset> => {
  const createError = () =>
    buildError(`${what} did not load within ${assetTimeoutMs / 1000} seconds`);
  return withDeadline({ timeoutMs: assetTimeoutMs, createError }, () => asset);
};
