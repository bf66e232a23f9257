import type { Readable } from "node:stream";

/** A command's streams; replaced in tests. */
export interface CommandIo {
  stdin: Readable;
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
}

/** 0: success. 1: invalid post. 2: any other failure. */
export type ExitCode = 0 | 1 | 2;
