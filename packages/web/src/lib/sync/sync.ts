import type { StoreApi } from "zustand";
import { ApiError } from "../api.ts";
import { readErrorMessage } from "../error-message.ts";
import { Timer } from "../timer.ts";
import { createSyncStore, savedState, type SyncState, type SyncStatus } from "./sync-state.ts";

/** Delay before a failed push is retried, ms. */
const retryDelayMs = 20_000;

/** The state that a push or a pull leads to. */
export type SyncOutcome<Remote> =
  | { status: "saved" | "signed-out" }
  | { status: "failed" | "deleted"; failure: string }
  | { status: "conflict"; remoteVersion: Remote };

export interface SyncPlan<Remote> {
  /** Debounce delay of changes, ms. */
  delayMs: number;
  /** Writes text of open fields to the content. Returns false if a field still holds text. */
  flush?: () => boolean;
  /**
   * Sends the content if the other side lacks it. If it returns no promise, the content is written before the page ends.
   * @throws if it fails. Temporary failures are retried.
   */
  push: (isAutosave: boolean) => SyncOutcome<Remote> | Promise<SyncOutcome<Remote>>;
  /** Loads what was changed elsewhere; called only if nothing is unsaved. Returns null if the state stays. */
  pull?: () => Promise<SyncOutcome<Remote> | null>;
  /** Called whenever everything is saved. */
  onSaved?: () => void;
  /** Called at each new conflict. */
  onConflict?: () => void;
  /** Tells the person about a failure. Called once for each message until a push succeeds. */
  say: (failure: string) => void;
}

/**
 * Sends changes to another side: debounced, one request at a time, with retries, until a conflict needs the person's
 * choice. Changes made during a push are sent by the next one.
 */
export class Sync<Remote> {
  readonly #plan: SyncPlan<Remote>;
  #store: StoreApi<SyncState<Remote>>;
  readonly #timer = new Timer();
  /** The last request in the queue: each one needs the version that the previous one returned. */
  #active: Promise<boolean> | null = null;
  /** True if something changed since the last push began. */
  #hasChanged = false;
  readonly #said = new Set<string>();
  #isLeft: boolean;

  /** Without a `store`, nothing is shown, and only `push` sends. */
  constructor(
    plan: SyncPlan<Remote>,
    store: StoreApi<SyncState<Remote>> | null,
    status: SyncStatus = "saved",
  ) {
    this.#plan = plan;
    this.#isLeft = store === null;
    this.#store = store ?? createSyncStore<Remote>();
    this.#store.setState({ ...savedState, status });
  }

  /** True while nothing is sent until the person has chosen. */
  get isHeld(): boolean {
    return this.#status === "conflict" || this.#status === "deleted";
  }

  /** True if nothing was changed or typed since the last push. */
  get isClean(): boolean {
    return this.#flush() && this.#status === "saved";
  }

