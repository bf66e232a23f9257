import { createReadStream } from "node:fs";
import { postLimits } from "@slideloom/core/document";
import { decodeText } from "@slideloom/core/text";
import { CommandError } from "./command-error.ts";
import type { CommandIo } from "./command-io.ts";
import { buildMessageLine } from "./message-line.ts";
import { describeSystemError } from "./system-error.ts";

/** A larger text is over the limit in every encoding: UTF-16 takes up to twice the bytes, and a byte order mark 4 at most. */
const maxBytes = 2 * postLimits.textBytes + 4;

/** Returns the text of a file, or of standard input for `-`. How it was decoded is a warning if that was a guess. */
export async function readInput(
  source: string,
  io: Pick<CommandIo, "stdin" | "stderr">,
): Promise<string> {
  const name = source === "-" ? "standard input" : source;
  const bytes = await readBytes(source, io);
  // Every reader refuses it by its size, before its letters count.
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
