import { parseInlineMarkup } from "@slideloom/core/document";
import { markPhraseBreaks } from "@slideloom/renderer";

/** What a headline's line is made of: its words, the `::` around some, and where it may wrap inside Chinese and Japanese. */
export type HeadlinePiece =
  | { kind: "words"; text: string; isHighlighted?: true }
  | { kind: "mark"; side: "start" | "end" }
  | { kind: "break" };

const zeroWidthSpace = "\u200b";

export function splitHeadline(line: string): HeadlinePiece[] {
  return parseInlineMarkup(line).flatMap(({ text, highlighted }, index) => {
    const pieces = splitPhrases(text, index > 0);
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

function splitPhrases(text: string, follows: boolean): HeadlinePiece[] {
  if (text.includes(zeroWidthSpace)) return [{ kind: "words", text }];
  const phrases = markPhraseBreaks(text, follows).split(zeroWidthSpace);
  return phrases.flatMap((words, index): HeadlinePiece[] => [
    ...(index > 0 ? [{ kind: "break" } as const] : []),
    ...(words === "" ? [] : [{ kind: "words", text: words } as const]),
  ]);
}

/** Marks are small and take no room, so that the words beside them stand where they are drawn; no line ends behind one. */
const markClassName = String.raw`relative -top-[0.4em] text-[0.5em] leading-0 tracking-normal opacity-70 after:content-['\2060']`;
const markSideClassNames = { start: "-ms-(--mark-width)", end: "-me-(--mark-width)" };

/** Where the drawn words have no colour of their own, neither have these. */
const highlightClassName =
  "text-(--highlight-color) [-webkit-text-stroke-color:var(--highlight-stroke)]";

function makeSpan(className: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  return span;
}

/** The nodes of a headline's line in a field. */
export function makeHeadline(line: string): Node[] {
  return splitHeadline(line).map((piece) => {
    if (piece.kind === "break") return document.createElement("wbr");
    if (piece.kind === "mark") {
      return makeSpan(`${markClassName} ${markSideClassNames[piece.side]}`, "::");
    }
    return piece.isHighlighted
      ? makeSpan(highlightClassName, piece.text)
      : document.createTextNode(piece.text);
  });
}
