import { type ChildProcess, fork } from "node:child_process";
import { type DeadlineSettings, withDeadline } from "../deadlines/deadline.ts";
import type { ChildMessage } from "./serve-parent.ts";

/** Time limit for starting a process. */
const startMs = 60_000;

export interface ChildSettings {
  /**
   * Returns the path of the compiled module that calls `serveParent`. Child processes can't run TypeScript, so tests of
   * the TypeScript code also start the built JavaScript file.
   */
  findFile: () => string;
  /** Maximum JavaScript heap of the process's main thread. */
  heapMb: number;
  flags?: readonly string[];
  /** Resident memory at which the process ends itself. */
  maxRssMb: number;
  /** Resident memory after a work, above which a new process takes its place. */
  maxRestRssMb: number;
  /** Number of works after which a new process takes its place. */
  maxWorks: number;
}

/** The whole environment. glibc keeps freed memory in an arena for each thread; one for all saves 60 MB. */
const environment = { MALLOC_ARENA_MAX: "1" };

/** A child process that could not start, or ended between two works. Its work is not the cause. */
export class ChildStartError extends Error {
  override name = "ChildStartError";

  constructor() {
    super("The child process isn't running");
  }
}

/** Reads a message of the process; anything but undefined is the work's result. */
type ReadReport<Report, Result> = (report: Report) => Result | undefined;

/**
 * A child process that does one work at a time. Its death ends that work alone. An idle child doesn't keep the server's
 * process alive.
 */
export class Child<Order extends object, Report> {
  readonly #settings: ChildSettings;
  #child: ChildProcess;
  #started: Promise<void>;
  #read: ((report: Report | null) => void) | null = null;
  #hasStarted = false;
  #hasEnded = false;
  #wasKilledBySystem = false;
  #works = 0;
  #rssMb = 0;

  constructor(settings: ChildSettings) {
    this.#settings = settings;
    this.#child = this.#fork();
    this.#started = this.#watch();
  }

  #fork(): ChildProcess {
    const { findFile, heapMb, flags = [], maxRssMb } = this.#settings;
    return fork(findFile(), [String(maxRssMb)], {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${heapMb}`, ...flags],
      // The child handles untrusted files, so it must not see the keys in the server's environment. Its output is ignored.
      env: environment,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
  }

  /** Listens to the new process. Resolves once it has started or failed to. */
  #watch(): Promise<void> {
    const child = this.#child;
    const timer = setTimeout(() => this.kill(), startMs);
    const started = new Promise<void>((resolve) => {
      for (const name of ["message", "exit", "error"]) child.once(name, () => resolve());
    }).finally(() => clearTimeout(timer));
    child.on("message", ({ report, rssMb }: ChildMessage) => {
      this.#hasStarted = true;
      this.#rssMb = rssMb;
      this.#read?.(report as Report);
    });
    const end = () => {
      this.#hasEnded = true;
      this.#read?.(null);
    };
    child.on("error", end).on("exit", (_, signal) => {
      this.#wasKilledBySystem = signal === "SIGKILL" && !this.#hasEnded;
      end();
    });
    this.#release();
    return started;
  }

  #restart(): void {
    this.#hasStarted = false;
    this.#hasEnded = false;
    this.#wasKilledBySystem = false;
    this.#works = 0;
    this.#rssMb = 0;
    this.#child = this.#fork();
    this.#started = this.#watch();
  }

  /** Whether the process should be replaced before the next work: ended, worn, or still large after the last one. */
  get isSpent(): boolean {
    const { maxWorks, maxRestRssMb } = this.#settings;
    return this.#hasEnded || this.#works >= maxWorks || this.#rssMb > maxRestRssMb;
  }

  /**
   * Does a work. Resolves to null if the process ends before its result. A process that the system kills, e.g. because
   * the machine's memory runs out, may not be its work's fault: the work is tried once more in a new one. Rejects with
   * the deadline's error, the reason of the caller who aborts, or the error of `read`; then the process is killed.
   * Rejects with a `ChildStartError` if the process didn't start, or ended before this work.
   */
  async run<Result>(
    order: Order,
    limit: DeadlineSettings,
    read: ReadReport<Report, Result>,
  ): Promise<Result | null> {
    const result = await this.#work(order, limit, read);
    if (result !== null || !this.#wasKilledBySystem) return result;
    this.#restart();
    return this.#work(order, limit, read);
  }

  async #work<Result>(
    order: Order,
    limit: DeadlineSettings,
    read: ReadReport<Report, Result>,
  ): Promise<Result | null> {
    this.#works += 1;
    this.#child.ref();
    this.#child.channel?.ref();
    let isDone = false;
    try {
      await this.#started;
      if (!this.#hasStarted || this.#hasEnded) throw new ChildStartError();
      const result = await withDeadline(limit, () => this.#converse(order, read));
      isDone = true;
      return result;
    } finally {
      this.#read = null;
      if (!isDone) this.kill();
      this.#release();
    }
  }

  /** Sends something that the process has asked for during a work. */
  send(order: Order): void {
    // The end of the process is reported by its event.
    if (this.#child.connected) this.#child.send(order, () => undefined);
  }

  kill(): void {
    this.#hasEnded = true;
    this.#child.kill("SIGKILL");
  }

  #converse<Result>(order: Order, read: ReadReport<Report, Result>): Promise<Result | null> {
    return new Promise((resolve, reject) => {
      this.#read = (report) => {
        try {
          const result = report === null ? null : read(report);
          if (result !== undefined) resolve(result);
        } catch (error) {
          reject(error);
        }
      };
      this.send(order);
    });
  }

  /** Allows the server's process to exit while the child process runs. */
  #release(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
