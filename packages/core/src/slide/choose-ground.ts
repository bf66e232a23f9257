import type { Design } from "../design/design.ts";
import { getGrammar } from "../design/templates/registry.ts";
import type { Tone } from "../design/tone.ts";
import { layoutKindOf, type SlideLayoutName } from "../layouts/layout-names.ts";
import type { SlideGround } from "../layouts/slide-grounds.ts";

/** What decides a slide's background. */
export interface GroundSubject {
  layout: SlideLayoutName;
  hasMedia: boolean;
  /** Whether the slide has only a header. */
  isSection: boolean;
  /** The slide's field `ground`. */
  wanted?: SlideGround | undefined;
}

/** A slide's background before the design is known: as wanted, the template's second one, or its strongest. */
export type GroundRole = SlideGround | "second" | "strong" | "own";

/** So many slides in a row may have the same background. */
const longestRun = 2;

/** Whether a neighbour between cover and last slide has only a header, too. Such slides alternate like others. */
function isAmongSections(slides: readonly GroundSubject[], index: number): boolean {
  const inner = slides.slice(0, -1);
  return [index - 1, index + 1].some((next) => next > 0 && inner[next]?.isSection === true);
}

/**
 * Chooses the background of each slide. Large words get the second background if the slide before hasn't; other slides
 * after two with the same one. Images break a row, because they are a background of their own.
 */
export function chooseGroundRoles(slides: readonly GroundSubject[]): GroundRole[] {
  let run = 0;
  return slides.map(({ layout, hasMedia, isSection, wanted }, index) => {
    if (wanted !== undefined) {
      run = wanted === "paper" ? run + 1 : 0;
      return wanted;
    }
    const isEnd = index === 0 || index === slides.length - 1;
    if (hasMedia || isEnd || layout === "picture") {
      run = 0;
      return "own";
    }
    if (isSection && !isAmongSections(slides, index)) {
      run = 0;
      return "strong";
    }
    const isLarge = layoutKindOf(layout) === "open";
    if (run >= (isLarge ? 1 : longestRun)) {
      run = 0;
      return "second";
    }
    run += 1;
    return "own";
  });
}

/**
 * Returns the tone that a slide's background has in a design and a layout; null for the design's own background or the
 * template's for this layout.
 */
export function toneOf(role: GroundRole, design: Design, layout: SlideLayoutName): Tone | null {
  const { showBackgroundElements, backgroundType, ornament } = design;
  switch (role) {
    case "own":
    case "paper":
      return null;
    case "accent":
    case "ink":
    case "picture":
      return role;
    case "second":
    case "strong": {
      const isPicked = backgroundType === "custom" || backgroundType === "gradient";
      const { second, ownGrounds = [] } = getGrammar(ornament);
      if (!showBackgroundElements || isPicked || ownGrounds.includes(layout)) return null;
      return role === "strong" ? "accent" : second;
    }
  }
}
