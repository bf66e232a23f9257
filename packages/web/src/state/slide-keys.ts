import type { Slide } from "@slideloom/core/document";

interface KeyedSlide {
  key: string;
  text: string;
}

let lastNumber = 0;

function createKey(): string {
  lastNumber += 1;
  return `slide-${lastNumber}`;
}

/**
 * Slides have no identity in a post, but what shows them needs one: keys by which a slide stays the same when others
 * come and go, when it moves and when its words change. Equal words in the same place are the same slide, then equal
 * words anywhere, then whatever stands in the place of a slide that is gone.
 */
export function matchSlides(before: readonly KeyedSlide[], texts: readonly string[]): KeyedSlide[] {
  const free = new Set(before);
  const keys: (string | undefined)[] = texts.map(() => undefined);
  const match = (find: (text: string, index: number) => KeyedSlide | undefined) => {
    for (const [index, text] of texts.entries()) {
      const slide = keys[index] === undefined ? find(text, index) : undefined;
      if (!slide || !free.delete(slide)) continue;
      keys[index] = slide.key;
    }
  };
  match((text, index) => (before[index]?.text === text ? before[index] : undefined));
  match((text) => [...free].find((slide) => slide.text === text));
  match((_, index) => before[index]);
  return texts.map((text, index) => ({ key: keys[index] ?? createKey(), text }));
}

let latest: KeyedSlide[] = [];
let latestKeys: readonly string[] = [];
const known = new WeakMap<readonly Slide[], readonly string[]>();

/** A key for each slide, stable over edits; the same list as before where no slide came, went or moved. */
export function getSlideKeys(slides: readonly Slide[]): readonly string[] {
  const found = known.get(slides);
  if (found) return found;
  const texts = slides.map((slide) => JSON.stringify(slide));
  latest = matchSlides(latest, texts);
  const keys = latest.map(({ key }) => key);
  const isSame =
    keys.length === latestKeys.length && keys.every((key, at) => key === latestKeys[at]);
  if (!isSame) latestKeys = keys;
  known.set(slides, latestKeys);
  return latestKeys;
}
