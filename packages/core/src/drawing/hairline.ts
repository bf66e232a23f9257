import type { Surface } from "../design/palette.ts";

/**
 * A surface's edge as an inset shadow. A border would be rounded to whole device pixels and take that from the words'
 * width, so that a line could break elsewhere at another scale.
 */
export function hairline({ border }: Surface): string {
  return `inset 0 0 0 1px ${border}`;
}
