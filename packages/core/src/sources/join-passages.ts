/**
 * Joins the passages of a post's sources. Passages of the first source keep their ids, and other ids get a prefix, e.g.
 * `src_ab/p7`.
 */
export function joinPassages<Part extends { id: string }>(
  sources: readonly { id: string; passages: readonly Part[] }[],
): Part[] {
  return sources.flatMap(({ id, passages }, index) =>
    index === 0
      ? [...passages]
      : passages.map((passage) => ({ ...passage, id: `${id}/${passage.id}` })),
  );
}
