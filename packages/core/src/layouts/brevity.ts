import { unspacedScripts } from "../text/scripts.ts";
import { stripMarkup } from "../text/inline-markup.ts";
import { countCodePoints } from "../text/index.ts";
import { parseLabelLine } from "./reading/label-line.ts";
import { listBlockWords } from "./reading/list-words.ts";
import type { SlideReading } from "./reading/slide-reading.ts";

/** Maximum number of characters besides the header on a slide with the layout `number`. */
export const maxBesideNumber = 140;
/** Maximum number of characters besides the header on a slide with the layout `statement`. */
export const maxBesideStatement = 90;

/** Maximum number of words in a header with the layout `statement`. */
export const maxHeaderWords = 14;
/** Maximum number of characters in a header with the layout `statement`, in scripts without spaces between words. */
export const maxHeaderCharacters = 32;

const withoutSpaces = new RegExp(String.raw`[${unspacedScripts}\p{Script=Tibetan}]`, "u");

/** Whether the header starts with a number and the slide has little other text. */
export function isShortNumber({ number, blocks, summary }: SlideReading): boolean {
  if (!number?.isCount || blocks.some(({ kind }) => kind === "fault")) return false;
  return countCharacters(blocks) + (summary?.text.length ?? 0) <= maxBesideNumber;
}

/** Whether the slide has no text but its header. */
export const isHeaderAlone = ({ blocks, summary }: SlideReading): boolean =>
  blocks.length === 0 && summary === null;

/** Whether the slide has only a header, or a short one and little other text. */
export function isStatement(reading: SlideReading): boolean {
  const { header, blocks } = reading;
  if (isHeaderAlone(reading)) return true;
  if (blocks.some(isFaultOrLines)) return false;
  return countCharacters(blocks) <= maxBesideStatement && isShortHeader(stripMarkup(header.text));
}

/** Whether a block is an error, or has several lines with labels or dashes. */
function isFaultOrLines(block: SlideReading["blocks"][number]): boolean {
  if (block.kind !== "paragraph") return block.kind === "fault";
  const lines = block.words.text.split("\n");
  if (lines.length < 2) return false;
  return (
    lines.some((line) => /^\s*[—–―-]/.test(line)) ||
    lines.every((line) => parseLabelLine(line.trim()) !== null)
  );
}

function isShortHeader(header: string): boolean {
  const text = header.trim();
  return withoutSpaces.test(text)
    ? countCodePoints(text, maxHeaderCharacters + 1) <= maxHeaderCharacters
    : text.split(/\s+/, maxHeaderWords + 1).length <= maxHeaderWords;
}

function countCharacters(blocks: SlideReading["blocks"]): number {
  const texts = blocks.flatMap(listBlockWords).map(({ text }) => text);
  return countCodePoints(texts.join(" "));
}
