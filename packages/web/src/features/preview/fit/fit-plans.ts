import { type SizePreset, sizePresets } from "@slideloom/core/design";
import {
  listBreaks,
  listSplits,
  type Post,
  type Slide,
  type SlideBreak,
} from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { getSlideRenderer } from "../../../lib/slide-renderer.ts";

/** Ways to make a slide's text fit. A way that doesn't work is null. */
export interface FitPlans {
  /** The longest beginning of the slide that fits. */
  shortened: Slide | null;
  /** The two halves; `isEnough` if the text of both fits. */
  split: { slides: [Slide, Slide]; isEnough: boolean } | null;
  /** Other size presets in which the unchanged slide's text fits. */
  sizePresets: SizePreset[];
}

/** Rendering scale for measuring. Small, because only the layout is used. */
const measuringScale = 0.1;

/** Returns true if all of a slide's words are drawn. */
async function fits(job: SlideJob, slideIndex: number): Promise<boolean> {
  const { bitmap, layout } = await getSlideRenderer().preview(job, {
    scale: measuringScale,
    lane: "fit",
  });
  bitmap.close();
  return layout.overflows.every(({ slide }) => slide !== slideIndex);
}

function withSlides(job: SlideJob, slideIndex: number, ...slides: Slide[]): SlideJob {
  const content = job.post.content.toSpliced(slideIndex, 1, ...slides);
  const post: Post = { ...job.post, content };
  return { ...job, post };
}

/** Measures which changes make the slide fit. `job` is its current drawing job. */
export async function findFitPlans(job: SlideJob, slideIndex: number): Promise<FitPlans | null> {
  const slide = job.post.content[slideIndex];
  if (!slide) return null;
  const breaks = listBreaks(slide.description);
  const shortened = await findShortened(job, slideIndex, slide, breaks);
  const split = job.postType === "single" ? null : await findSplit(job, slideIndex, slide);
  const fitting: SizePreset[] = [];
  for (const sizePreset of sizePresets) {
    const isOther = sizePreset.id !== job.format;
    if (isOther && (await fits({ ...job, format: sizePreset.id }, slideIndex)))
      fitting.push(sizePreset);
  }
  return { shortened, split, sizePresets: fitting };
}

/**
 * Cuts the slide at the last break at which the text fits; null if no cut fits. If necessary, also removes the summary.
 */
async function findShortened(
  job: SlideJob,
  slideIndex: number,
  slide: Slide,
  breaks: readonly SlideBreak[],
): Promise<Slide | null> {
  const { summary, ...bare } = slide;
  const versions: Slide[] = summary === undefined ? [slide] : [slide, bare];
  for (const version of versions) {
    const at = (count: number): Slide | null => {
      if (count === breaks.length) return version;
      const head = breaks[count]?.head;
      return head ? { ...version, description: head } : null;
    };
    const isFitting = async (count: number) => {
      const candidate = at(count);
      return candidate !== null && fits(withSlides(job, slideIndex, candidate), slideIndex);
    };
    // A binary search works, because more text never fits better.
    let [low, high] = [-1, breaks.length + 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (await isFitting(middle)) low = middle;
      else high = middle;
    }
    if (low >= 0) return at(low);
  }
  return null;
}

/**
 * Tries the most even splits first, and returns the first split whose halves both fit. If no tried split fits, returns
 * the most even one.
 */
async function findSplit(
  job: SlideJob,
  slideIndex: number,
  slide: Slide,
): Promise<FitPlans["split"]> {
  const nearest = listSplits(slide).slice(0, triedBreaks);
  for (const slides of nearest) {
    const divided = withSlides(job, slideIndex, ...slides);
    const isEnough =
      (await fits(divided, slideIndex)) &&
      (await fits({ ...divided, slideIndex: slideIndex + 1 }, slideIndex + 1));
    if (isEnough) return { slides, isEnough };
  }
  return nearest[0] ? { slides: nearest[0], isEnough: false } : null;
}

/** Number of splits that are tried. If none of them fits, the text is most likely too long for two slides. */
const triedBreaks = 4;
