import type { Passage } from "./source.ts";

/**
 * Joins the passages of a post's sources. Ids of the first source stay, as slides cite them; those of others get the id
 * of their source in front.
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
