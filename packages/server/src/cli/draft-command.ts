import { presentChecks } from "@slideloom/core/contract/checks";
import { maxPostSources } from "@slideloom/core/contract/generation-sources";
import { formatPost, mapImages } from "@slideloom/core/document";
import type { Amount, SlideUnit } from "@slideloom/core/generation";
import { draftPost, joinMaterials, listImages, placeImages } from "@slideloom/core/sources";
import { describeLeftImage, listUnmetChoices } from "../generation/describe-choices.ts";
import { checkMaterial } from "../sources/checks/check-material.ts";
import type { CommandIo, ExitCode } from "./command-io.ts";
import { buildCheckLine, buildLine, buildMessageLine } from "./message-line.ts";
import { readSource } from "./read-source.ts";

/** Reads the texts of a post, one after the other. */
async function readSources(sources: readonly string[], io: CommandIo, choice?: string) {
  if (sources.length > maxPostSources)
    throw new Error(`Name up to ${maxPostSources} sources for a post.`);
  const [first = "-", ...others] = sources;
  const found = await readSource(first, io, choice);
  const further = [];
  for (const source of others) further.push(await readSource(source, io));
  const all = [found, ...further];
  return {
    material: joinMaterials([found.material, ...further.map(({ material }) => material)]),
    read: all.map(({ material }) => material.source.read),
    choices: found.choices,
    embedded: new Map(all.flatMap(({ embedded }) => [...embedded])),
  };
}

export interface DraftCommandOptions {
  /** Maximum number of slides; absent means the default. */
  slides?: number;
  /** What a slide is made of. */
  per?: SlideUnit;
  /** Whether every word is kept, or the best sentences are chosen. */
  amount?: Amount;
  /** Who the post is for; only for AI models, so a warning says that it was ignored. */
  audience?: string;
  /** The post's language. The text isn't translated, and a warning says so. */
  language?: string;
  /** Whether questions to the author fill the slides for which the source is too short. */
  questions?: true;
  /** Addresses of the sources' images to add to the slides, or `all`. */
  image?: readonly string[];
  /** Template type, which decides the questions. */
  template?: string;
  /** Id of the part to read if the source is a feed or an archive, e.g. `2`. */
  choice?: string;
}

/**
 * Prints a post as JSON, made of the sources' own sentences. Prints skipped parts and failed checks on standard error.
 * @throws {Error} if there are too many sources, or if an option needs an AI model
 */
export async function draft(
  sources: readonly string[],
  {
    slides,
    per,
    amount,
    audience,
    language,
    questions,
    image = [],
    template,
    choice,
  }: DraftCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const { material, read, choices, embedded } = await readSources(sources, io, choice);
  const unmet = listUnmetChoices({ amount, audience, language }, material.source);
  const { post: drafted, notes } = draftPost(material, {
    slides,
    per,
    amount,
    questions,
    templateType: template,
  });
  const chosen = image.includes("all") ? "all" : image;
  const { post: placed, left: unplaced } = placeImages(drafted, material, chosen);
  const post = mapImages(placed, (url) => embedded.get(url) ?? url);
  for (const message of read.flatMap(({ left }) => left))
    io.stderr.write(buildLine(`left out: ${message}`));
  const doubts = read.flatMap(({ doubts: own }) => own.map(({ message }) => message));
  for (const message of [...doubts, ...notes, ...unmet, ...unplaced.map(describeLeftImage)])
    io.stderr.write(buildMessageLine("warning", message));
  for (const check of presentChecks(checkMaterial({ post }, { material, voice: null })))
    io.stderr.write(buildCheckLine(check));
  if (image.length === 0)
    for (const { url, alt, caption } of listImages(material))
      io.stderr.write(buildLine(`image: ${[url, alt ?? caption].filter(Boolean).join(" ")}`));
  for (const { id, title } of choices) io.stderr.write(buildLine(`part: ${id} (${title})`));
  const formatted = formatPost(JSON.stringify(post));
  io.stdout.write(`${formatted.ok ? formatted.text : JSON.stringify(post)}\n`);
  return 0;
}
