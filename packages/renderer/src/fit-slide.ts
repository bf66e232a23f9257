import { buildSlide, maxTypeFactor, typeFactorRange, getStage } from "@slideloom/core/slide";
import type { BoxNode, SlideCut, SlideFit, SlideInput, TextRef } from "@slideloom/core/slide";
import { hasBrokenWord, type MeasuredSlide, type MeasuredText } from "./measured-slide.ts";
import type { Overflow } from "./slide-job.ts";

/** Lays out a tree; `breakWords` lets long words break. */
export type MeasureSlide = (root: BoxNode, breakWords: boolean) => Promise<MeasuredSlide>;

/** The fit found: what to build the final tree with and what had to be left out. */
export interface FittedSlide {
  fit: SlideFit & { heightPx: number };
  breakWords: boolean;
  overflows: Overflow[];
}

/** Type factors are tried in these steps. */
const factorStep = 0.02;

/** A single post keeps the stage's height while its type is at least this large, else the card grows. */
const readableFactor = 0.85;

/** A card grows to this height at most, CSS px: at scale 2 the pictures stay inside what browsers can decode. */
const maxCardHeightPx = 8000;

/** Share of the stage's height that a title, header or summary may take before it is cut. */
const displayShare = 0.42;
const summaryShare = 0.3;

/**
 * Finds the largest type factor at which the slide fits, by bisection on the engine's measurement. Where even the
 * smallest does not fit it cuts at whole lines and reports what is missing; a single post grows in height instead.
 */
