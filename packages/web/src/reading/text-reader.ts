import { ApiError } from "../lib/api.ts";
import { explainLoading, explainWorkerError } from "../lib/load-code.ts";
import type { ReaderInput, ReaderName, ReaderResult } from "./worker/readers.ts";
import type { ReadingRequest, ReadingResponse } from "./worker/reading-worker.ts";

/** Reading a text took longer than its limit. The message is shown to people. */
export class SlowTextError extends ApiError {
  constructor(noun: string, limitMs: number) {
    const message = `Reading ${noun} took longer than ${limitMs / 1000} seconds. Shorten it, then try again.`;
    super(message, 422);
  }
}

export interface TextReaderSettings {
  /** Completes the sentence "Reading … took longer than 5 seconds." */
  noun: string;
  /** The worker's code. Completes the sentence "We couldn't load …". */
  code: string;
  /** Replaced in tests. */
  start?: () => Worker;
}

export interface ReadOptions {
  signal?: AbortSignal;
  /** Time limit, 5 s by default: some texts take a reader quadratic time. */
  limitMs?: number;
}

const defaultLimitMs = 5000;
/** Time limit for loading the worker and the reader's code, ms. Only very slow networks exceed it. */
const loadLimitMs = 30_000;

// A worker's time is real, so clocks that a test sets later don't count.
const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

const startWorker = () =>
  new Worker(new URL("./worker/reading-worker.ts", import.meta.url), { type: "module" });

/**
 * The only door for foreign text: a worker that reads texts one at a time, so that none freezes the page. The worker
 * starts with the first text, and ends with `close` or with a text that isn't read to its end.
 */
export class TextReader {
  readonly #settings: TextReaderSettings;
  #worker: Worker | null = null;
  /** Aborts once the active reading is over. */
  #reading = new AbortController();

  constructor(settings: TextReaderSettings) {
    this.#settings = settings;
  }

  /**
   * Rejects on abort, on `close`, and with the reader's error.
   * @throws {SlowTextError} past the time limit
   * @throws {CodeError} if the worker's code can't be loaded
   */
  async read<Name extends ReaderName>(
    name: Name,
    input: ReaderInput<Name>,
    options: ReadOptions = {},
  ): Promise<ReaderResult<Name>> {
    options.signal?.throwIfAborted();
    this.#worker ??= (this.#settings.start ?? startWorker)();
    const reading = (this.#reading = new AbortController());
    try {
      const result = await this.#ask(this.#worker, { name, input }, options, reading.signal);
      reading.abort();
      return result;
    } catch (error) {
      if (reading === this.#reading) this.close();
      throw error;
    }
  }

  close(): void {
    this.#reading.abort();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask<Name extends ReaderName>(
    worker: Worker,
    request: ReadingRequest<Name>,
    { signal: caller, limitMs = defaultLimitMs }: ReadOptions,
    signal: AbortSignal,
  ): Promise<ReaderResult<Name>> {
    const { noun, code } = this.#settings;
    return new Promise((resolve, reject) => {
      const failLoading = () => void explainLoading(code, null).then(reject);
      let timer = startTimer(failLoading, loadLimitMs);
      signal.addEventListener("abort", () => {
        endTimer(timer);
        reject(signal.reason as Error);
      });
      const take = ({ data }: MessageEvent<ReadingResponse<Name>>) => {
        endTimer(timer);
        if (data.kind === "started") {
          timer = startTimer(() => reject(new SlowTextError(noun, limitMs)), limitMs);
        } else if (data.kind === "read") resolve(data.result);
        else void explainWorkerError(code, new Error(data.message)).then(reject);
      };
      // Only errors of running code have a message.
      const fail = ({ message }: ErrorEvent) =>
        message ? reject(new Error(message)) : failLoading();
      caller?.addEventListener("abort", () => reject(caller.reason as Error), { signal });
      worker.addEventListener("message", take, { signal });
      worker.addEventListener("error", fail, { signal });
      worker.postMessage(request);
    });
  }
}

/** Reads a text in a worker of its own. See `TextReader.read`. */
export async function readText<Name extends ReaderName>(
  name: Name,
  input: ReaderInput<Name>,
  options: TextReaderSettings & ReadOptions,
): Promise<ReaderResult<Name>> {
  const texts = new TextReader(options);
  try {
    return await texts.read(name, input, options);
  } finally {
    texts.close();
  }
}

/** Handles a text that takes too long to read by reading less of it. Rethrows any other error. */
export const ifSlow =
  <Result>(readLess: () => Result | Promise<Result>) =>
  (error: unknown): Result | Promise<Result> => {
    if (error instanceof SlowTextError) return readLess();
    throw error;
  };
