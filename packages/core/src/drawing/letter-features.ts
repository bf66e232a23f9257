import type { SlideStyle } from "./style.ts";

/** Matches characters that fonts join into ligatures, e.g. `->`, which Inter draws as an arrow. */
const joinedSigns = /[-=<>|~!:*+]{2}/;
/** Matches scripts whose letters join only if the font features `liga` and `calt` are on. */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}]/u;

/** Switches ligatures off in code, and if they would replace typed signs such as `->`. */
export function addFeatures(style: SlideStyle, spans: readonly { text: string }[]): SlideStyle {
  const isCode = style.fontFamily === "JetBrains Mono";
  const hides = (content: string) => joinedSigns.test(content) && !joinedScript.test(content);
  if (!isCode && !spans.some((span) => hides(span.text))) return style;
  const features = ['"liga" 0', '"calt" 0'];
  const { fontFeatureSettings: own } = style;
  return { ...style, fontFeatureSettings: [...(own ? [own] : []), ...features].join(", ") };
}
