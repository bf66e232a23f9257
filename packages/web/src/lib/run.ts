import { create, type StoreApi, type UseBoundStore } from "zustand";
import { ApiError } from "./api.ts";
import { readErrorMessage } from "./error-message.ts";

export interface RunState<Progress> {
  /** What is known of the active run; null if none is active. */
  run: Progress | null;
  /** Error of the last run, until the next one starts. */
  failure: ApiError | null;
}

interface ActiveRun<Progress> {
  signal: AbortSignal;
  /** Changes the progress. Does nothing once the run is over. */
  note: (change: Partial<Progress>) => void;
}

interface RunPlan<Progress, Result> {
  begin: Progress;
  work: (active: ActiveRun<Progress>) => Promise<Result>;
  /** Uses the result once the run is over. An error in here fails the run. */
  onDone?: (result: Result) => void;
  /** Called with the last progress if the person cancelled. */
  onCancel?: (last: Progress | null) => void;
  onFail?: (failure: ApiError, cause: unknown) => void;
  /** Called at the end of every run, also if the person left it. */
  onEnd?: () => void;
  /** Message of errors other than an `ApiError`; by default, their own. */
  fallback?: string;
}

/**
 * The life cycle of work that a person starts and may cancel or leave. Runs of one kind exclude each other. `Own` is what
 * the feature keeps in the same store.
 */
export class Run<Progress, Own extends object = object> {
  readonly store: UseBoundStore<StoreApi<RunState<Progress> & Own>>;
  readonly #state: StoreApi<RunState<Progress>>;
  #active: AbortController | null = null;
  #over = Promise.resolve();

  constructor(own: Own) {
    this.store = create(() => ({ run: null, failure: null, ...own }));
    this.#state = this.store;
  }

  /** Starts a run. Does nothing while one is active. */
  async start<Result>(plan: RunPlan<Progress, Result>): Promise<void> {
    if (!this.#active) await this.restart(plan);
  }

  /** Starts a run. Leaves an active one, whose result then counts no longer. */
  restart<Result>(plan: RunPlan<Progress, Result>): Promise<void> {
    this.#over = this.#perform(plan);
    return this.#over;
  }

  /** Resolves as soon as no run is active. */
  async whenOver(): Promise<void> {
    while (this.#active) await this.#over;
  }

  async #perform<Result>(plan: RunPlan<Progress, Result>): Promise<void> {
    const earlier = this.#active;
    const controller = new AbortController();
    this.#active = controller;
    const { signal } = controller;
    const isLeft = () => this.#active !== controller;
    const note = (change: Partial<Progress>) => {
      if (!isLeft()) this.#state.setState(({ run }) => ({ run: run && { ...run, ...change } }));
    };
    this.#state.setState({ run: plan.begin, failure: null });
    earlier?.abort();
    let isOver = false;
    try {
      const result = await plan.work({ signal, note });
      if (isLeft()) return;
      signal.throwIfAborted();
      isOver = true;
      this.#end();
      plan.onDone?.(result);
    } catch (error) {
      if (isLeft() && !isOver) return;
      const { run: last } = this.#state.getState();
      this.#end();
      if (signal.aborted && !isOver) return plan.onCancel?.(last);
      const failure = this.fail(error, plan.fallback);
      plan.onFail?.(failure, error);
    } finally {
      plan.onEnd?.();
    }
  }

  /** Shows an error in place of the last run's. */
  fail(error: unknown, fallback = readErrorMessage(error)): ApiError {
    const failure = error instanceof ApiError ? error : new ApiError(fallback, 0, { cause: error });
    this.#state.setState({ failure });
    return failure;
  }

  get isActive(): boolean {
    return this.#active !== null;
  }

  /** Cancels the active run. It ends as soon as its work stops. */
  cancel(): void {
    this.#active?.abort();
  }

  /** Ends the active run at once and without a word, and forgets the last failure. */
  leave(): void {
    const active = this.#active;
    this.#end();
    active?.abort();
  }

  #end(): void {
    this.#active = null;
    this.#state.setState({ run: null, failure: null });
  }
}
