import { directionStyle } from "../../drawing/direction.ts";
import { box, text, type SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { TextRef } from "../../drawing/text-ref.ts";
import type { DrawBlock, DrawContext } from "../block.ts";
import { buildListMarker } from "./list-marker.ts";
import { parseTextPieces, startsWithEmoji, type TextPiece } from "./text-pieces.ts";

const bodyLeading = 1.5;

/** The paragraphs and list items of a text; list items of one run stand close together. */
export const drawText: DrawBlock = (context, value, ref, { centered = false }) => {
  const groups: TextPiece[][] = [];
  for (const piece of parseTextPieces(value)) {
    const group = groups.at(-1);
    if (group && group[0]?.kind !== "paragraph" && piece.kind !== "paragraph") group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => {
    const nodes = group.map((piece) => drawPiece(context, piece, ref, centered));
    const [first] = nodes;
    if (nodes.length === 1 && first) return first;
    const rowGap = Math.round(8 * context.type.space);
    return box({ display: "flex", flexDirection: "column", rowGap, flexShrink: 0 }, ...nodes);
  });
};

function drawPiece(
  context: DrawContext,
  piece: TextPiece,
  ref: TextRef,
  centered: boolean,
): SlideNode {
  switch (piece.kind) {
    case "paragraph":
      return buildParagraph(context, piece.text, ref, centered);
    case "bullet":
      return buildListItem(context, piece.text, null, ref);
    case "numbered":
      return buildListItem(context, piece.text, piece.number, ref);
  }
}

function bodyStyle({ design, palette, type }: DrawContext, content: string): SlideStyle {
  return {
    fontFamily: design.bodyFontFamily,
    fontSize: type.bodyPx,
    lineHeight: bodyLeading,
    color: palette.ink,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
    flexShrink: 0,
    ...directionStyle(content),
  };
}

function buildParagraph(
  context: DrawContext,
  content: string,
  ref: TextRef,
  centered: boolean,
): SlideNode {
  return text(
    { ...bodyStyle(context, content), ...(centered && { textAlign: "center" }) },
    content,
    ref,
  );
}

function buildListItem(
  context: DrawContext,
  content: string,
  number: number | null,
  ref: TextRef,
): SlideNode {
  const lineHeightPx = context.type.bodyPx * bodyLeading;
  return box(
    {
      display: "flex",
      flexDirection: "row",
      alignItems: "flex-start",
      columnGap: Math.round(context.type.bodyPx * 0.62),
      flexShrink: 0,
      direction: directionStyle(content).direction,
    },
    startsWithEmoji.test(content) ? null : buildListMarker(context, lineHeightPx, number),
    text(
      { ...bodyStyle(context, content), flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
      content,
      ref,
    ),
  );
}
