/** Longest input that a reader may read on the calling thread, in UTF-16 units. */
export const mostInPlaceCharacters = 16 * 1024;

/** A named function over foreign text: words of people, models, pages or networks. */
export interface Reader<Input extends object, Result> {
  /** Unique; the reading thread finds the reader by it. */
  name: string;
  /** Names what is read, for people, e.g. `the post`. */
  noun: string;
  /** Time limit in ms. The start of the thread doesn't count. */
  deadlineMs: number;
  /**
   * Inputs up to this length are read on the calling thread. Only for readers of linear time, which a test measures; 0
   * for the others.
   */
  inPlaceCharacters: number;
  /** Input and result are plain data: they are cloned between threads. */
  read: (input: Input) => Result;
}

/** Returns the reader, with its types. Readers are listed in `app/readers.ts`. */
export function defineReader<Input extends object, Result>(
  reader: Reader<Input, Result>,
): Reader<Input, Result> {
  if (reader.inPlaceCharacters > mostInPlaceCharacters)
    throw new Error(`${reader.name} reads too much on the calling thread.`);
  return reader;
}

/** Reads the foreign texts of one party. */
export interface TextReader {
  /**
   * Reads an input, in a worker thread unless it is short.
   * @throws {TextTooHeavyError} if reading exceeds the limit of time or memory
   */
  read<Input extends object, Result>(
    reader: Reader<Input, Result>,
    input: Input,
    signal: AbortSignal,
  ): Promise<Result>;
}

/** How the texts of one request are read. */
export interface Reading {
  texts: TextReader;
  signal: AbortSignal;
}

/** Reads on the calling thread, for processes that serve only one person, such as the command line. */
export const inPlaceReader: TextReader = {
  read: async (reader, input) => reader.read(input),
};
