import type { EmojiSegment } from "../emoji/emoji-segment.ts";
import { splitEmoji } from "../emoji/split-emoji.ts";
import { listFallbackFamilies } from "./fallback-families.ts";
import { findFontSubset } from "./font-catalogue.ts";
import { listGlyphs, splitClusters } from "./text-clusters.ts";

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Characters that the engine draws as boxes or gaps: control characters, annotation marks, noncharacters, hangul
// fillers, U+180F and the shorthand controls.
const undrawable =
  /(?![\n\t])\p{Cc}|[\uFFF9-\uFFFB]|[\u115F\u1160\u3164\uFFA0]|\u180F|[\u{1BCA0}-\u{1BCA3}]|\p{Noncharacter_Code_Point}/gu;
// Arabic number signs enclose the digits after them. If no digit follows, U+200C separates the sign from the next
// letter, because the engine would seek one font for both.
const signWithoutDigits = /[\u0600-\u0605\u06DD\u0890\u0891](?![\p{Number}\u200C])/gu;
const unpairedSurrogate = /\p{Surrogate}/gu;
// Decomposed letters with marks, and decomposed hangul (Unicode normalisation form D).
const decomposed = /\P{Mark}\p{Mark}+|[\u1100-\u11FF]+/gu;
const replacementCharacter = "\uFFFD";

// Matches an emoji with its skin tone, tags and joiner. Slides don't show the emoji if there is no image of it, and no
// font has its first character.
const pictographs =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}][\p{Mark}\p{Emoji_Modifier}\u200D\u{E0020}-\u{E007F}]*/gu;

const families = listFallbackFamilies("");
const maxKnownForms = 20_000;
const drawableForms = new Map<string, string>();

function hasGlyphs(cluster: string): boolean {
  const glyphs = listGlyphs(cluster);
  return glyphs.length === 0 || families.some((family) => findFontSubset(family, glyphs) !== null);
}

function findDrawableForm(cluster: string): string {
  if (hasGlyphs(cluster)) return cluster;
  const compatible = cluster.normalize("NFKC");
  if (splitClusters(compatible).every(hasGlyphs)) return compatible;
  const [base = "", ...marks] = cluster;
  return marks.length > 0 ? toDrawable(base) : replacementCharacter;
}

/**
 * Returns a letter with its marks if one font covers them. Otherwise, returns its compatibility form (UAX #15), its
 * base letter or U+FFFD.
 */
function toDrawable(cluster: string): string {
  const known = drawableForms.get(cluster);
  if (known !== undefined) return known;
  const form = findDrawableForm(cluster);
  if (drawableForms.size >= maxKnownForms) drawableForms.clear();
  drawableForms.set(cluster, form);
  return form;
}

/** Removes undrawable characters and composes letters with their marks (NFC). */
export function normalize(text: string): string {
  return text
    .replace(lineBreaks, "\n")
    .replace(undrawable, "")
    .replace(unpairedSurrogate, replacementCharacter)
    .replace(signWithoutDigits, "$&\u200C")
    .replace(decomposed, (cluster) => cluster.normalize("NFC"));
}

/**
 * A segment of text that is drawn by fonts or as an emoji image. The kind `left` marks an emoji without glyph and
 * image, which isn't drawn.
 */
export type DrawnSegment = EmojiSegment | { kind: "left"; text: string };

/**
 * Splits a text into segments that are drawn by fonts, drawn as emoji art, or left out. The segments' texts concatenate
 * to the original text.
 */
export function splitDrawn(text: string): DrawnSegment[] {
  const segments: DrawnSegment[] = [];
  for (const segment of splitEmoji(text)) {
    const last = segments.at(-1);
    const isRestOfLeft =
      last?.kind === "left" &&
      (last.text.endsWith("\u200D") || /^\p{Emoji_Modifier}/u.test(segment.text));
    if (isRestOfLeft && segment.kind === "emoji") last.text += segment.text;
    else if (segment.kind === "text") segments.push(...splitLeft(segment.text));
    else segments.push(segment);
  }
  return segments;
}

function splitLeft(text: string): DrawnSegment[] {
  const segments: DrawnSegment[] = [];
  let end = 0;
  for (const { 0: pictograph, index } of text.matchAll(pictographs)) {
    const [base = ""] = pictograph;
    if (hasGlyphs(base)) continue;
    if (index > end) segments.push({ kind: "text", text: text.slice(end, index) });
    segments.push({ kind: "left", text: pictograph });
    end = index + pictograph.length;
  }
  if (end < text.length) segments.push({ kind: "text", text: text.slice(end) });
  return segments;
}

/**
 * Returns the text as the engine can draw it, with \n line ends and composed letters. Undrawable characters are
 * replaced or removed.
 */
export function cleanText(text: string): string {
  let clean = "";
  let isAfterLeft = false;
  for (const { kind, text: part } of splitDrawn(normalize(text))) {
    const isSpaceTwice = isAfterLeft && clean.endsWith(" ") && part.startsWith(" ");
    if (kind === "text")
      clean += splitClusters(isSpaceTwice ? part.slice(1) : part)
        .map(toDrawable)
        .join("");
    if (kind === "emoji") clean += part;
    isAfterLeft = kind === "left";
  }
  return clean;
}

/** Removes emoji that nothing draws. */
export function dropLeftEmoji(text: string): string {
  const drawn = splitDrawn(text).filter(({ kind }) => kind !== "left");
  return drawn.map((segment) => segment.text).join("");
}

/** Lists the letters with marks that no installed font covers. Each is listed once, in text order. */
export function findUncoveredCharacters(text: string): string[] {
  const clusters = splitDrawn(normalize(text)).flatMap((segment) =>
    segment.kind === "text" ? splitClusters(segment.text) : [],
  );
  return [...new Set(clusters)].filter(
    (cluster) => toDrawable(cluster).normalize("NFKC") !== cluster.normalize("NFKC"),
  );
}

/** Lists emoji with neither art nor a font; unique, in text order. */
export function findLeftEmoji(text: string): string[] {
  const left = splitDrawn(normalize(text)).filter(({ kind }) => kind === "left");
  return [...new Set(left.map((segment) => segment.text.replace(/\u200D$/u, "")))];
}
