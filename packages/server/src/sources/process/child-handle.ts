import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { heapMb, type ReaderJob, type ReaderLimits, type ReaderReply } from "./protocol.ts";

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
  #reads = 0;

  constructor({ maxRssMb }: Pick<ReaderLimits, "maxRssMb">) {
    this.#child = fork(findChildFile(), [String(maxRssMb)], {
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

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Number of sources that this process was asked to read. */
  get reads(): number {
    return this.#reads;
  }

  /**
   * Resolves to null if the process ends before replying. Rejects if aborted, or with a TimeoutError if reading takes
   * longer than `timeoutMs`.
   */
  async ask(
    job: ReaderJob,
    { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  ): Promise<ReaderReply | null> {
    this.#reads += 1;
    this.#child.ref();
    this.#child.channel?.ref();
    await this.#started;
    signal.throwIfAborted();
    return this.#send(job, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  }

  async #send(job: ReaderJob, signal: AbortSignal): Promise<ReaderReply | null> {
    const listening = new AbortController();
    try {
      return await new Promise<ReaderReply | null>((resolve, reject) => {
        const listen = (name: string, settle: (reply: ReaderReply) => void) => {
          this.#child.once(name, settle);
          listening.signal.addEventListener("abort", () => this.#child.off(name, settle));
        };
        listen("message", resolve);
        for (const name of ["exit", "error"]) listen(name, () => resolve(null));
        const abort = () => reject(signal.reason as Error);
        signal.addEventListener("abort", abort, { signal: listening.signal });
        this.#child.send(job, (error) => error && resolve(null));
      });
    } finally {
      listening.abort();
      this.#release();
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