export async function fitSlide(input: SlideInput, measure: MeasureSlide): Promise<FittedSlide> {
  const stageHeightPx = getStage(input.format).heightPx;
  const single = input.postType === "single";
  const min = single ? readableFactor : typeFactorRange.min;
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
  const fitted = (await search(maxTypeFactor(input), false)) ?? (await search(1, true));
  if (fitted) return fitted;
  if (single) return growCard((typeFactor) => lay({ typeFactor, cut: {} }, true), stageHeightPx);
  const smallest = { typeFactor: typeFactorRange.min, tight: true };
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

type LayCut = (cut: SlideCut) => Promise<MeasuredSlide>;

async function growCard(
  lay: (typeFactor: number) => Promise<MeasuredSlide>,
  stageHeightPx: number,
): Promise<FittedSlide> {
  for (const typeFactor of [1, typeFactorRange.min]) {
    const heightPx = Math.ceil((await lay(typeFactor)).heightPx);
    if (heightPx <= maxCardHeightPx) {
      const fit = { typeFactor, cut: {}, heightPx: Math.max(heightPx, stageHeightPx) };
      return { fit, breakWords: true, overflows: [] };
    }
  }
  const natural = await lay(typeFactorRange.min);
  const fit = { typeFactor: typeFactorRange.min, cut: {}, heightPx: maxCardHeightPx };
  const overflows = natural.texts
    .filter(({ rect }) => rect.yPx + rect.heightPx > maxCardHeightPx)
    .flatMap((text) => overflowOf(text, 0, text.rect.yPx + text.rect.heightPx - maxCardHeightPx));
  return { fit, breakWords: true, overflows: mergeOverflows(overflows) };
}

/** Cuts what is too long: first a display text or summary over its share, then the items, then lines one by one. */
async function cutSlide(
  slideIndex: number,
  stageHeightPx: number,
  lay: LayCut,
): Promise<{ cut: SlideCut; overflows: Overflow[] }> {
  const natural = await lay({});
  if (natural.heightPx <= stageHeightPx + 0.5) return { cut: {}, overflows: [] };
  const cut = cutLongTexts(natural, stageHeightPx);
  let slide = await lay(cut);
  const whole = slide.items[0];
  if (slide.heightPx > stageHeightPx && whole) {
    const roomPx = whole.heightPx - (slide.heightPx - stageHeightPx);
    cut.itemsHeightPx = wholeLinesWithin(slide, roomPx);
    slide = await lay(cut);
  }
  while (slide.heightPx > stageHeightPx + 0.5 && dropLine(slide, cut)) slide = await lay(cut);
  return { cut, overflows: findOverflows(slideIndex, natural, cut) };
}

type LineCut = "titleLines" | "headerLines" | "summaryLines";

function lineCutOf(ref: TextRef | undefined, text: MeasuredText): LineCut | null {
  // The small title of the top row is one line by design.
  if (text.node.style.whiteSpace === "nowrap") return null;
  if (ref?.kind === "title") return "titleLines";
  if (ref?.kind === "header") return "headerLines";
  return ref?.kind === "summary" ? "summaryLines" : null;
}

function cutLongTexts(slide: MeasuredSlide, stageHeightPx: number): SlideCut {
  const cut: SlideCut = {};
  for (const text of slide.texts) {
    const name = lineCutOf(text.node.ref, text);
    if (!name) continue;
    const share = name === "summaryLines" ? summaryShare : displayShare;
    const lines = Math.floor((stageHeightPx * share) / text.lineHeightPx);
    if (text.lineCount > lines) cut[name] = Math.max(1, lines);
  }
  return cut;
}

/** The height of the items down to the last line whose bottom lies within `heightPx`; 0 where not one does. */
function wholeLinesWithin({ texts, items }: MeasuredSlide, heightPx: number): number {
  const topPx = items[0]?.yPx ?? 0;
  let bestPx = 0;
  for (const { inItems, rect, lineHeightPx, lineCount } of texts) {
    if (inItems !== 0) continue;
    const lines = Math.min(
      lineCount,
      Math.floor((heightPx - (rect.yPx - topPx)) / lineHeightPx + 0.01),
    );
    if (lines > 0) bestPx = Math.max(bestPx, rect.yPx - topPx + lines * lineHeightPx);
  }
  return Math.ceil(bestPx);
}

/** Takes one more line from the longest text that can spare one; false when none can. */
function dropLine({ texts }: MeasuredSlide, cut: SlideCut): boolean {
  const candidates = texts
    .flatMap((text) => {
      const name = lineCutOf(text.node.ref, text);
      return name && text.lineCount > 1
        ? [{ name, lines: text.lineCount, heightPx: text.rect.heightPx }]
        : [];
    })
    .sort((one, other) => other.heightPx - one.heightPx);
  const [tallest] = candidates;
  if (!tallest) return false;
  cut[tallest.name] = tallest.lines - 1;
  return true;
}

function findOverflows(slideIndex: number, natural: MeasuredSlide, cut: SlideCut): Overflow[] {
  const itemsTopPx = natural.items[0]?.yPx ?? 0;
  const overflows = natural.texts.flatMap((text) => {
    const name = lineCutOf(text.node.ref, text);
    const lines = name ? cut[name] : undefined;
    if (lines !== undefined)
      return overflowOf(text, slideIndex, (text.lineCount - lines) * text.lineHeightPx);
    if (text.inItems === null || cut.itemsHeightPx === undefined) return [];
    const bottomPx = text.rect.yPx + text.rect.heightPx - itemsTopPx;
    return overflowOf(text, slideIndex, Math.min(text.rect.heightPx, bottomPx - cut.itemsHeightPx));
  });
  return mergeOverflows(overflows);
}

function overflowOf({ node }: MeasuredText, slideIndex: number, missingPx: number): Overflow[] {
  // A line's box may be rounded up by a pixel.
  if (missingPx < 2 || !node.ref) return [];
  const slide = "slide" in node.ref ? node.ref.slide : slideIndex;
  return [
    {
      slide,
      ...(node.ref.kind === "item" && { item: node.ref.item }),
      missingPx: Math.round(missingPx),
      message: `Slide ${slide + 1} has more text than fits`,
    },
  ];
}

/** One entry for each item and one for the rest of a slide, missing heights added up. */
function mergeOverflows(overflows: Overflow[]): Overflow[] {
  const merged = new Map<string, Overflow>();
  for (const overflow of overflows) {
    const key = `${overflow.slide}/${overflow.item ?? ""}`;
    const known = merged.get(key);
    if (known) known.missingPx += overflow.missingPx;
    else merged.set(key, { ...overflow });
  }
  return [...merged.values()];
}
