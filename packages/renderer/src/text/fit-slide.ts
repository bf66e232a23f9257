import { buildSlide, getStack, minTypeFactor, getStage } from "@slideloom/core/slide";
import type { BoxNode, SlideFit, SlideInput } from "@slideloom/core/slide";
import { cutSlide } from "./cut-slide.ts";
import { hasBrokenWord, type MeasuredSlide } from "./measured-slide.ts";
import { mergeOverflows, overflowOf } from "./overflow.ts";
import type { Overflow } from "../slide-job.ts";

/** Lays out a tree; `breakWords` lets long words break. At scale 1 unless said otherwise. */
export type MeasureSlide = (
  root: BoxNode,
  breakWords: boolean,
  scale?: number,
) => Promise<MeasuredSlide>;

/** The fit found: what to build the final tree with and what had to be left out. */
export interface FittedSlide {
  fit: SlideFit & { heightPx: number };
  breakWords: boolean;
  overflows: Overflow[];
}

/** Type factors are tried in these steps. */
const factorStep = 0.02;

/** A card that may grow keeps the stage's height while its type is at least this large. */
const readableFactor = 0.85;

/** A card grows to this height at most, CSS px: at scale 2 the pictures stay inside what browsers can decode. */
const maxCardHeightPx = 8000;

/**
 * Finds the largest type factor at which the slide fits, by bisection on the engine's measurement. Where even the
 * smallest does not fit it cuts at whole lines and reports what is missing; a single post grows in height instead.
 */
export async function fitSlide(input: SlideInput, measure: MeasureSlide): Promise<FittedSlide> {
  const stageHeightPx = getStage(input.format).heightPx;
  const { growsInHeight, maxTypeFactor } = getStack(input);
  const min = growsInHeight ? readableFactor : minTypeFactor;
  const lay = (fit: Omit<SlideFit, "heightPx">, breakWords: boolean) =>
    measure(buildSlide(input, { ...fit, heightPx: null }), breakWords);
  const search = async (max: number, breakWords: boolean): Promise<FittedSlide | null> => {
    const typeFactor = await findLargest(
      { min, max, limit: stageHeightPx + 0.5 },
      async (factor) => {
        const slide = await lay({ typeFactor: factor, cut: {} }, breakWords);
        const broken = !breakWords && slide.texts.some(hasBrokenWord);
        return broken ? Number.POSITIVE_INFINITY : slide.heightPx;
      },
    );
    if (typeFactor === null) return null;
    return { fit: { typeFactor, cut: {}, heightPx: stageHeightPx }, breakWords, overflows: [] };
  };
  const fitted = (await search(maxTypeFactor, false)) ?? (await search(1, true));
  if (fitted) return fitted;
  if (growsInHeight)
    return growCard((typeFactor) => lay({ typeFactor, cut: {} }, true), stageHeightPx);
  const smallest = { typeFactor: minTypeFactor, tight: true };
  const { cut, overflows } = await cutSlide(input.slideIndex, stageHeightPx, (lessened) =>
    lay({ ...smallest, cut: lessened }, true),
  );
  return { fit: { ...smallest, cut, heightPx: stageHeightPx }, breakWords: true, overflows };
}

/** Factors from `min` to `max`, and the height that must not be exceeded. */
interface FactorRange {
  min: number;
  max: number;
  limit: number;
}

/** Content grows with about this power of its type factor: lines get higher and wrap sooner. */
const growthPower = 1.6;

/**
 * The largest step of the range whose height is within the limit, or null when not even the smallest is. Height grows
 * with the factor, so each measurement narrows the range; the next one is tried where the height is expected to meet
 * the limit, which takes half the measurements that halving the range would.
 */
async function findLargest(
  { min, max, limit }: FactorRange,
  measureHeight: (factor: number) => Promise<number>,
): Promise<number | null> {
  const at = (step: number) => Math.round((min + step * factorStep) * 100) / 100;
  let low = -1;
  let high = Math.round((max - min) / factorStep) + 1;
  let next = high - 1;
  for (let tries = 1; high - low > 1; tries++) {
    const height = await measureHeight(at(next));
    const wanted = at(next) * (limit / height) ** (1 / growthPower);
    const expected = Math.floor((wanted - min) / factorStep + 1e-6);
    if (height <= limit) low = next;
    else high = next;
    const halfway = (low + high) >> 1;
    // Every fourth try halves the range, so that a slide which grows otherwise takes no more than a few tries either.
    const guesses = tries % 4 !== 0 && Number.isFinite(expected);
    next = Math.min(high - 1, Math.max(low + 1, guesses ? expected : halfway));
  }
  return low < 0 ? null : at(low);
}

async function growCard(
  lay: (typeFactor: number) => Promise<MeasuredSlide>,
  stageHeightPx: number,
): Promise<FittedSlide> {
  for (const typeFactor of [1, minTypeFactor]) {
    const heightPx = Math.ceil((await lay(typeFactor)).heightPx);
    if (heightPx <= maxCardHeightPx) {
      const fit = { typeFactor, cut: {}, heightPx: Math.max(heightPx, stageHeightPx) };
      return { fit, breakWords: true, overflows: [] };
    }
  }
  const natural = await lay(minTypeFactor);
  const fit = { typeFactor: minTypeFactor, cut: {}, heightPx: maxCardHeightPx };
  const overflows = natural.texts
    .filter(({ rect }) => rect.yPx + rect.heightPx > maxCardHeightPx)
    .flatMap((text) => overflowOf(text, 0, text.rect.yPx + text.rect.heightPx - maxCardHeightPx));
  return { fit, breakWords: true, overflows: mergeOverflows(overflows) };
}
