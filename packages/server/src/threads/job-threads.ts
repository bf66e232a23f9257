import {
  type JobOptions,
  type JobOutcome,
  JobThread,
  type JobThreadSettings,
} from "./job-thread.ts";
import { WorkerPool } from "./worker-pool.ts";

export interface JobThreadsSettings extends JobThreadSettings {
  /** An idle thread ends after this time. */
  idleMs: number;
}

/** Runs the jobs of one party. */
export interface JobRunner {
  /** Rejects with the job's error, or with the signal's reason if aborted. */
  run<Result>(job: object, options: JobOptions): Promise<JobOutcome<Result>>;
}

/** Runs slow work in worker threads, to keep the event loop free. */
export class JobThreads {
  readonly #pool: WorkerPool<JobThread>;

  constructor({ idleMs, ...settings }: JobThreadsSettings) {
    this.#pool = new WorkerPool({ create: () => new JobThread(settings), idleMs });
  }

  /** Returns a runner whose jobs take turns as this party's. */
  of(by: string): JobRunner {
    return {
      run: async <Result>(job: object, { signal, deadlineMs }: JobOptions) => {
        const run = async (thread: JobThread, own: AbortSignal) =>
          thread.run(job, { signal: own, deadlineMs });
        return (await this.#pool.use(by, run, signal)) as JobOutcome<Result>;
      },
    };
  }

  /** Ends the threads; running and waiting jobs reject with a ServerClosingError. */
  async dispose(): Promise<void> {
    await this.#pool.dispose();
  }
}
