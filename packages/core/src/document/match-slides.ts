import type { Slide } from "./post.ts";

export interface SlideIdentities {
  /** Ids of the slides in the last valid post, by slide index. */
  readonly slideIds: readonly string[];
  /** Ids reserved for further slides, which don't exist yet but already have an image or video, in slide order. */
  readonly places: readonly string[];
  /** Slides deleted by typing, newest first. If a slide is typed again, it gets its old id. */
  readonly gone: readonly GoneSlide[];
  /** Number of ids assigned so far. */
  readonly idCount: number;
}

interface GoneSlide {
  id: string;
  slide: Slide;
}

/** Maximum number of deleted slides that are remembered: as many slides as a post can have. */
const keptGone = 100;

export function createSlideId(number: number): string {
  return `slide-${number}`;
}

/** Lists `count` slide ids: the ids of existing slides, then the ids that the next new slides will get. */
export function listSlideIds(identities: SlideIdentities, count: number): string[] {
  const ids = [...identities.slideIds, ...identities.places].slice(0, count);
  for (let number = identities.idCount + 1; ids.length < count; number += 1) {
    ids.push(createSlideId(number));
  }
  return ids;
}

/**
 * Matches new slides to previous slides. Prefers the same text and index, then the same text, the same header, and the
 * same index.
 */
export function matchSlides(
  identities: SlideIdentities,
  before: readonly Slide[],
  slides: readonly Slide[],
): SlideIdentities {
  const known = [
    ...identities.slideIds.flatMap((id, index) => {
      const slide = before[index];
      return slide ? [{ id, slide }] : [];
    }),
    ...identities.gone,
  ].map(({ id, slide }) => ({ id, slide, text: JSON.stringify(slide) }));
  const inPlace = [...identities.slideIds, ...identities.places];
  const free = new Set([...inPlace, ...known.map(({ id }) => id)]);
  const texts = slides.map((slide) => JSON.stringify(slide));
  const found: (string | undefined)[] = slides.map(() => undefined);
  const match = (find: (index: number) => string | undefined) => {
    for (const index of slides.keys()) {
      const id = found[index] === undefined ? find(index) : undefined;
      if (id !== undefined && free.delete(id)) found[index] = id;
    }
  };
  const findFree = (isSame: (slide: (typeof known)[number]) => boolean) =>
    known.find((slide) => free.has(slide.id) && isSame(slide))?.id;
  const present = known.slice(0, before.length);
  match((index) => (present[index]?.text === texts[index] ? present[index]?.id : undefined));
  match((index) => findFree(({ text }) => text === texts[index]));
  match((index) => {
    const header = slides[index]?.header ?? "";
    return header === "" ? undefined : findFree(({ slide }) => slide.header === header);
  });
  match((index) => inPlace[index]);
  let { idCount } = identities;
  const slideIds = found.map((id) => id ?? createSlideId((idCount += 1)));
  return {
    slideIds: keepEqual(identities.slideIds, slideIds),
    places: keepEqual(
      identities.places,
      identities.places.filter((id) => free.has(id)),
    ),
    gone: known.filter(({ id }) => free.has(id)).slice(0, keptGone),
    idCount,
  };
}

/** Returns the previous array if the new one has the same ids, so a comparison with `===` finds no change. */
function keepEqual(before: readonly string[], after: readonly string[]): readonly string[] {
  const isEqual = before.length === after.length && before.every((id, at) => id === after[at]);
  return isEqual ? before : after;
}
