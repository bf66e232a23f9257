import type { Slide } from "../../document/post.ts";
import { planLimits, type OutlineItem } from "../../planning/post-plan.ts";
import { cutUnits } from "../../text/index.ts";
import type { TemplateType } from "../template-type.ts";
import { buildPromptSlide } from "./build-slide.ts";
import { planBeats } from "./plan-beats.ts";

/** Returns the text that represents a slide in an outline: its header, or else its prompt. */
export function namePoint({ header, prompt = "" }: Pick<Slide, "header" | "prompt">): string {
  const name = [header, prompt].find((text) => text.trim() !== "") ?? "Your point";
  return cutUnits(name.trim(), planLimits.pointCharacters);
}

/** Finds the prompt slide of a template type that this point represents; null if there is none. */
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
 * Makes one slide per item of an edited outline. If a point was changed, the item's original slide keeps its text and
 * gets the point as its header. An added point gets a new slide.
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

/** Makes a slide that has only a header, the person's own point. */
export const addOwn = (point: string): Slide => ({ header: point, description: [] });

/**
 * Builds the slides that the outline was made from. Their number isn't known, so the number that gives most of the
 * outline's points is chosen.
 */
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
