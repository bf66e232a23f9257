import { isWithin } from "@slideloom/core/document/schema";
import { JobThreads } from "./job-threads.ts";
import type { Reader, TextReader } from "./reader.ts";
import { TextTooHeavyError } from "./text-too-heavy-error.ts";

export interface TextReadersSettings {
  /** Returns the path of the compiled module that calls `serveReaders`. */
  findFile: () => string;
  deadlineMs?: number;
  /** Factor for the deadlines of the readers; 1 by default. */
  timeFactor?: number;
  heapMb?: number;
  idleMs?: number;
}

/** Drafts of the longest sources take about 300 MB. */
const defaultHeapMb = 384;
const defaultIdleMs = 60_000;

/** Inputs with more values, e.g. empty texts in a list, are read in a thread whatever their length. */
const inPlaceValues = 2000;
const inPlaceDepth = 50;

/** The only door for foreign text: reads it in worker threads with limits, unless it is short. */
export class TextReaders {
  readonly #settings: TextReadersSettings;
  readonly #threads: JobThreads;

  constructor(settings: TextReadersSettings) {
    this.#settings = settings;
    const { findFile, heapMb = defaultHeapMb, idleMs = defaultIdleMs } = settings;
    this.#threads = new JobThreads({ findFile, heapMb, idleMs });
  }

  /** Returns a reader whose work takes turns as this party's. */
  of(by: string): TextReader {
    const thread = this.#threads.of(by);
    return {
      read: async <Input extends object, Result>(
        reader: Reader<Input, Result>,
        input: Input,
        signal: AbortSignal,
      ) => {
        signal.throwIfAborted();
        if (isShort(reader, input)) return reader.read(input);
        const { timeFactor = 1, deadlineMs = reader.deadlineMs * timeFactor } = this.#settings;
        const job = { name: reader.name, input };
        const outcome = await thread.run<Result>(job, { signal, deadlineMs });
        if (outcome.ok) return outcome.result;
        throw new TextTooHeavyError(reader, outcome.limit, deadlineMs);
      },
    };
  }

  /** Ends the threads; running and waiting reads reject with a ServerClosingError. */
  async dispose(): Promise<void> {
    await this.#threads.dispose();
  }
}

/**
 * Returns whether an input is read on the calling thread. Measures the input itself: what it states about its own length
 * isn't believed.
 */
export const isShort = ({ inPlaceCharacters }: Reader<never, unknown>, input: object) =>
  inPlaceCharacters > 0 &&
  isWithin(input, { values: inPlaceValues, depth: inPlaceDepth, characters: inPlaceCharacters });
