import { parseTextBlocks, type TextBlock } from "../document/text-blocks.ts";
import { directionStyle } from "./direction.ts";
import { buildListMarker } from "./list-marker.ts";
import { box, text, type SlideNode } from "./node.ts";
import type { SlideContext } from "./slide-context.ts";
import type { SlideStyle } from "./style.ts";
import type { TextRef } from "./text-ref.ts";

const bodyLeading = 1.5;

/** An emoji, or a digit in a keycap, at the start of a list item is its marker already. */
const startsWithEmoji = /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u;

/** The paragraphs and list items of a text; list items of one run stand close together. */
export function buildTextItem(
  context: SlideContext,
  value: string,
  ref: TextRef,
  centered: boolean,
): SlideNode[] {
  const groups: TextBlock[][] = [];
  for (const block of parseTextBlocks(value)) {
    const group = groups.at(-1);
    if (group && group[0]?.kind !== "paragraph" && block.kind !== "paragraph") group.push(block);
    else groups.push([block]);
  }
  return groups.map((group) => {
    const nodes = group.map((block) =>
      block.kind === "paragraph"
        ? buildParagraph(context, block.text, ref, centered)
        : buildListItem(context, block, ref),
    );
    const [first] = nodes;
    if (nodes.length === 1 && first) return first;
    const rowGap = Math.round(8 * context.type.space);
    return box({ display: "flex", flexDirection: "column", rowGap, flexShrink: 0 }, ...nodes);
  });
}

function bodyStyle({ design, palette, type }: SlideContext, content: string): SlideStyle {
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
  context: SlideContext,
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

function buildListItem(context: SlideContext, block: TextBlock, ref: TextRef): SlideNode {
  const lineHeightPx = context.type.bodyPx * bodyLeading;
  return box(
    {
      display: "flex",
      flexDirection: "row",
      alignItems: "flex-start",
      columnGap: Math.round(context.type.bodyPx * 0.62),
      flexShrink: 0,
      direction: directionStyle(block.text).direction,
    },
    startsWithEmoji.test(block.text)
      ? null
      : buildListMarker(context, lineHeightPx, block.kind === "numbered" ? block.number : null),
    text(
      { ...bodyStyle(context, block.text), flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
      block.text,
      ref,
    ),
  );
}
