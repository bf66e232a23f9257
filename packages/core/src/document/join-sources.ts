import { postLimits } from "./limits.ts";
import type { PostSource, Slide } from "./post.ts";

/**
 * Appends another post's sources, up to `postLimits.sources`. With the scope `cited`, a source counts only for slides
 * that cite the source.
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
 * Rewrites citations for a post with the sources `to`, and drops citations of other sources. `p7` cites the first
 * source, and `src_ab/p7` cites the source `src_ab`.
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
