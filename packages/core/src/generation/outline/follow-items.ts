import type { Item, Slide } from "../../document/post.ts";
import { planLimits, type OutlineItem } from "../../planning/post-plan.ts";
import { cutUnits } from "../../text/index.ts";
import type { TemplateType } from "../template-type.ts";
import type { ArcLanguage } from "./arc-texts/index.ts";
import { buildPromptSlide } from "./build-slide.ts";
import { planBeats } from "./plan-beats.ts";

/** The `point` (main message) of an outline item that nobody has filled in yet. */
export const blankPoint = "Your point";

/** The words of a slide, or of a slide to be. */
interface NamedPoint extends Pick<Slide, "header" | "prompt"> {
  description?: readonly Item[];
  items?: readonly Item[];
}

/** Returns a slide's text in an outline: the header, or else the prompt or the first line of its text. */
export function namePoint({
  header,
  prompt = "",
  description,
  items = description,
}: NamedPoint): string {
  const text = items?.[0]?.value.split("\n", 1)[0] ?? "";
  const name = [header, prompt, text].find((words) => words.trim() !== "") ?? blankPoint;
  return cutUnits(name.trim(), planLimits.pointCharacters);
}

/** Builds the template type's prompt slide for which `namePoint` returns `point`. Returns null if there is none. */
export function findPromptSlide(
  type: TemplateType,
  point: string,
  language: ArcLanguage,
): Slide | null {
  const number = Number(/(?<!\d)\d+$/.exec(point)?.[0] ?? 1);
  const plan = planBeats(type, planLimits.outlineItems * 2, { hasNotes: true, language });
  return (
    [...plan.before, ...plan.points.slice(0, 1), ...plan.after]
      .map((beat) => buildPromptSlide(beat, number))
      .find((slide) => namePoint(slide) === point) ?? null
  );
}

/**
 * Makes one slide for each item of an edited outline. If a person changed an item's point, the new point replaces the
 * slide's header, but not its other texts.
 */
export function followItems(
  items: readonly Pick<OutlineItem, "id" | "point">[],
  { type, language }: { type: TemplateType; language: ArcLanguage },
  build: (slides: number) => readonly Slide[],
): Slide[] {
  const original = findOriginal(items, build, namePoint);
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
    const slide = left.get(index) ?? findPromptSlide(type, point, language);
    left.delete(index);
    return slide ? { ...slide, header: found === undefined ? point : slide.header } : addOwn(point);
  });
}

/** Makes a slide with the person's words as its header. If they are still `blankPoint`, the slide has a question. */
export function addOwn(point: string): Slide {
  const blank = { header: point, prompt: "What do you want to say here?" };
  return point === blankPoint ? buildPromptSlide(blank) : { header: point, description: [] };
}

/**
 * Builds the slides once for each possible number of slides, and returns the slides that match the items best. A match
 * by name counts 2, and a match only by `relates` counts 1.
 */
export function findOriginal<Built, Item extends Pick<OutlineItem, "id" | "point">>(
  items: readonly Item[],
  build: (slides: number) => readonly Built[],
  name: (built: Built) => string,
  relates: (built: Built, item: Item) => boolean = () => false,
): readonly Built[] {
  const places = items.map(({ id }) => Number(id.slice(1)) - 1);
  let best: readonly Built[] = [];
  let most = -1;
  for (const count of listCounts(Math.max(...places) + 1)) {
    const built = build(count);
    const rate = (item: Item, index: number) => {
      const own = built[places[index] ?? -1];
      if (own === undefined) return 0;
      return name(own) === item.point ? 2 : Number(relates(own, item));
    };
    const rates = items.map(rate);
    const sum = rates.reduce((all, one) => all + one, 0);
    if (sum > most) [best, most] = [built, sum];
    if (rates.every((one) => one === 2)) break;
  }
  return best;
}

/**
 * Lists numbers of slides to try: first `last`, then lower numbers, then higher ones. `last` is the highest number in
 * the items' ids, e.g. 5 if the highest id is `o5`.
 */
function listCounts(last: number): number[] {
  const all = Array.from({ length: planLimits.outlineItems }, (_, index) => index + 1);
  return [
    ...all.filter((count) => count <= last).toReversed(),
    ...all.filter((count) => count > last),
  ];
}
