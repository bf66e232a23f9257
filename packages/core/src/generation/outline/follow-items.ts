import type { Slide } from "../../document/post.ts";
import { planLimits, type OutlineItem } from "../../planning/post-plan.ts";
import { cutUnits } from "../../text/index.ts";
import type { TemplateType } from "../template-type.ts";
import { buildPromptSlide } from "./build-slide.ts";
import { planBeats } from "./plan-beats.ts";

/** Returns a slide's point in an outline. */
export function namePoint({ header, prompt = "" }: Pick<Slide, "header" | "prompt">): string {
  const name = [header, prompt].find((text) => text.trim() !== "") ?? "Your point";
  return cutUnits(name.trim(), planLimits.pointCharacters);
}

/** Finds the slide with a prompt that has this point; null if the template type has none. */
export function findPromptSlide(type: TemplateType, point: string): Slide | null {
  const { before, points, after } = planBeats(type, planLimits.outlineItems * 2, true);
  const number = Number(/\d+$/.exec(point)?.[0] ?? 1);
  return (
    [...before, ...points.slice(0, 1), ...after]
      .map((beat) => buildPromptSlide(beat, number))
      .find((slide) => namePoint(slide) === point) ?? null
  );
}

/**
 * Makes the slides of an edited outline. A point that was changed keeps the text of the slide that its item was made
 * from; an added one is a slide of its own.
 */
export function followItems(
  items: readonly Pick<OutlineItem, "id" | "point">[],
  type: TemplateType,
  build: (slides: number) => readonly Slide[],
): Slide[] {
  const original = findOriginal(items, build);
  const points = new Set(items.map(({ point }) => point));
  const left = new Map(original.map((slide, index) => [index, slide]));
  return items.map(({ id, point }) => {
    const place = Number(id.slice(1)) - 1;
    const found = [place, ...left.keys()].find((index) => {
      const slide = left.get(index);
      return slide && namePoint(slide) === point;
    });
    const own = left.get(place);
    const index = found ?? (own && !points.has(namePoint(own)) ? place : -1);
    const slide = left.get(index) ?? findPromptSlide(type, point);
    left.delete(index);
    return slide ? { ...slide, header: found === undefined ? point : slide.header } : addOwn(point);
  });
}

/** Makes a slide of words that only the person knows. */
export const addOwn = (point: string): Slide => ({ header: point, description: [] });

/** Builds the slides that the outline was made from: of all numbers of slides, the one with the most of its points. */
function findOriginal(
  items: readonly Pick<OutlineItem, "id" | "point">[],
  build: (slides: number) => readonly Slide[],
): readonly Slide[] {
  const most = planLimits.outlineItems;
  const last = Math.max(...items.map(({ id }) => Number(id.slice(1))));
  let best: readonly Slide[] = [];
  let shared = -1;
  for (let count = Math.min(most, last); count <= most; count += 1) {
    const slides = build(count);
    const known = new Set(slides.map(namePoint));
    const all = items.filter(({ point }) => known.has(point)).length;
    if (all > shared) [best, shared] = [slides, all];
  }
  return best;
}
