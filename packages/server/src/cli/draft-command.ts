import { presentChecks } from "@slideloom/core/contract/checks";
import { formatPost } from "@slideloom/core/document";
import type { SlideUnit } from "@slideloom/core/generation";
import { draftPost } from "@slideloom/core/sources";
import { checkMaterial } from "../sources/checks/check-material.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { buildCheckLine, buildLine, buildMessageLine } from "./message-line.ts";
import { readSource } from "./read-source.ts";

export interface DraftCommandOptions {
  /** Maximum number of slides; absent means the default. */
  slides?: number;
  /** What a slide is made of. */
  per?: SlideUnit;
  /** Whether every word is kept, or the best sentences are chosen. */
  amount?: "keep" | "condense";
  /** Whether questions to the author fill the slides for which the source is too short. */
  questions?: true;
  /** Template type, which decides the questions. */
  template?: string;
  /** Id of the part to read if the source is a feed or an archive, e.g. `2`. */
  choice?: string;
}

/**
 * Prints a post as JSON, made of the source's own sentences. Prints skipped parts and failed checks on standard error.
 */
export async function draft(
  source: string,
  { slides, per, amount, questions, template, choice }: DraftCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const { material, choices } = await readSource(source, io, choice);
  const { post, notes } = draftPost(material, {
    slides,
    per,
    amount,
    questions,
    templateType: template,
  });
  const { left, doubts } = material.source.read;
  for (const message of left) io.stderr.write(buildLine(`left out: ${message}`));
  for (const { message } of [...doubts, ...notes.map((note) => ({ message: note }))]) {
    io.stderr.write(buildMessageLine("warning", message));
  }
  for (const check of presentChecks(checkMaterial({ post }, { material, voice: null })))
    io.stderr.write(buildCheckLine(check));
  for (const { id, title } of choices) io.stderr.write(buildLine(`part: ${id} (${title})`));
  const formatted = formatPost(JSON.stringify(post));
  io.stdout.write(`${formatted.ok ? formatted.text : JSON.stringify(post)}\n`);
  return 0;
}
