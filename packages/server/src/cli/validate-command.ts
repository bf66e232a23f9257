import { readSentPost } from "@slideloom/core/import";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { findImageFolder, listImageFaults } from "./local-images.ts";
import { buildIssueLine, buildMessageLine } from "./message-line.ts";
import { readPostInput } from "./read-input.ts";

/** Prints a post's errors and warnings, errors first. */
export async function validate(source: string, io: CommandIo): Promise<ExitCode> {
  const result = readSentPost(await readPostInput(source, io)).result;
  const errors = result.ok ? [] : result.issues;
  for (const issue of errors) io.stdout.write(buildIssueLine(issue, source));
  const faults = result.ok ? await listImageFaults(result, findImageFolder(source)) : [];
  for (const message of faults) io.stdout.write(buildMessageLine("error", message));
  for (const issue of result.warnings) io.stdout.write(buildIssueLine(issue, source));
  return result.ok && faults.length === 0 ? 0 : 1;
}
