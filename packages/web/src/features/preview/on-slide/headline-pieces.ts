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

export function makeHeadlineLines(headline: string): FieldLine[] {
  const lines: FieldLine[] = [{ mark: "", nodes: [] }];
  for (const piece of splitHeadline(headline)) {
    if (piece.kind === "line") lines.push({ mark: "", nodes: [] });
    else lines.at(-1)?.nodes.push(makeNode(piece));
  }
  return lines;
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
