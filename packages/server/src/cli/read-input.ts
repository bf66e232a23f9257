import { createReadStream } from "node:fs";
import { postLimits } from "@slideloom/core/document";
import { decodeText } from "@slideloom/core/text";
import { CommandError } from "./command-error.ts";
import type { CommandIo } from "./command-io.ts";
import { buildMessageLine } from "./message-line.ts";
import { describeSystemError } from "./system-error.ts";

/**
 * A larger file exceeds the limit in every encoding: UTF-16 takes up to twice the bytes of UTF-8, a byte order mark up
 * to 4.
 */
const maxBytes = 2 * postLimits.textBytes + 4;

/** Reads a file, or standard input for `-`. Returns a warning if the encoding was guessed. */
export async function readInput(
  source: string,
  io: Pick<CommandIo, "stdin" | "stderr">,
): Promise<string> {
  const name = source === "-" ? "standard input" : source;
  const bytes = await readBytes(source, io);
  // The size limit rejects it anyway, so its encoding doesn't matter.
  if (bytes.length > maxBytes) return new TextDecoder().decode(bytes);
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new CommandError(`cannot read ${name}: ${decoded.message}`);
  if (decoded.note) io.stderr.write(buildMessageLine("warning", `${name}: ${decoded.note}`));
  return decoded.text;
}

async function readBytes(source: string, { stdin }: Pick<CommandIo, "stdin">): Promise<Buffer> {
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
