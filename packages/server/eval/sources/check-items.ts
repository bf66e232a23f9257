import { listItemTexts, type Post, type Slide } from "@slideloom/core/document";
import { createPostChecker, readFacts, type PostCheck } from "@slideloom/core/facts";
import { listFactPassages } from "@slideloom/core/sources";
import { guessLanguage } from "@slideloom/core/text";
import type { GeneratedPost, Material } from "../../src/generation/text-generator.ts";
import type { ItemCheck, SourceCase } from "./source-case.ts";

/** Ways to decide whether a post meets an item of its `SourceCase`. A model decides `judge`, a program the others. */
export type ItemKind = "number" | "anyOf" | "noneOf" | "language" | "slides" | "grounded" | "judge";

export interface ItemResult {
  id: string;
  kind: ItemKind;
  /** Null if the item is undecided, e.g. because it needs a judge. */
  isMet: boolean | null;
}

/** The text of a post that readers see. */
export type PostWords = Pick<GeneratedPost, "post" | "captions">;

interface Evidence {
  post: Post;
  /** The text of the slides and the caption. */
  words: string;
  /** `words`, title, hashtags, captions for networks and alt texts. */
  allWords: string;
  numbers: ReturnType<typeof readFacts>["numbers"];
  checks: readonly PostCheck[];
}

/** Decides the items that need no judge. */
export function checkItems(
  { items, language }: SourceCase,
  written: PostWords,
  checks: readonly PostCheck[],
): ItemResult[] {
  const { post, captions = {} } = written;
  const words = [...post.content.map(readWords), post.caption ?? ""].join("\n");
  const alts = post.content.flatMap(({ alt }) => alt ?? []);
  const others = [post.title, ...(post.hashtags ?? []), ...Object.values(captions), ...alts];
  const { numbers } = readFacts([{ id: "post", text: words }], { language });
  const evidence = { post, words, allWords: [words, ...others].join("\n"), numbers, checks };
  return items.map(({ id, check }) => ({
    id,
    kind: check ? findKind(check) : "judge",
    isMet: check && isMet(check, evidence),
  }));
}

/** Returns the results if no post was written. Items with a `check` are unmet, and other items stay undecided. */
export const failItems = ({ items }: SourceCase): ItemResult[] =>
  items.map(({ id, check }) => ({
    id,
    kind: check ? findKind(check) : "judge",
    isMet: check && false,
  }));

export function checkSource(post: Post, material: Material, language: string): PostCheck[] {
  const facts = readFacts(listFactPassages([material]), { language });
  return createPostChecker(facts)(post, { language });
}

export function readWords({ header, description, summary = "" }: Slide): string {
  return [header, ...description.flatMap(listItemTexts), summary].join("\n");
}

const findKind = (check: ItemCheck) =>
  (["number", "anyOf", "noneOf", "language", "slides", "grounded"] as const).find(
    (kind) => kind in check,
  ) ?? "judge";

function isMet(check: ItemCheck, { post, words, allWords, numbers, checks }: Evidence): boolean {
  if ("number" in check) {
    return numbers.some(
      ({ values, unit }) =>
        values.some((value) => Math.abs(value - check.number) < 1e-6) &&
        (check.unit === undefined || unit === check.unit),
    );
  }
  if ("anyOf" in check) return check.anyOf.some((wanted) => holds(words, wanted));
  if ("noneOf" in check) return !check.noneOf.some((unwanted) => holds(allWords, unwanted));
  if ("language" in check) return guessLanguage(words) === check.language;
  if ("slides" in check) return post.content.length === check.slides;
  return checks.every(({ severity }) => severity === "note");
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
