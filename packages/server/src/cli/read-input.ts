import { createReadStream } from "node:fs";
import { bodyLimits } from "@slideloom/core/contract/body-limits";
import { postLimits } from "@slideloom/core/document";
import { decodeText } from "@slideloom/core/text";
import { CommandError } from "./command-error.ts";
import type { CommandIo } from "./command-io.ts";
import { buildMessageLine } from "./message-line.ts";
import { describeSystemError } from "./system-error.ts";

/** Reads a post like `readInput`, but with the higher size limit for posts that contain images. */
export const readPostInput = (source: string, io: InputIo): Promise<string> =>
  readInput(source, io, bodyLimits.postWithImages);

type InputIo = Pick<CommandIo, "stdin" | "stderr">;

/** Reads a file, or standard input for `-`. Prints a warning if the encoding was guessed. */
export async function readInput(
  source: string,
  io: InputIo,
  maxTextBytes: number = postLimits.textBytes,
): Promise<string> {
  const name = source === "-" ? "standard input" : source;
  // UTF-16 takes up to twice the bytes of UTF-8, a byte order mark up to 4.
  const maxBytes = 2 * maxTextBytes + 4;
  const bytes = await readBytes(source, io, maxBytes);
  // For a post or a CSV, the caller rejects text of this size, so the encoding doesn't matter.
  if (bytes.length > maxBytes) return new TextDecoder().decode(bytes);
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new CommandError(`cannot read ${name}: ${decoded.message}`);
  if (decoded.note) io.stderr.write(buildMessageLine("warning", `${name}: ${decoded.note}`));
  return decoded.text;
}

/** Reads a file, or standard input for `-`, until it has more than `maxBytes`. */
export async function readBytes(
  source: string,
  { stdin }: Pick<CommandIo, "stdin">,
  maxBytes: number,
): Promise<Buffer> {
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
  return Buffer.concat(chunks);
}
