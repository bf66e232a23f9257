import type { SlideStyle } from "./style.ts";

/** Signs that fonts turn into ligatures, such as Inter's arrow for `->`. */
const joinedSigns = /[-=<>|~!:*+]{2}/;
/** Scripts that need these features for their letter forms. */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}]/u;

/** Returns the style without ligatures if they would hide what was typed: in code, and for signs between words. */
export function addFeatures(style: SlideStyle, spans: readonly { text: string }[]): SlideStyle {
  const isCode = style.fontFamily === "JetBrains Mono";
  const hides = (content: string) => joinedSigns.test(content) && !joinedScript.test(content);
  if (!isCode && !spans.some((span) => hides(span.text))) return style;
  const features = ['"liga" 0', '"calt" 0'];
  const { fontFeatureSettings: own } = style;
  return { ...style, fontFeatureSettings: [...(own ? [own] : []), ...features].join(", ") };
}
