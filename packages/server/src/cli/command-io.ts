import type { Readable } from "node:stream";

/** The streams of a command; tests give their own. */
export interface CommandIo {
  stdin: Readable;
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
}

/** 0: done, 1: the post is invalid, 2: the command could not do its work, mostly for how it was given. */
export type ExitCode = 0 | 1 | 2;
