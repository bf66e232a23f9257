import type { SlideNode } from "../../drawing/node.ts";
import type { SlideContext } from "../slide-context.ts";
import { buildDisplayText } from "./display-text.ts";

/** The post's title, large. */
export function buildTitle(
  context: SlideContext,
  fontSizePx: number,
  lineHeight: number,
): SlideNode {
  return buildDisplayText(context, {
    content: context.post.title,
    ref: { kind: "title" },
    fontSizePx,
    lineHeight,
    lines: context.cut.titleLines,
  });
}

/** A slide's header. */
export function buildHeader(context: SlideContext, index: number, centered = false): SlideNode {
  return buildDisplayText(context, {
    content: context.post.content[index]?.header ?? "",
    ref: { kind: "header", slide: index },
    fontSizePx: context.type.headerPx,
    lineHeight: 1.14,
    lines: context.cut.headerLines,
    centered,
  });
}
