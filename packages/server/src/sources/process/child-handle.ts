import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { type DeadlineSettings, withDeadline } from "../../deadlines/deadline.ts";
import {
  heapMb,
  type ReaderAnswer,
  type ReaderJob,
  type ReaderLimits,
  type ReaderReply,
} from "./protocol.ts";

/**
 * Child processes can't run TypeScript. Therefore tests of the TypeScript code also start the built JavaScript file.
 */
const findChildFile = () => createRequire(import.meta.url).resolve("#source-reader");

/** Time limit for starting a process. */
const startMs = 60_000;

/** A child process that reads one source at a time. An idle child doesn't keep the server's process alive. */
export class ChildHandle {
  readonly #child: ChildProcess;
  readonly #started: Promise<void>;
  #hasEnded = false;
  readonly #limits: ReaderLimits;
  #reads = 0;
  /** Resident memory after the last source. */
  #rssMb = 0;

  constructor(limits: ReaderLimits) {
    this.#limits = limits;
    this.#child = fork(findChildFile(), [String(limits.maxRssMb)], {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${heapMb}`],
      // The child parses untrusted files, so it must not see the keys in the environment. Its output is ignored.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const end = () => (this.#hasEnded = true);
    this.#child.on("exit", end).on("error", end);
    const timer = setTimeout(() => this.kill(), startMs);
    this.#started = new Promise<void>((resolve) => {
      for (const name of ["message", "exit", "error"]) this.#child.once(name, () => resolve());
    }).finally(() => clearTimeout(timer));
    this.#release();
  }

  /** Whether the process should be replaced before the next read: ended, worn, or still large after the last source. */
  get isSpent(): boolean {
    const { maxReads, maxRestRssMb } = this.#limits;
    return this.#hasEnded || this.#reads >= maxReads || this.#rssMb > maxRestRssMb;
  }

  /**
   * Resolves to null if the process ends before replying. Rejects with the deadline's error, or the reason of the caller
   * who aborts.
   */
  async ask(job: ReaderJob, limit: DeadlineSettings): Promise<ReaderReply | null> {
    this.#reads += 1;
    this.#child.ref();
    this.#child.channel?.ref();
    await this.#started;
    try {
      return await withDeadline(limit, () => this.#send(job));
    } finally {
      this.#release();
    }
  }

  async #send(job: ReaderJob): Promise<ReaderReply | null> {
    const listening = new AbortController();
    try {
      return await new Promise<ReaderReply | null>((resolve) => {
        const listen = (name: string, settle: (answer: ReaderAnswer) => void) => {
          this.#child.once(name, settle);
          listening.signal.addEventListener("abort", () => this.#child.off(name, settle));
        };
        listen("message", ({ reply, rssMb }) => {
          this.#rssMb = rssMb;
          resolve(reply);
        });
        for (const name of ["exit", "error"]) listen(name, () => resolve(null));
        this.#child.send(job, (error) => error && resolve(null));
      });
    } finally {
      listening.abort();
    }
  }

  /** Allows the server's process to exit while the child process runs. */
  #release(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  kill(): void {
    this.#hasEnded = true;
    this.#child.kill("SIGKILL");
  }
}
