import type { SlideNode } from "../../../drawing/node.ts";
import { hasSentences } from "../../../text/word-breaks.ts";
import type { Composing } from "../fit/composing.ts";
import { fitNode, type FitBox, type Fitted } from "../fit/fit.ts";

/** The font of large words may shrink to this fraction of its size, to start each sentence on a new line. */
const sentenceShare = 0.8;
/** And to this fraction of that size, to save a line, because a sentence's last line may have only one word. */
const calmShare = 0.84;

/**
 * Fits large words with each sentence on a new line. Null if they are one sentence, or would be much smaller than
 * `whole`, which has the sentences one after another.
 */
export function* fitSentences(
  role: string,
  { text }: { text: string },
  whole: Fitted,
  { widthPx, heightPx, minPx }: Pick<FitBox, "widthPx" | "heightPx" | "minPx">,
  build: (sizePx: number) => SlideNode,
): Composing<Fitted | null> {
  if (!hasSentences(text)) return null;
  const fit = (name: string, box: Pick<FitBox, "heightPx" | "minPx" | "maxPx">) =>
    fitNode(`${role} ${name}`, { widthPx, mayOverflow: true, ...box }, build);
  const leastPx = Math.max(minPx, whole.sizePx * sentenceShare);
  const split = yield* fit("sentences", { heightPx, minPx: leastPx, maxPx: whole.sizePx });
  if (split.sizePx <= leastPx) return null;
  const calmPx = Math.max(leastPx, split.sizePx * calmShare);
  const calm = yield* fit("calm sentences", {
    heightPx: split.heightPx - split.sizePx * 0.8,
    minPx: calmPx,
    maxPx: split.sizePx,
  });
  return calm.sizePx > calmPx ? calm : split;
}
