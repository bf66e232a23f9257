import { listItemTexts } from "../../document/item-texts.ts";
import type { Slide } from "../../document/post.ts";
import { countNoun, cutUnits, plural } from "../../text/index.ts";
import type { JudgedText } from "./judged-text.ts";
import { countShown as countText, maxWholeWords } from "./draft-text.ts";
import { listUnshown, type UnshownPart } from "./list-unshown.ts";
import type { DraftSentence } from "./sentences.ts";

/** Label of a draft, shown with it everywhere. */
export const draftLabel = "Made from your text without AI. Every sentence is yours.";

const shownCharacters = 80;

interface DraftUse {
  unused: readonly string[];
  /** Names of parts that no slide shows, because not all of them fit. */
  left: readonly string[][];
  slides?: number;
  shown: readonly DraftSentence[];
  title: string;
  caption: string;
  /** Notes about the title and the slides' units. */
  further: readonly string[];
}

/** Lists notes for the author: what was left out, which slides are too long, and whether the source is too short. */
export function describeDraft(
  content: readonly Slide[],
  text: JudgedText,
  { unused, left, slides, shown, title, caption, further }: DraftUse,
): string[] {
  const all = text.blocks.reduce((sum, { passages }) => sum + passages.length, 0);
  return [
    draftLabel,
    ...describeCount(content, slides),
    ...content.flatMap((slide, index) => {
      const count = countShown(slide);
      return count > maxWholeWords
        ? [`Slide ${index + 1} has ${count} words. Shorten it, or split it.`]
        : [];
    }),
    ...content.flatMap((slide, index) => describeRows(slide, index, text)),
    ...(unused.length > 0
      ? [
          `${unused.length} of ${countNoun(all, "passage")} of the source ${plural(unused.length, "isn't", "aren't")} on any slide.`,
        ]
      : []),
    ...left.map(describeLeft),
    ...describeUnshown(listUnshown(text, { content, title, shown, named: left.flat() }), caption),
    ...further,
    ...[...text.corrected]
      .filter((sentence) => !shown.includes(sentence))
      .map(
        ({ text: said }) => `Left out, because you correct it later in your text: ${quote(said)}.`,
      ),
    ...listTexts("Left out, because it is around the text, not part of it", text.frames),
  ];
}

/** Says how many slides the text fills, if there are fewer than requested. */
function describeCount(content: readonly Slide[], slides = content.length): string[] {
  const prompts = content.filter(({ prompt }) => prompt !== undefined).length;
  const filled = content.length - prompts;
  if (filled >= slides) return [];
  return [
    prompts > 0
      ? `Your text fills ${filled} of ${countNoun(slides, "slide")}. ${countNoun(prompts, "slide has", "slides have")} a question to answer.`
      : `Your text fills ${countNoun(filled, "slide")}, so the post has ${filled} instead of ${slides}.`,
  ];
}

const describeLeft = (names: readonly string[]) =>
  `Left out, because they don't fit: ${names.map(quote).join(", ")}. Ask for more slides to show them.`;

/** Maximum number of sentences and headings that a note names. */
const maxNamed = 8;

/** Names what no slide shows: the most important parts, in the source's order. */
function describeUnshown(parts: readonly UnshownPart[], caption: string): string[] {
  const isSaid = ({ text }: UnshownPart) => caption.includes(text);
  const name = (label: string, some: readonly UnshownPart[]) => {
    const best = new Set(some.toSorted((one, other) => other.score - one.score).slice(0, maxNamed));
    const named = some.filter((part) => best.has(part));
    return listTexts(label, named, { shown: maxNamed, all: some.length });
  };
  return [
    ...name("Only in the caption", parts.filter(isSaid)),
    ...name(
      "Not on any slide",
      parts.filter((part) => !isSaid(part)),
    ),
  ];
}

/** Says how many rows of a table a slide shows if it shows several, but not all. */
function describeRows({ sources = [] }: Slide, index: number, { blocks }: JudgedText): string[] {
  return blocks.flatMap(({ kind, passages }) => {
    if (kind !== "table") return [];
    const shown = passages.filter(({ id }) => sources.includes(id)).length;
    // The first row of a table without column names may be the names.
    const isHead = !passages[0]?.columns?.some(Boolean) && !sources.includes(passages[0]?.id ?? "");
    const rows = passages.length - (isHead ? 1 : 0);
    return shown > 1 && shown < rows ? [`Slide ${index + 1} shows ${shown} of ${rows} rows.`] : [];
  });
}

const countShown = ({ header, description }: Slide) =>
  countText([header, ...description.flatMap(listItemTexts)].join("\n"));

const quote = (text: string) =>
  `“${text.length > shownCharacters ? `${cutUnits(text, shownCharacters)}…` : text}”`;

const listed = 3;

/** Names up to `shown` texts, and counts the others of `all`. */
function listTexts(
  label: string,
  texts: readonly { text: string }[],
  { shown = listed, all = texts.length }: { shown?: number; all?: number } = {},
): string[] {
  if (texts.length === 0) return [];
  const names = texts.slice(0, shown).map(({ text }) => quote(text));
  const more = all - names.length;
  return [`${label}: ${[...names, ...(more > 0 ? [`${more} more`] : [])].join(", ")}.`];
}
