import { postLimits } from "./limits.ts";
import type { PostSource, Slide } from "./post.ts";

/**
 * Adds another post's sources to a post's own sources, up to `postLimits.sources`. The added sources get the scope
 * `cited`: they count only for slides that cite them.
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
 * Rewrites a slide's citations for a post with the sources `to`. There, `p7` cites a passage of the first source, and
 * `src_ab/p7` one of another source. Citations of sources that `to` lacks are left out.
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
