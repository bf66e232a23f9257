import type { PagePart } from "./choose-part.ts";
import type { PageBlock } from "./page-blocks.ts";

/** A first paragraph such as "By Oda Renn, 12 May 2025". */
const bylineText =
  /^(?:By|Von|Par|Por|Di)\s+((?:\p{Lu}[\p{L}.'’-]*\s?){2,4})(?:[,·|]?\s*.{0,20}\d.{0,20})?$/u;

interface Byline {
  blocks: readonly PageBlock[];
  byline?: string | undefined;
  /** The paragraph with the author's name, which was removed from `blocks`. */
  line?: string | undefined;
}

/** Removes a first paragraph with the author's name from a page's text. */
export function takeByline({
  blocks,
  article: { byline },
}: Pick<PagePart, "blocks" | "article">): Byline {
  const at = blocks.findIndex((block) => "passage" in block && block.passage.kind === "paragraph");
  const first = blocks[at];
  const line = first && "passage" in first ? first.passage.text.trim() : "";
  const name = bylineText.exec(line)?.[1];
  if (name === undefined) return { blocks, byline };
  return { blocks: blocks.toSpliced(at, 1), byline: byline ?? name.trim(), line };
}
