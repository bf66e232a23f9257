import type { Slide } from "@slideloom/core/document";
import { changeSlide, type SlideChanges } from "./change-slide.ts";
import { ToolError } from "./tool-error.ts";

export const slideOperations = ["set_slide", "insert_slide", "move_slide", "remove_slide"] as const;

export interface SlideOperation {
  op: (typeof slideOperations)[number];
  /** Number of the slide, from 1; for an insertion, of the slide to be. */
  slide?: number | undefined;
  /** Number of a moved slide after the move. */
  to?: number | undefined;
  value?: unknown;
}

/** Slides with the media that belong to them by their place. */
export interface SlideList {
  slides: readonly { slide: Slide; media?: string | undefined }[];
  warnings: readonly string[];
}

/** Pairs slides with their media, by slide number from 1. */
export const pairSlides = (
  content: readonly Slide[],
  mediaUrls: Readonly<Record<string, string>>,
): SlideList => ({
  slides: content.map((slide, index) => ({ slide, media: mediaUrls[index + 1] })),
  warnings: [],
});

/** Returns the media by slide number from 1. */
export const listMedia = ({ slides }: SlideList): Record<string, string> =>
  Object.fromEntries(
    slides.flatMap(({ media }, index) => (media === undefined ? [] : [[`${index + 1}`, media]])),
  );

/**
 * Applies one change of slides, with which their media move.
 * @throws {ToolError} if there is no such slide, or the change isn't valid.
 */
export function applyOperation(list: SlideList, operation: SlideOperation): SlideList {
  const { op, slide: number = NaN, to = NaN, value } = operation;
  const { slides, warnings } = list;
  if (op === "insert_slide") {
    const place = Number.isNaN(number) ? slides.length + 1 : number;
    requirePlace(place, slides.length + 1, op);
    const slide = requireObject(value, op) as unknown as Slide;
    return { slides: slides.toSpliced(place - 1, 0, { slide }), warnings };
  }
  requirePlace(number, slides.length, op);
  const found = slides[number - 1];
  if (!found) throw new ToolError(`There is no slide ${number}.`);
  if (op === "remove_slide") {
    if (slides.length === 1) throw new ToolError("The only slide can't be removed.");
    return { slides: slides.toSpliced(number - 1, 1), warnings };
  }
  if (op === "move_slide") {
    requirePlace(to, slides.length, op, "to");
    return { slides: slides.toSpliced(number - 1, 1).toSpliced(to - 1, 0, found), warnings };
  }
  const changes: SlideChanges = requireObject(value, op);
  const changed = changeSlide(found.slide, changes, number);
  const entry = { ...found, slide: changed.slide as unknown as Slide };
  return {
    slides: slides.with(number - 1, entry),
    warnings: [...warnings, ...changed.warnings],
  };
}

function requirePlace(number: number, count: number, op: string, field = "slide"): void {
  if (Number.isInteger(number) && number >= 1 && number <= count) return;
  throw new ToolError(
    Number.isNaN(number)
      ? `${op} needs \`${field}\`, a slide's number from 1 to ${count}.`
      : `There is no slide ${number}: \`${field}\` of ${op} can be 1 to ${count}.`,
  );
}

function requireObject(value: unknown, op: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  const example = '{"header":"Tea","description":[{"type":"text","value":"Hot"}]}';
  throw new ToolError(
    `${op} needs \`value\`, an object with a slide's fields, such as ${example}.`,
  );
}
