import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { directionStyle } from "../../drawing/direction.ts";
import { box, text, type SlideNode, type TextNode, type TextSpan } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { TextRef } from "../../drawing/text-ref.ts";
import type { SlideContext } from "../slide-context.ts";

/** Large text in the heading font, which keeps its words whole. */
export interface DisplayText {
  content: string;
  ref: TextRef;
  fontSizePx: number;
  lineHeight: number;
  /** Most lines to draw; absent means all. */
  lines?: number | undefined;
  centered?: boolean;
  /** Under a title: lighter, in the body font. */
  subtitle?: boolean;
}

/** Bands of two lines need room between them. */
const markerLeading = 1.34;

/** Scripts that set letters and signs above and below each other need it too. */
const stackedScript = /[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const stackedLeading = 1.6;

/** Scripts whose letters stand apart, so that tracking moves them and breaks no join. */
const spacedScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;

/** A title or header in the design's header style, its `::words::` in the primary colour. */
export function buildDisplayText(context: SlideContext, display: DisplayText): SlideNode {
  const { design, palette } = context;
  switch (design.headerStyle) {
    case "highlight":
      return paragraph(
        context,
        { ...display, lineHeight: Math.max(display.lineHeight, markerLeading) },
        { color: palette.ink },
        markerSpans(context, display),
      );
    case "gradient":
      return paragraph(
        context,
        display,
        {
          color: "transparent",
          backgroundImage: `linear-gradient(95deg, ${palette.gradient[0]}, ${palette.gradient[1]})`,
          backgroundClip: "text",
        },
        [{ text: stripMarkup(display.content) }],
      );
    case "outlined":
      return outlined(context, display);
    case "default":
      return paragraph(
        context,
        display,
        { color: palette.ink },
        accentSpans(context, display.content),
      );
  }
}

/** Spans with the `::words::` in the primary colour. */
export function accentSpans(
  { palette }: SlideContext,
  content: string,
  color = palette.accentLarge,
): TextSpan[] {
  return parseInlineMarkup(content).map((span) =>
    span.highlighted ? { text: span.text, style: { color } } : { text: span.text },
  );
}

/** The marker lies behind the `::words::`, or behind all of them where none is marked. */
function markerSpans({ palette, type }: SlideContext, { content }: DisplayText): TextSpan[] {
  const spans = parseInlineMarkup(content);
  const all = !spans.some((span) => span.highlighted);
  const style = {
    color: palette.marker.ink,
    backgroundColor: palette.marker.background,
    borderRadius: 4,
    padding: `0 ${Math.round(5 * type.space)}px`,
  };
  return spans.map((span) =>
    all || span.highlighted ? { text: span.text, style } : { text: span.text },
  );
}

/** Letters overlap inside variable fonts, so a stroke alone would show seams: a fill lies over its inner half. */
function outlined(context: SlideContext, display: DisplayText): SlideNode {
  const { palette } = context;
  const strokePx = Math.max(2, display.fontSizePx / 12);
  const spans = parseInlineMarkup(display.content);
  const stroke = paragraph(
    context,
    display,
    { position: "absolute", top: 0, left: 0, right: 0, letterSpacing: 0 },
    spans.map((span) => {
      const color = span.highlighted ? palette.accentLarge : palette.ink;
      return { text: span.text, style: { color, WebkitTextStroke: `${strokePx}px ${color}` } };
    }),
  );
  delete stroke.ref;
  stroke.partOf = display.ref;
  const fill = paragraph(
    context,
    display,
    { position: "relative", zIndex: 1, letterSpacing: 0, color: palette.backgroundColor },
    spans.map(({ text: content }) => ({ text: content })),
  );
  fill.outline = {
    widthPx: strokePx,
    color: palette.ink,
    highlightColor: palette.accentLarge,
  };
  return box({ position: "relative", display: "flex", flexDirection: "column" }, stroke, fill);
}

function paragraph(
  context: SlideContext,
  display: DisplayText,
  style: SlideStyle,
  spans: TextSpan[],
): TextNode {
  const node = text(
    {
      fontFamily: display.subtitle ? context.design.bodyFontFamily : context.design.fontFamily,
      fontWeight: display.subtitle ? 400 : 700,
      fontSize: display.fontSizePx,
      lineHeight: Math.max(
        display.lineHeight,
        stackedScript.test(display.content) ? stackedLeading : 0,
      ),
      letterSpacing: display.subtitle || !spacedScript.test(display.content) ? 0 : "-0.022em",
      maxWidth: "100%",
      textWrap: "balance",
      whiteSpace: "pre-line",
      alignSelf: display.centered ? "center" : "flex-start",
      ...directionStyle(display.content),
      ...(display.centered && { textAlign: "center" }),
      ...(display.lines !== undefined && {
        lineClamp: Math.max(1, display.lines),
        overflow: "hidden",
        textOverflow: "ellipsis",
      }),
      ...style,
    },
    spans,
    display.ref,
  );
  node.keepWords = true;
  return node;
}
