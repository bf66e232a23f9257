import type { Slide } from "@slideloom/core/document";

const wordFields = ["header", "description", "summary"] as const;
const wordsDecide = ["sources", "alt"] as const;

/** New values of a slide's fields. Null removes a field, and absent fields keep their value. */
export type SlideChanges = Readonly<Record<string, unknown>>;

/**
 * Changes fields of a slide. Citations and alt text are of the words, so new words remove them unless they are sent
 * again; so does an answer its prompt.
 */
export function changeSlide(
  current: Slide,
  changes: SlideChanges,
  number: number,
): { slide: Record<string, unknown>; warnings: string[] } {
  const slide: Record<string, unknown> = { ...current, ...changes };
  const isReworded = wordFields.some((field) => changes[field] !== undefined);
  const outdated = wordsDecide.filter(
    (field) => isReworded && current[field] !== undefined && changes[field] === undefined,
  );
  for (const field of outdated) delete slide[field];
  for (const [field, value] of Object.entries(changes)) if (value === null) delete slide[field];
  const blocks = Array.isArray(slide["description"]) ? slide["description"] : [];
  if (!blocks.some((block) => Object(block).value === slide["prompt"])) delete slide["prompt"];
  const warnings = outdated.map(
    (field) =>
      `Slide ${number}: '${field}' was removed, because the words changed. Send it again to keep it.`,
  );
  return { slide, warnings };
}
