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
  /** Further flags for Node. */
  flags?: readonly string[];
  /** The whole environment of the process; empty by default. */
  environment?: Readonly<Record<string, string>>;
  /** Resident memory at which the process ends itself. */
  maxRssMb: number;
  /** Resident memory after a work, above which a new process takes its place. */
  maxRestRssMb: number;
  /** Number of works after which a new process takes its place. */
  maxWorks: number;
}

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
  readonly #child: ChildProcess;
  readonly #started: Promise<void>;
  #read: ((report: Report | null) => void) | null = null;
  #hasStarted = false;
  #hasEnded = false;
  #works = 0;
  #rssMb = 0;

  constructor(settings: ChildSettings) {
    this.#settings = settings;
    const { findFile, heapMb, flags = [], environment = {}, maxRssMb } = settings;
    this.#child = fork(findFile(), [String(maxRssMb)], {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${heapMb}`, ...flags],
      // The child handles untrusted files, so it must not see the keys in the server's environment. Its output is ignored.
      env: environment,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const timer = setTimeout(() => this.kill(), startMs);
    this.#started = new Promise<void>((resolve) => {
      for (const name of ["message", "exit", "error"]) this.#child.once(name, () => resolve());
    }).finally(() => clearTimeout(timer));
    this.#child.on("message", ({ report, rssMb }: ChildMessage) => {
      this.#hasStarted = true;
      this.#rssMb = rssMb;
      this.#read?.(report as Report);
    });
    const end = () => {
      this.#hasEnded = true;
      this.#read?.(null);
    };
    this.#child.on("exit", end).on("error", end);
    this.#release();
  }

  /** Whether the process should be replaced before the next work: ended, worn, or still large after the last one. */
  get isSpent(): boolean {
    const { maxWorks, maxRestRssMb } = this.#settings;
    return this.#hasEnded || this.#works >= maxWorks || this.#rssMb > maxRestRssMb;
  }

  /**
   * Does a work. Resolves to null if the process ends before its result. Rejects with the deadline's error, the reason
   * of the caller who aborts, or the error of `read`; then the process is killed. Rejects with a `ChildStartError` if
   * the process didn't start, or ended before this work.
   */
  async run<Result>(
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
