import type { Sheet } from "../../../design/colors/template-colors.ts";
import { contrastRatio } from "../../../design/contrast.ts";
import { isLegible, largeRatio } from "../../../design/legible-color.ts";
import { withAlpha } from "../../../design/rgb.ts";
import type { MarkShape, TextMark, TextSpan } from "../../../drawing/node.ts";
import { iconCharacters } from "../../../icons/index.ts";
import { splitCode } from "../../../text/code-words.ts";
import { parseInlineMarkup } from "../../../text/inline-markup.ts";

export interface Marking {
  color: string;
  isBolder?: boolean;
  italic?: boolean;
  /** CSS shadow that glows around the letters. */
  glow?: string;
  mark?: TextMark;
}

/** A soft bar is translucent if its colour has at least this contrast with the background. */
const softFrom = 1.8;
const softAlpha = 0.55;

/** Style of highlighted words in headlines. `shape` is the mark of words that a colour alone doesn't highlight. */
export function markingOf(
  sheet: Sheet,
  shape: MarkShape,
  extra: Pick<Marking, "italic" | "glow"> = {},
): Marking {
  const { color, mark } = sheet.highlight;
  if (mark === null) return { color, ...extra };
  if (shape === "block") return blockMarking(sheet);
  const isBar = shape === "bar" || shape === "softBar";
  if (isBar && contrastRatio(color, mark) < largeRatio) {
    return { color, ...extra, mark: { shape: "rule", color: mark } };
  }
  const isSoft = shape === "softBar" && isLegible(mark, sheet.span, softFrom);
  return { color, ...extra, mark: { shape, color: isSoft ? withAlpha(mark, softAlpha) : mark } };
}

/** Style of words on a block. */
export function blockMarking({ block, inkLarge }: Sheet): Marking {
  const { color, mark } = block;
  return { color, mark: { shape: "block", color: mark, isField: color !== inkLarge } };
}

/** Returns the next weight at which letters look bolder (CSS Fonts 4, `bolder`). */
function bolderThan(weight: number): number {
  return weight < 550 ? 700 : 900;
}

/** Splits a text into spans; highlighted words get the style `marking`. `weight` is that of the other words. */
export function markSpans(marking: Marking, words: string, weight: number): TextSpan[] {
  const spans = parseInlineMarkup(words).flatMap(({ text, highlighted }) =>
    splitCode(text).map((part) =>
      highlighted
        ? markedSpan(marking, part.text, weight)
        : part.isCode
          ? codeSpan(marking, part.text)
          : { text: part.text },
    ),
  );
  return colorIcons(spans, marking.color);
}

const atIcons = new RegExp(`(?<=[${iconCharacters}])|(?=[${iconCharacters}])`, "u");
const icon = new RegExp(`^[${iconCharacters}]`, "u");

/** Makes each icon a span of its own in that colour. */
export function colorIcons(spans: readonly TextSpan[], color: string): TextSpan[] {
  return spans.flatMap((span) =>
    span.text.split(atIcons).map((text) => ({
      ...span,
      text,
      ...(icon.test(text) && { style: { ...span.style, color } }),
    })),
  );
}

/** Opacity of the field behind code. */
const codeAlpha = 0.16;

/** Draws words of code on a pale field. */
function codeSpan({ color, mark }: Marking, text: string): TextSpan {
  return { text, mark: { shape: "block", color: withAlpha(mark?.color ?? color, codeAlpha) } };
}

export function markedSpan(
  { color, isBolder, italic, glow, mark }: Marking,
  text: string,
  weight: number,
): TextSpan {
  const style = {
    color,
    ...(isBolder && { fontWeight: bolderThan(weight) }),
    ...(italic && { fontStyle: "italic" }),
    ...(glow && { textShadow: glow }),
  } as const;
  return { text, isPhrase: true, style, ...(mark && { mark }) };
}
