import type { Sheet } from "../../design/colors/template-colors.ts";
import { chromaOf, getTone } from "../../design/tone.ts";

/** Colours of less chroma (OKLab) than this pass for a grey. */
const leastChroma = 0.04;

/** The colour of marked words: the accent, or where that is a grey the secondary, so that they are not the weaker ones. */
export function markColor({ accentLarge, secondary, inkLarge }: Sheet): string {
  const colored = [accentLarge, secondary].find((color) => chromaOf(getTone(color)) > leastChroma);
  return colored ?? inkLarge;
}
