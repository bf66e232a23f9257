import { getDirection, type TextNode } from "@slideloom/core/slide";
import type { MeasuredRun } from "../engine/engine.ts";
import { softHyphen } from "../engine/word-breaks.ts";
import { countLetters, listLetterPlaces } from "./letters.ts";
import { groupRuns, type MeasuredSlide, type MeasuredText } from "./measured-slide.ts";

/** The texts of spans as they are drawn, where lines end at soft hyphens. */
export type HyphenatedTexts = WeakMap<TextNode, readonly string[]>;

/** What is laid out for a soft hyphen: it, a hyphen before a break, or nothing where no hyphen fits. */
type Hyphen = "soft" | "drawn" | "closed";

interface HyphenatedText {
  node: TextNode;
  hyphens: Hyphen[];
}

/** The least that ends a fit which goes on; long German words in narrow columns take under ten. */
const maxLayouts = 60;

/** A hyphen, the direction of its word, and a break (U+200B). */
const drawnHyphen = /-[\u200E\u200F]\u200B?/gu;

/**
 * Takumi (2.16.3) breaks lines at soft hyphens (U+00AD) and draws none. This lays a slide out until every line that ends at
 * one has a hyphen that fits, and keeps the texts with them. Runs say U+00AD for a hyphen that is drawn.
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

/** A text with soft hyphens; none of a line that doesn't wrap, as of source code, is ever drawn. */
function openHyphens(node: TextNode): HyphenatedText[] {
  const count = node.spans.reduce((sum, { text }) => sum + text.split(softHyphen).length - 1, 0);
  return count === 0 ? [] : [{ node, hyphens: Array.from({ length: count }, () => "soft") }];
}

/** The texts of the spans as they are laid out, and where in all of them each hyphen is; -1 for one that is closed. */
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

/** Keeps a hyphen beside its word where other words of the line run the other way. */
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

/** Draws hyphens where lines end at soft ones, and closes those that were moved on by their own hyphen; false if all is well. */
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

/** Between the last letter of each line and the first of the next: their places, and the marks between them. */
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
