import type { Passage } from "./source.ts";

/**
 * Joins the passages of a post's sources. Passages of the first source keep their ids, and other ids get a prefix, e.g.
 * `src_ab/p7`.
 */
export function joinPassages(
  sources: readonly { id: string; passages: readonly Passage[] }[],
): Passage[] {
  return sources.flatMap(({ id, passages }, index) =>
    index === 0
      ? [...passages]
      : passages.map((passage) => ({ ...passage, id: `${id}/${passage.id}` })),
  );
}
