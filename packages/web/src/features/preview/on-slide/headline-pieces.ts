import { parseInlineMarkup } from "@slideloom/core/document";
import { hasKana, markPhraseBreaks, type PhrasePlace } from "@slideloom/core/text";
import type { FieldLine } from "./line-dom.ts";

/** A part of a headline. A mark is a `::`, and a break is a line break opportunity in Chinese or Japanese. */
export type HeadlinePiece =
  | { kind: "words"; text: string; isHighlighted?: true }
  | { kind: "mark"; side: "start" | "end" }
  | { kind: "break" }
  | { kind: "line" };

const zeroWidthSpace = "\u200b";

export function splitHeadline(headline: string): HeadlinePiece[] {
  const place = { isJapanese: hasKana(headline) };
  return parseInlineMarkup(headline).flatMap(({ text, highlighted }, index) => {
    const pieces = splitLines(text, { ...place, follows: index > 0 });
    if (!highlighted) return pieces;
    const from = pieces[0]?.kind === "break" ? 1 : 0;
    const colored = pieces.map((piece) =>
      piece.kind === "words" ? { ...piece, isHighlighted: true as const } : piece,
    );
    return [
      ...colored.toSpliced(from, 0, { kind: "mark", side: "start" }),
      { kind: "mark", side: "end" },
    ];
  });
}

function splitLines(text: string, place: PhrasePlace): HeadlinePiece[] {
  return text
    .split("\n")
    .flatMap((line, index): HeadlinePiece[] =>
      index === 0
        ? splitPhrases(line, place)
        : [{ kind: "line" }, ...splitPhrases(line, { ...place, follows: false })],
    );
}

function splitPhrases(text: string, place: PhrasePlace): HeadlinePiece[] {
  if (text.includes(zeroWidthSpace)) return [{ kind: "words", text }];
  const phrases = markPhraseBreaks(text, place).split(zeroWidthSpace);
  return phrases.flatMap((words, index): HeadlinePiece[] => [
    ...(index > 0 ? [{ kind: "break" } as const] : []),
    ...(words === "" ? [] : [{ kind: "words", text: words } as const]),
  ]);
}

/**
 * Class of a `::`. The start margin cancels the width, because line wrapping ignores an end margin. U+2060 prevents a
 * line break after the `::`.
 */
const markClassName = String.raw`relative -top-[0.4em] -ms-(--mark-width) text-[0.5em] leading-0 tracking-normal opacity-70 after:content-['\2060']`;
const markSideClassNames = { start: "", end: "start-(--mark-width)" };

/** Class of a highlight; the text colour is inherited if the drawn highlight has no colour of its own. */
const highlightClassName =
  "text-(--highlight-color) [-webkit-text-stroke-color:var(--highlight-stroke)]";

function makeSpan(className: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  return span;
}

/** Class of an empty span after which a new line starts. It is no text, so the caret and Backspace pass it. */
const lineEndClassName = String.raw`after:whitespace-pre after:content-['\a']`;

/** Builds a headline's lines, which wrap at `ends`, UTF-16 units of the headline. */
export function makeHeadlineLines(headline: string, ends: readonly number[] = []): FieldLine[] {
  const lines: FieldLine[] = [{ mark: "", nodes: [] }];
  let at = 0;
  for (const piece of cutAtEnds(splitHeadline(headline), ends)) {
    at += lengthOf(piece);
    if (piece.kind === "line") lines.push({ mark: "", nodes: [] });
    else lines.at(-1)?.nodes.push(makeNode(piece));
    const isEnd = piece.kind !== "break" && ends.includes(at);
    if (isEnd) lines.at(-1)?.nodes.push(makeSpan(lineEndClassName, ""));
  }
  return lines;
}

const markLength = 2;

function lengthOf(piece: HeadlinePiece): number {
  if (piece.kind === "words") return piece.text.length;
  return piece.kind === "mark" ? markLength : piece.kind === "line" ? 1 : 0;
}

/** Cuts words so that each end is after a piece. */
function cutAtEnds(pieces: readonly HeadlinePiece[], ends: readonly number[]): HeadlinePiece[] {
  let at = 0;
  return pieces.flatMap((piece): HeadlinePiece[] => {
    const from = at;
    at += lengthOf(piece);
    if (piece.kind !== "words") return [piece];
    const cuts = ends.filter((end) => end > from && end < at).map((end) => end - from);
    const starts = [0, ...cuts];
    return starts.map((start, index) => ({
      ...piece,
      text: piece.text.slice(start, starts[index + 1]),
    }));
  });
}

function makeNode(piece: Exclude<HeadlinePiece, { kind: "line" }>): Node {
  if (piece.kind === "break") return document.createElement("wbr");
  if (piece.kind === "mark") {
    return makeSpan(`${markClassName} ${markSideClassNames[piece.side]}`, "::");
  }
  return piece.isHighlighted
    ? makeSpan(highlightClassName, piece.text)
    : document.createTextNode(piece.text);
}
