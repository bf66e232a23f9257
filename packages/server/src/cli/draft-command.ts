import { basename } from "node:path";
import { formatPost } from "@slideloom/core/document";
import { draftPost, sourceLimits } from "@slideloom/core/sources";
import { allowHosts } from "../outbound/allow-hosts.ts";
import { webOnly } from "../outbound/outbound-policy.ts";
import { identifySource } from "../sources/identify-source.ts";
import { type SourceInput, SourceReader } from "../sources/source-reader.ts";
import { readVersion } from "../version.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { buildLine, buildMessageLine } from "./message-line.ts";
import { readBytes } from "./read-input.ts";

export interface DraftCommandOptions {
  slides: number;
  /** Template type, for questions if the source is too short. */
  template?: string;
  /** Id of a feed's or archive's part. */
  choice?: string;
}

/** Prints a post of a source's own sentences as JSON; what was left out and what to check go to standard error. */
export async function draft(
  source: string,
  { slides, template, choice }: DraftCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const input = await readSourceInput(source, io);
  const reader = new SourceReader({ outbound: allowNamedHost(source), version: readVersion() });
  try {
    const part = choice === undefined ? {} : { choice };
    const found = await reader.read({ ...input, ...part }, new AbortController().signal);
    const material = identifySource(found);
    const { post, notes } = draftPost(material, { slides, templateType: template });
    const { left, doubts } = material.source.read;
    for (const message of left) io.stderr.write(buildLine(`left out: ${message}`));
    for (const { message } of [...doubts, ...notes.map((note) => ({ message: note }))]) {
      io.stderr.write(buildMessageLine("warning", message));
    }
    for (const { id, title } of found.choices ?? []) {
      io.stderr.write(buildLine(`part: ${id} (${title})`));
    }
    const formatted = formatPost(JSON.stringify(post));
    io.stdout.write(`${formatted.ok ? formatted.text : JSON.stringify(post)}\n`);
    return 0;
  } finally {
    reader.dispose();
  }
}

const isUrl = (source: string) => /^https?:\/\//i.test(source);

async function readSourceInput(source: string, io: CommandIo): Promise<SourceInput> {
  if (isUrl(source)) return { url: source };
  const bytes = await readBytes(source, io, sourceLimits.bytes);
  return source === "-" ? { bytes } : { bytes, fileName: basename(source) };
}

/** The host that the person named may be in their own network; redirects elsewhere may not. */
function allowNamedHost(source: string) {
  if (!isUrl(source) || !URL.canParse(source)) return webOnly;
  const { hostname, port, protocol } = new URL(source);
  const number = Number(port) || (protocol === "https:" ? 443 : 80);
  return allowHosts(webOnly, [{ hostname, port: number }]);
}
