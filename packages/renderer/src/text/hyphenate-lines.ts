import { getDirection, type TextNode } from "@slideloom/core/slide";
import type { MeasuredRun } from "../engine/engine.ts";
import { softHyphen } from "@slideloom/core/text";
import { countLetters, listLetterPlaces } from "./letters.ts";
import { groupRuns, type MeasuredSlide, type MeasuredText } from "./measured-slide.ts";

/** The spans' texts with drawn hyphens, by node. */
export type HyphenatedTexts = WeakMap<TextNode, readonly string[]>;

/** A soft hyphen's state: unchanged, drawn as a hyphen at a line break, or removed because no hyphen fits. */
type Hyphen = "soft" | "drawn" | "closed";

interface HyphenatedText {
  node: TextNode;
  hyphens: Hyphen[];
}

/** Maximum number of layouts, in case hyphenation never settles. Long German words in narrow columns take under ten. */
const maxLayouts = 60;

/** A hyphen, a direction mark and a break opportunity (U+200B). */
const drawnHyphen = /-[\u200E\u200F]\u200B?/gu;

/**
 * Takumi (2.16.3) breaks lines at soft hyphens (U+00AD) but draws no hyphen. Repeats the layout until all of these
 * lines end in a hyphen that fits.
 */
export async function hyphenateLines(
  texts: HyphenatedTexts,
  layOut: () => Promise<MeasuredSlide>,
): Promise<MeasuredSlide> {
  let slide = await layOut();
  const open = slide.texts.flatMap(({ node }) => openHyphens(node));
  if (open.length === 0) return slide;
  const layOutAgain = async () => {
    for (const text of open) texts.set(text.node, writeSpans(text).spans);
    slide = await layOut();
  };
  await layOutAgain();
  let layouts = 1;
  while (settleAll(open, slide)) {
    layouts += 1;
    if (layouts > maxLayouts) for (const { hyphens } of open) hyphens.fill("closed");
    await layOutAgain();
  }
  for (const text of slide.texts) {
    const { measured } = text;
    text.measured = { ...measured, runs: measured.runs.map(nameHyphen) };
  }
  return slide;
}

/** Collects a text's soft hyphens. In a text that doesn't wrap, such as source code, none is ever drawn. */
function openHyphens(node: TextNode): HyphenatedText[] {
  const count = node.spans.reduce((sum, { text }) => sum + text.split(softHyphen).length - 1, 0);
  return count === 0 ? [] : [{ node, hyphens: Array.from({ length: count }, () => "soft") }];
}

/**
 * Writes the spans' texts for layout, and the position of each hyphen in their concatenation. A removed hyphen has the
 * position -1.
 */
function writeSpans({ node, hyphens }: HyphenatedText): { spans: string[]; places: number[] } {
  const places: number[] = [];
  let before = "";
  const spans = node.spans.map(({ text }) => {
    const start = before.length;
    for (const [index, part] of text.split(softHyphen).entries()) {
      if (index > 0) {
        const hyphen = hyphens[places.length];
        places.push(hyphen === "closed" ? -1 : before.length);
        if (hyphen === "soft") before += softHyphen;
        if (hyphen === "drawn") before += `-${directionMark(before)}\u200B`;
      }
      before += part;
    }
    return before.slice(start);
  });
  return { spans, places };
}

/** Returns the mark that keeps a hyphen beside its word in bidirectional text. */
function directionMark(before: string): string {
  const letter = /\p{L}(?=\P{L}*$)/u.exec(before)?.[0] ?? "";
  return getDirection(letter) === "rtl" ? "\u200F" : "\u200E";
}

function settleAll(open: readonly HyphenatedText[], { texts }: MeasuredSlide): boolean {
  const byNode = new Map(texts.map((text) => [text.node, text]));
  const changes = open.map((text) => {
    const measured = byNode.get(text.node);
    return measured !== undefined && settle(text, measured);
  });
  return changes.includes(true);
}

/**
 * Draws a hyphen at each line that ends in a soft hyphen, and removes hyphens that moved to the next line. Returns
 * false if nothing changed.
 */
function settle(text: HyphenatedText, measured: MeasuredText): boolean {
  const { hyphens } = text;
  const { spans, places } = writeSpans(text);
  const gaps = listGaps(spans.join(""), measured);
  const lineEnds = new Set(gaps.map(({ from }) => from));
  const moved = hyphens.findIndex((hyphen, index) => {
    return hyphen === "drawn" && !lineEnds.has(places[index] ?? -1);
  });
  if (moved >= 0) {
    hyphens[moved] = "closed";
    for (let index = moved + 1; index < hyphens.length; index += 1) {
      if (hyphens[index] === "drawn") hyphens[index] = "soft";
    }
    return true;
  }
  const broken = gaps.flatMap(({ from, until, marks }) => {
    if (!/^[\p{M}\u00AD]*$/u.test(marks)) return [];
    const last = places.findLastIndex((place) => place > from && place < until);
    return last >= 0 ? [last] : [];
  });
  for (const index of broken) hyphens[index] = "drawn";
  return broken.length > 0;
}

/** Lists the gaps between each line's last letter and the next line's first letter, with the characters in between. */
function listGaps(
  content: string,
  measured: MeasuredText,
): { from: number; until: number; marks: string }[] {
  const letters = listLetterPlaces(content);
  let next = 0;
  return groupRuns(measured).flatMap(([, runs]) => {
    next += runs.reduce((count, run) => count + countLetters(run.text), 0);
    const [from, until] = [letters[next - 1], letters[next]];
    if (from === undefined || until === undefined) return [];
    const length = (content.codePointAt(from) ?? 0) > 0xff_ff ? 2 : 1;
    return [{ from, until, marks: content.slice(from + length, until) }];
  });
}

function nameHyphen(run: MeasuredRun): MeasuredRun {
  const text = run.text.replaceAll(softHyphen, "").replaceAll(drawnHyphen, softHyphen);
  return { ...run, text };
}
