import { createRequire } from "node:module";
import { countNoun } from "@slideloom/core/text";
import { DeadlineError } from "../../deadlines/deadline.ts";
import { Child } from "../../processes/child.ts";
import { WorkerPool } from "../../threads/worker-pool.ts";
import type { FoundSource } from "../readers/source-file.ts";
import { SourceError } from "../source-error.ts";
import {
  heapMb,
  type ReaderJob,
  type ReaderLimits,
  type ReaderReply,
  readerLimits,
} from "./protocol.ts";

/** A page that only sends on to another address. */
export interface MovedSource {
  movedTo: string;
}

type ReaderChild = Child<ReaderJob, ReaderReply>;

const findFile = () => createRequire(import.meta.url).resolve("#source-reader");

const messages = {
  busy: "The server is still reading your other sources. Try again in a minute.",
  memory: "This source needs too much memory to read. Use a shorter one, or paste its text.",
  time: (limitMs: number) =>
    `This source takes longer than ${countNoun(limitMs / 1000, "second")} to read. Use a shorter one, or paste its text.`,
};

/** Reads sources in child processes with limits on time and memory. */
export class ReaderProcesses {
  readonly #limits: ReaderLimits;
  readonly #pool: WorkerPool<ReaderChild>;

  constructor(limits: Partial<ReaderLimits> = {}) {
    this.#limits = { ...readerLimits, ...limits };
    this.#pool = new WorkerPool({
      create: (): ReaderChild => new Child({ findFile, heapMb, ...this.#limits }),
      idleMs: this.#limits.idleMs,
      maxWaiting: this.#limits.maxWaiting,
      refuse: () => new SourceError("source-busy", messages.busy),
    });
  }

  /** Reads a party's source at its turn. Rejects with a SourceError, or with the signal's reason if aborted. */
  async read(by: string, job: ReaderJob, signal: AbortSignal): Promise<FoundSource | MovedSource> {
    return this.#pool.use(by, (child, own) => this.#readIn(child, job, own), signal);
  }

  /** Ends the processes; running and waiting reads fail. */
  async dispose(): Promise<void> {
    await this.#pool.dispose();
  }

  async #readIn(
    child: ReaderChild,
    job: ReaderJob,
    signal: AbortSignal,
  ): Promise<FoundSource | MovedSource> {
    const { timeoutMs } = this.#limits;
    try {
      const limit = { callers: [signal], timeoutMs };
      const reply = await child.run(job, limit, (report) => report);
      if (!reply) throw new SourceError("source-too-heavy", messages.memory);
      if ("movedTo" in reply) return { movedTo: reply.movedTo };
      if (!reply.ok) throw new SourceError(reply.code, reply.message);
      return reply.found;
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error;
      throw new SourceError("source-too-heavy", messages.time(timeoutMs), { cause: error });
    }
  }
}
