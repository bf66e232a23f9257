import type { SlideCut } from "@slideloom/core/slide";
import type { MeasuredSlide, MeasuredText } from "./measured-slide.ts";
import { mergeOverflows, overflowOf } from "./overflow.ts";
import type { Overflow } from "../slide-job.ts";

/** Share of the stage's height that a title, header or summary may take before it is cut. */
const displayShare = 0.42;
const summaryShare = 0.3;

type LayCut = (cut: SlideCut) => Promise<MeasuredSlide>;

/** Cuts what is too long: first a display text or summary over its share, then the items, then lines one by one. */
export async function cutSlide(
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

function lineCutOf({ node }: MeasuredText): LineCut | null {
  // The small title of the top row is one line by design.
  if (node.style.whiteSpace === "nowrap") return null;
  if (node.ref?.kind === "title") return "titleLines";
  if (node.ref?.kind === "header") return "headerLines";
  return node.ref?.kind === "summary" ? "summaryLines" : null;
}

function cutLongTexts(slide: MeasuredSlide, stageHeightPx: number): SlideCut {
  const cut: SlideCut = {};
  for (const text of slide.texts) {
    const name = lineCutOf(text);
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
      const name = lineCutOf(text);
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
    const name = lineCutOf(text);
    const lines = name ? cut[name] : undefined;
    if (lines !== undefined)
      return overflowOf(text, slideIndex, (text.lineCount - lines) * text.lineHeightPx);
    if (text.inItems === null || cut.itemsHeightPx === undefined) return [];
    const bottomPx = text.rect.yPx + text.rect.heightPx - itemsTopPx;
    return overflowOf(text, slideIndex, Math.min(text.rect.heightPx, bottomPx - cut.itemsHeightPx));
  });
  return mergeOverflows(overflows);
}
