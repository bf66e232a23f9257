import type { Slide } from "./post.ts";

/** Which slide of a document is which. */
export interface SlideIdentities {
  /** An id a slide of the post as it last was valid. */
  readonly slideIds: readonly string[];
  /** Ids of slides to come after those, which have media already: the text was not valid yet, or had more slides once. */
  readonly places: readonly string[];
  /** Slides that typing took away: typed again elsewhere, they are the same. The newest first. */
  readonly gone: readonly GoneSlide[];
  /** How many ids were given. */
  readonly idCount: number;
}

interface GoneSlide {
  id: string;
  slide: Slide;
}

/** As many as a post may have. */
const keptGone = 100;

export function createSlideId(number: number): string {
  return `slide-${number}`;
}

/** The ids of that many slides: those that are there, then those that slides get next. */
export function listSlideIds(identities: SlideIdentities, count: number): string[] {
  const ids = [...identities.slideIds, ...identities.places].slice(0, count);
  for (let number = identities.idCount + 1; ids.length < count; number += 1) {
    ids.push(createSlideId(number));
  }
  return ids;
}

/**
 * Tells which slides of a new text are which of the text before: equal words in the same place are the same slide, then
 * equal words anywhere, then an equal header, then whatever stands in the place of a slide that is gone.
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

/** The list that was there, where the new one is the same. */
function keepEqual(before: readonly string[], after: readonly string[]): readonly string[] {
  const isEqual = before.length === after.length && before.every((id, at) => id === after[at]);
  return isEqual ? before : after;
}
