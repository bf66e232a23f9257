import { countNoun } from "../text/index.ts";

/** Splits slides into posts of at most `most` slides, as evenly as possible: 11 by 4 gives 4, 4 and 3. */
export function splitEvenly(slides: number, most: number): number[] {
  return spreadEvenly(slides, Math.max(1, Math.ceil(slides / most)));
}

/** Distributes slides over a number of posts as evenly as possible. */
export function spreadEvenly(slides: number, posts: number): number[] {
  return Array.from({ length: posts }, (_, index) =>
    Math.floor((slides + posts - 1 - index) / posts),
  );
}

/**
 * Splits slides into posts with the largest of `counts`, so a feed doesn't crop them. Each slide that is left over gets
 * its own post: if `counts` is 1 and 4, 6 slides become posts of 1, 4 and 1 slides.
 */
export function splitUncropped(slides: number, counts: readonly number[]): number[] {
  const most = counts.at(-1) ?? 1;
  const alone = slides % most;
  const full = Array.from({ length: Math.floor(slides / most) }, () => most);
  if (alone === 0) return full;
  return [1, ...full, ...Array.from({ length: alone - 1 }, () => 1)];
}

export const countSlides = (posts: readonly number[]): number =>
  posts.reduce((sum, count) => sum + count, 0);

/** Describes posts of images: `3 posts in a thread: slides 1 to 4, 5 to 8, 9 to 11`. */
export function describeThread(posts: readonly number[]): string {
  if (posts.length === 1) return `1 post with ${countNoun(countSlides(posts), "slide")}`;
  let first = 1;
  const ranges = posts.map((count) => {
    const range = count === 1 ? `${first}` : `${first} to ${first + count - 1}`;
    first += count;
    return range;
  });
  return `${countNoun(posts.length, "post")} in a thread: slides ${ranges.join(", ")}`;
}
