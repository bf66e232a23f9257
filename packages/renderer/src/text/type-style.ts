import type { SlideStyle } from "@slideloom/core/slide";

/** Style properties that decide a text's letters and lines, independent of the parent. */
const typeProperties = [
  ...(["direction", "textAlign", "fontFamily", "fontSize", "fontWeight", "fontStyle"] as const),
  ...(["fontFeatureSettings", "lineHeight", "letterSpacing", "textTransform"] as const),
  ...(["whiteSpace", "textWrap", "overflowWrap"] as const),
] as const satisfies readonly (keyof SlideStyle)[];

/** Returns the part of a style that decides a text's letters and lines, for drawing the text elsewhere. */
export function pickTypeStyle(style: SlideStyle): SlideStyle {
  const picked: SlideStyle = { flexShrink: 0 };
  for (const name of typeProperties) {
    const value = style[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
