import { postLimits } from "./limits.ts";
import type { PostSource, Slide } from "./post.ts";

/**
 * Adds another post's sources to a post's own sources, up to `postLimits.sources`. They are marked as the sources of
 * only the slides that cite them.
 */
export function joinSources(
  own: readonly PostSource[],
  added: readonly PostSource[],
): PostSource[] {
  const fresh = added
    .filter(({ id }) => own.every((source) => source.id !== id))
    .map((source): PostSource => ({ ...source, scope: "cited" }));
  return [...own, ...fresh].slice(0, postLimits.sources);
}

/**
 * Returns a slide with its citations changed for a post with other sources: passages of the first source are cited as
 * `p7`, all others as `src_ab/p7`. Citations of sources that the post lacks are left out.
 */
export function moveCitations(
  slide: Slide,
  from: readonly PostSource[],
  to: readonly PostSource[],
): Slide {
  const { sources: cited = [], ...rest } = slide;
  const sources = cited.flatMap((passage) => {
    const [id, place = passage] = passage.includes("/") ? passage.split("/") : [from[0]?.id];
    const index = to.findIndex((source) => source.id === id);
    if (index < 0) return [];
    return index === 0 ? place : `${id}/${place}`;
  });
  return sources.length > 0 ? { ...rest, sources } : rest;
}
