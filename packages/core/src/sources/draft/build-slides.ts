import { buildPromptSlide } from "../../generation/outline/build-slide.ts";
import { findArcLanguage } from "../../generation/outline/arc-texts/index.ts";
import { planBeats } from "../../generation/outline/plan-beats.ts";
import { chooseTemplateType } from "../../generation/template-type.ts";
import type { Cover } from "./cover.ts";
import { drawArrows } from "./draft-text.ts";
import type { Slide } from "../../document/post.ts";
import type { DraftPoint } from "./point.ts";
import { setLayouts } from "./set-layouts.ts";

interface SlideParts {
  slides: number;
  cover: Cover;
  middle: readonly DraftPoint[];
  ending: DraftPoint | null;
  templateType: string | undefined;
  callToAction: string | undefined;
  /** Language of the prompts; that of the title if absent. */
  language: string | undefined;
  /** Whether prompts for the author fill the missing slides. */
  questions: boolean | undefined;
}

/**
 * Builds the cover, a slide for each point, and the ending. With `questions`, prompts for the author before the ending
 * fill the missing slides. A source without words has one prompt.
 */
export function buildSlides(parts: SlideParts): Slide[] {
  const { slides, cover, middle, ending, questions = false } = parts;
  const { templateType = "", callToAction = "", language } = parts;
  const first = cover.title === "" ? [] : [buildCoverSlide(cover)];
  const last = ending ? [buildPointSlide(ending)] : [];
  const pointSlides = middle.map(buildPointSlide);
  const found = first.length + pointSlides.length + last.length;
  const missing = questions ? slides - found : found === 0 ? 1 : 0;
  const plan = planBeats(chooseTemplateType(templateType).choice, missing, {
    hasNotes: pointSlides.length > 0,
    language: findArcLanguage(language, cover.title),
  });
  const content = [
    ...first,
    ...pointSlides,
    ...plan.before.map((beat) => buildPromptSlide(beat)),
    ...plan.points.map((beat, index) => buildPromptSlide(beat, index + 1)),
    ...plan.after.map((beat) => buildPromptSlide(beat)),
    ...last,
  ];
  const end = content.length - 1;
  const called = content.map((slide, index) =>
    index === end && slides > 1 ? addCall(slide, callToAction.trim()) : slide,
  );
  return setLayouts(cover.title, called);
}

export const buildPointSlide = ({ header, items, passages }: DraftPoint): Slide => ({
  header: drawArrows(header),
  description: items.map((item) =>
    item.type === "text" ? { ...item, value: drawArrows(item.value) } : item,
  ),
  sources: passages,
});

export function buildCoverSlide({ header, lines, passages }: Cover): Slide {
  const sources = [...new Set([...passages, ...lines.flatMap((line) => line.passages)])];
  return {
    header: drawArrows(header),
    description: lines.map(({ text }) => ({ type: "text", value: drawArrows(text) })),
    ...(sources.length > 0 && { sources }),
  };
}

/** Adds the call to action. All other words of a draft are from the source. */
export function addCall(slide: Slide, call: string): Slide {
  if (call === "") return slide;
  return { ...slide, description: [...slide.description, { type: "text", value: call }] };
}
