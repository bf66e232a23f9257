import { postLimits } from "./limits.ts";
import type { PostSource, Slide } from "./post.ts";

/**
 * Appends another post's sources, up to `postLimits.sources` in total. They get the scope `cited`, because this post's
 * other slides weren't made from them.
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
 * Rewrites the citations of a slide that moves from a post with the sources `from` to a post with the sources `to`.
 * Drops citations of sources that `to` lacks.
 */
export function moveCitations(
  slide: Slide,
  from: readonly PostSource[],
  to: readonly PostSource[],
): Slide {
  const { sources: cited = [], ...rest } = slide;
  const sources = cited.flatMap((passage) => {
    // `p7` is a passage of the first source, and `src_ab/p7` a passage of the source `src_ab`.
    const [id, place = passage] = passage.includes("/") ? passage.split("/") : [from[0]?.id];
    const index = to.findIndex((source) => source.id === id);
    if (index < 0) return [];
    return index === 0 ? place : `${id}/${place}`;
  });
  return sources.length > 0 ? { ...rest, sources } : rest;
}
