import type { Beat } from "@slideloom/core/generation";

/**
 * Assigns beats, the purposes of a story's slides, to slides. Beats between the first and last are merged or repeated
 * to fill all slides.
 */
export function planSlides(arc: readonly Beat[], slides: number): Beat[][] {
  const [first, ...others] = arc;
  const last = others.at(-1);
  if (!first || !last || slides < 2) return [[...arc]];
  const middle = others.slice(0, -1);
  const slots = slides - 2;
  if (slots === 0) return [[first], [...middle, last]];
  return [
    [first],
    ...(slots < middle.length ? merge(middle, slots) : stretch(middle, slots)),
    [last],
  ];
}

/** Distributes neighbouring beats evenly: the numbers of beats in two slots differ by at most one. */
function merge(beats: readonly Beat[], slots: number): Beat[][] {
  return Array.from({ length: slots }, (_, slot) =>
    beats.slice(
      Math.floor((slot * beats.length) / slots),
      Math.floor(((slot + 1) * beats.length) / slots),
    ),
  );
}

/**
 * Repeats one beat until all slots are filled, if possible a beat that may span several slides. Otherwise repeats the
 * middle beat.
 */
function stretch(beats: readonly Beat[], slots: number): Beat[][] {
  const repeatable = beats.findIndex(({ purpose }) => /\ba slide\b/.test(purpose));
  const body = repeatable === -1 ? Math.floor(beats.length / 2) : repeatable;
  const copies = slots - beats.length + 1;
  return beats.flatMap((beat, index) =>
    Array.from({ length: index === body ? copies : 1 }, () => [beat]),
  );
}
