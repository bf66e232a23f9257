import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { postLimits } from "@slideloom/core/document";
import { CommandError } from "./command-error.ts";
import { describeSystemError } from "./system-error.ts";

/** Enough to see that a text is over the limit, whatever follows; a byte order mark does not count. */
const maxBytes = postLimits.textBytes + 4;

/** The text of a file, or of standard input for `-`; no more of it than the largest post and a bit. */
export async function readInput(source: string, stdin: Readable): Promise<string> {
  const stream = source === "-" ? stdin : createReadStream(source);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) break;
    }
  } catch (error) {
    throw new CommandError(`cannot read ${source}: ${describeSystemError(error)}`, {
      cause: error,
    });
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