  /** True once the page no longer shows the content. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Notes a change, which is sent after the debounce delay. */
  changed(): void {
    this.#hasChanged = true;
    if (this.isHeld) return;
    if (this.#status === "saved") this.#show({ status: "unsaved" });
    this.pushIn(this.#plan.delayMs);
  }

  /** Resolves to true if the other side has every change made before this push ran. */
  push(isAutosave = true): Promise<boolean> {
    this.#timer.stop();
    return Promise.resolve(this.#enqueue(() => this.#pushOnce(isAutosave)));
  }

  /** Sends changes that still wait for their debounce delay or their retry. */
  pushPending(): void {
    this.#flush();
    if (this.#timer.isRunning) void this.push();
  }

  /** Sends after a delay, in ms, instead of at the time set before. */
  pushIn(delayMs: number): void {
    if (this.#isLeft) this.#timer.stop();
    else this.#timer.start(() => void this.push(), delayMs);
  }

  /** Sends later, if no push is due before. */
  retryLater(): void {
    if (!this.#timer.isRunning) this.pushIn(retryDelayMs);
  }

  /** Loads what was changed elsewhere, unless something is unsaved here. */
  async pull(): Promise<void> {
    await this.#enqueue(() => this.#pullOnce());
  }

  /** Marks everything as saved, for example after the other side's version replaced the content. Ends a conflict. */
  accept(): void {
    this.#timer.stop();
    this.#hasChanged = false;
    this.#said.clear();
    this.#show(savedState);
    this.#plan.onSaved?.();
  }

  /** Called by a plan's `push` before it sends something. */
  noteSending(): void {
    this.#show({ status: "saving" });
  }

  /** Pauses sending until the person chooses between this version and `remoteVersion`. */
  hold(remoteVersion: Remote): void {
    this.#stop({ status: "conflict", remoteVersion });
  }

  /** Ends a conflict in favour of this version. The caller sends it. */
  release(): void {
    this.#hasChanged = true;
    this.#show({ ...savedState, status: "unsaved" });
  }

  /** Ends what the person sees. A push in progress, and those that the caller still starts, go on. */
  leave(): void {
    this.#timer.stop();
    this.#isLeft = true;
    this.#store = createSyncStore<Remote>("unsaved");
  }

  /**
   * Sends pending changes when the page is hidden, shown or left, and when the browser is online again. Then loads what
   * was changed elsewhere.
   */
  watchPage(signal: AbortSignal): void {
    const noticeVisibility = () => {
      this.pushPending();
      if (document.visibilityState === "visible") void this.pull();
    };
    document.addEventListener("visibilitychange", noticeVisibility, { signal });
    addEventListener("pagehide", () => this.pushPending(), { signal });
    const noticeConnection = () => {
      void this.push();
      void this.pull();
    };
    addEventListener("online", noticeConnection, { signal });
  }

  get #status(): SyncStatus {
    return this.#store.getState().status;
  }

  #show(state: Partial<SyncState<Remote>>): void {
    this.#store.setState(state);
  }

  #flush(): boolean {
    return this.#plan.flush?.() ?? true;
  }

  /** Runs `work` after the work before it; immediately if there is none. */
  #enqueue(work: () => boolean | Promise<boolean>): boolean | Promise<boolean> {
    const result = this.#active ? this.#active.then(work, work) : work();
    if (typeof result === "boolean") return result;
    const turn = result.finally(() => {
      if (this.#active === turn) this.#active = null;
    });
    this.#active = turn;
    return turn;
  }

  #pushOnce(isAutosave: boolean): boolean | Promise<boolean> {
    if (this.isHeld) return false;
    this.#flush();
    this.#timer.stop();
    this.#hasChanged = false;
    try {
      const outcome = this.#plan.push(isAutosave);
      if (!(outcome instanceof Promise)) return this.#settle(outcome);
      return outcome
        .then((settled) => this.#settle(settled))
        .catch((error: unknown) => this.#fail(error));
    } catch (error) {
      return this.#fail(error);
    }
  }

  async #pullOnce(): Promise<boolean> {
    if (!this.#plan.pull || !this.isClean) return false;
    try {
      const outcome = await this.#plan.pull();
      if (outcome && this.isClean) this.#stop(outcome);
      return true;
    } catch (error) {
      console.warn("Changes made elsewhere could not be loaded.", error);
      return false;
    }
  }

  #settle(outcome: SyncOutcome<Remote>): boolean {
    // Text typed during the push is a later change, and part of this side's version in a conflict.
    this.#flush();
    if (outcome.status !== "saved") {
      this.#stop(outcome);
      return false;
    }
    if (!this.#hasChanged) this.accept();
    else {
      this.#said.clear();
      this.#show({ ...savedState, status: "unsaved" });
    }
    return true;
  }

  #stop(outcome: SyncOutcome<Remote>): void {
    const isNew = outcome.status === "conflict" && this.#status !== "conflict";
    this.#show(outcome);
    if (this.isHeld) this.#timer.stop();
    if (isNew && !this.#isLeft) this.#plan.onConflict?.();
  }

  #fail(error: unknown): boolean {
    if (this.#isLeft) return false;
    this.#flush();
    const code = error instanceof ApiError ? error.status : null;
    // The session has ended, which `useSessionEnd` handles.
    if (code === 401) {
      this.#show({ status: "signed-out" });
      return false;
    }
    const failure = readErrorMessage(error);
    this.#show({ status: code === 0 ? "offline" : "failed", failure });
    if (code === null || code === 0 || code === 429 || code >= 500) this.retryLater();
    if (code !== 0 && !this.#said.has(failure)) {
      this.#said.add(failure);
      this.#plan.say(failure);
    }
    return false;
  }
}
