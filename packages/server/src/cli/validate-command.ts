import { readPostWithin } from "@slideloom/core/import";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { buildIssueLine } from "./message-line.ts";
import { readInput } from "./read-input.ts";

/** Prints a post's errors and warnings, errors first. */
export async function validate(source: string, io: CommandIo): Promise<ExitCode> {
  const result = readPostWithin(await readInput(source, io)).result;
  const errors = result.ok ? [] : result.issues;
  for (const issue of [...errors, ...result.warnings]) {
    io.stdout.write(buildIssueLine(issue, source));
  }
  return result.ok ? 0 : 1;
}
