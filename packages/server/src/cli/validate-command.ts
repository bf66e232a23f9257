import { presentChecks } from "@slideloom/core/contract/checks";
import type { Post } from "@slideloom/core/document";
import { readSentPost } from "@slideloom/core/import";
import { checkMaterial } from "../sources/checks/check-material.ts";
import { CommandError } from "./command-error.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { findImageFolder, listImageFaults } from "./local-images.ts";
import { buildCheckLine, buildIssueLine, buildMessageLine } from "./message-line.ts";
import { readPostInput } from "./read-input.ts";

export interface ValidateCommandOptions {
  /** File or web address that the post was made from. */
  source?: string;
}

/**
 * Prints a post's errors, then warnings, then clichés, placeholders and repeated slides, and statements that the source
 * doesn't support.
 */
export async function validate(
  file: string,
  { source }: ValidateCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  if (file === "-" && source === "-") {
    throw new CommandError("the post and --source cannot both come from standard input");
  }
  const result = readSentPost(await readPostInput(file, io)).result;
  const errors = result.ok ? [] : result.issues;
  for (const issue of errors) io.stdout.write(buildIssueLine(issue, file));
  const faults = result.ok ? await listImageFaults(result, findImageFolder(file)) : [];
  for (const message of faults) io.stdout.write(buildMessageLine("error", message));
  for (const issue of result.warnings) io.stdout.write(buildIssueLine(issue, file));
  if (!result.ok) return 1;
  const hasWrongFacts = await printChecks(result.post, source, io);
  return faults.length > 0 || hasWrongFacts ? 1 : 0;
}

/** Returns whether any of the checks is an error. */
async function printChecks(
  post: Post,
  source: string | undefined,
  io: CommandIo,
): Promise<boolean> {
  const material = source === undefined ? null : await readMaterial(source, io);
  const checks = presentChecks(checkMaterial({ post }, { material, voice: null }));
  for (const check of checks) io.stdout.write(buildCheckLine(check));
  return checks.some(({ severity }) => severity === "error");
}

async function readMaterial(source: string, io: CommandIo) {
  // Readers are imported only by commands that need them.
  const { readSource } = await import("./read-source.ts");
  return (await readSource(source, io)).material;
}
