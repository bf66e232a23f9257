import {
  countWords,
  listSplits,
  type Post,
  type Slide,
  stripMarkup,
} from "@slideloom/core/document";
import type { SizePreset } from "@slideloom/core/design";
import { type BodySizes, densityLimits, findDensity } from "@slideloom/core/slide";
import { splitSlideAt } from "../../state/slide-edits.ts";
import type { SlideWarning } from "../../state/slide-warnings.ts";
import type { Finding, FindingFix } from "./finding.ts";

interface Layouts {
  warnings: readonly SlideWarning[];
  /** Font sizes by slide index, of slides that are drawn. */
  sizes: Readonly<Record<number, { bodySizes: BodySizes; heightPx: number } | undefined>>;
}

interface Shown {
  content: readonly Slide[];
  isSingle: boolean;
  sizePreset: Pick<SizePreset, "name" | "heightPx">;
}

interface SlideActions {
  /** Offers ways to make an overflowing slide fit. */
  onFit: (slideIndex: number) => void;
  /** Asks a model to shorten a slide; absent if no model is configured. */
  onShorten?: ((slideIndex: number) => void) | undefined;
}

/** Lists slides that have too much text, too small text, or parts that couldn't be drawn. */
export function listLayoutFindings(
  { warnings, sizes }: Layouts,
  { content, isSingle, sizePreset }: Shown,
  { onFit, onShorten }: SlideActions,
): Finding[] {
  // Images that can't be loaded have their own notice above the preview.
  const drawn = warnings.filter(({ url }) => url === undefined);
  const overflowing = new Set<number>();
  const findings = drawn.map(({ kind, slide, message }): Finding => {
    const isOverflow = kind === "overflow";
    if (isOverflow) overflowing.add(slide);
    const fit = { label: "Make it fit…", run: () => onFit(slide) };
    return {
      key: `layout ${message}`,
      severity: "warning",
      place: { kind: kind === "media" ? "image" : "slide", slide },
      message,
      fixes: isOverflow ? [fit] : [],
    };
  });
  if (isSingle) return [...findings, ...listGrown(sizes[0]?.heightPx ?? 0, sizePreset)];
  const dense = content.flatMap((slide, index) => {
    const density = overflowing.has(index)
      ? null
      : findDensity(slide, sizes[index]?.bodySizes ?? {});
    return density ? [describeDensity(index, slide, density, onShorten)] : [];
  });
  return [...findings, ...dense];
}

function listGrown(heightPx: number, sizePreset: Shown["sizePreset"]): Finding[] {
  if (heightPx <= sizePreset.heightPx) return [];
  return [
    {
      key: "grown",
      severity: "note",
      place: { kind: "slide", slide: 0 },
      message: `The finished image is taller than the ${sizePreset.name} format.`,
      fixes: [],
    },
  ];
}

function describeDensity(
  slideIndex: number,
  slide: Slide,
  density: "words" | "type",
  onShorten: SlideActions["onShorten"],
): Finding {
  const [halves] = listSplits(slide);
  const what =
    density === "words"
      ? `more than ${densityLimits.words} words`
      : `text smaller than ${densityLimits.typePx} px`;
  const fixes: FindingFix[] = [];
  if (halves) {
    fixes.push({ label: "Split into two", run: () => splitSlideAt(slideIndex, halves) });
  }
  if (onShorten) fixes.push({ label: "Shorten", run: () => onShorten(slideIndex) });
  return {
    key: `density ${slideIndex}`,
    severity: "note",
    place: { kind: "slide", slide: slideIndex },
    message: `This slide has ${what}, which is hard to read on a phone.`,
    fixes,
  };
}

/** Lists slides with an image that no alt text describes. */
export function listAltFindings(
  content: readonly Slide[],
  hasMedia: (slideIndex: number) => boolean,
): Finding[] {
  return content.flatMap((slide, index): Finding[] => {
    const { media } = slide;
    const isDescribed = [slide.alt, typeof media === "object" ? media.alt : ""].some(
      (alt = "") => alt.trim() !== "",
    );
    if (isDescribed || !hasMedia(index)) return [];
    return [
      {
        key: `alt ${index}`,
        severity: "note",
        place: { kind: "alt", slide: index },
        message: "The image has no alt text for people who can't see it.",
        fixes: [],
      },
    ];
  });
}

/** Fewest words of title and subtitle in which a cover can say what readers get. */
const claimWords = 4;

/** Reports a cover that only names its topic. */
export function listCoverFindings({ title, content }: Post): Finding[] {
  const [cover] = content;
  if (!cover || content.length < 2) return [];
  const lines = new Set([title, cover.header].map((line) => stripMarkup(line).trim()));
  const words = [...lines].reduce((sum, line) => sum + countWords(line), 0);
  if (words >= claimWords) return [];
  return [
    {
      key: "claim",
      severity: "note",
      place: { kind: "text", slide: 0, ref: { kind: "title" } },
      message: "The cover only names a topic. Say what readers learn or gain.",
      fixes: [],
    },
  ];
}
