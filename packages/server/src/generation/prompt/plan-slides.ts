import type { Beat } from "@slideloom/core/generation";

/** The beats of each slide: the first and the last keep theirs, the middle is stretched or merged to the number wanted. */
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

/** Neighbours share a slide; how many, differs by one at most. */
function merge(beats: readonly Beat[], slots: number): Beat[][] {
  return Array.from({ length: slots }, (_, slot) =>
    beats.slice(
      Math.floor((slot * beats.length) / slots),
      Math.floor(((slot + 1) * beats.length) / slots),
    ),
  );
}

/** The beat that is made for several slides takes all that are left over. */
function stretch(beats: readonly Beat[], slots: number): Beat[][] {
  const repeatable = beats.findIndex(({ purpose }) => /\ba slide\b/.test(purpose));
  const body = repeatable === -1 ? Math.floor(beats.length / 2) : repeatable;
  const copies = slots - beats.length + 1;
  return beats.flatMap((beat, index) =>
    Array.from({ length: index === body ? copies : 1 }, () => [beat]),
  );
}
