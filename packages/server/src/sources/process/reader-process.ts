import { countNoun } from "@slideloom/core/text";
import { DeadlineError } from "../../deadlines/deadline.ts";
import { ServerClosingError } from "../../http/server-closing.ts";
import type { FoundSource } from "../readers/read-file.ts";
import { SourceError } from "../source-error.ts";
import { ChildHandle } from "./child-handle.ts";
import { type ReaderJob, type ReaderLimits, readerLimits } from "./protocol.ts";

const messages = {
  busy: "The server is reading other sources. Try again in a minute.",
  memory: "This source needs too much memory to read. Use a shorter one, or paste its text.",
  time: (limitMs: number) =>
    `This source takes longer than ${countNoun(limitMs / 1000, "second")} to read. Use a shorter one, or paste its text.`,
};

/** Reads sources in a child process with limits on time and memory, one at a time in order of arrival. */
export class ReaderProcess {
  readonly #limits: ReaderLimits;
  #child: ChildHandle | null = null;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #idleTimer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...readerLimits, ...limits };
  }

  /** Rejects with a SourceError, or with the signal's reason if aborted. */
  async read(job: ReaderJob, signal: AbortSignal): Promise<FoundSource> {
    signal.throwIfAborted();
    if (this.#waiting > this.#limits.maxWaiting) {
      throw new SourceError("source-busy", messages.busy);
    }
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#readNow(job, signal));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0 && this.#child) this.#endWhenIdle();
    }
  }

  /** Ends the process; running and waiting reads fail. */
  dispose(): void {
    this.#closing.abort(new ServerClosingError("server-closing"));
    this.#endChild();
  }

  async #readNow(job: ReaderJob, clientSignal: AbortSignal): Promise<FoundSource> {
    const callers = [clientSignal, this.#closing.signal];
    for (const caller of callers) caller.throwIfAborted();
    clearTimeout(this.#idleTimer);
    const child = this.#takeChild();
    const { timeoutMs } = this.#limits;
    try {
      const reply = await child.ask(job, { callers, timeoutMs });
      if (!reply) throw new SourceError("source-too-heavy", messages.memory);
      if (!reply.ok) throw new SourceError(reply.code, reply.message);
      return reply.found;
    } catch (error) {
      if (error instanceof SourceError) throw error;
      child.kill();
      if (!(error instanceof DeadlineError)) throw error;
      throw new SourceError("source-too-heavy", messages.time(timeoutMs), { cause: error });
    }
  }

  #takeChild(): ChildHandle {
    if (this.#child && !this.#child.isSpent) return this.#child;
    this.#child?.kill();
    return (this.#child = new ChildHandle(this.#limits));
  }

  #endChild(): void {
    clearTimeout(this.#idleTimer);
    this.#child?.kill();
    this.#child = null;
  }

  #endWhenIdle(): void {
    this.#idleTimer = setTimeout(() => this.#endChild(), this.#limits.idleMs).unref();
  }
}
