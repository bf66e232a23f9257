import type { NewPassage, Reading } from "@slideloom/core/sources";
import { addHtml } from "./add-html.ts";
import { type ImageElement, resolveImage } from "./find-image.ts";
import type { BlockShape, BlockSink, HtmlWalk } from "./html-walk.ts";

/** A block of a page, or a part of it that isn't read. */
export type PageBlock =
  | { passage: NewPassage; shape: BlockShape; folded: string }
  | { image: ImageElement }
  | { row: Parameters<BlockSink["addRow"]>; folded: string }
  | { left: Parameters<BlockSink["leave"]> };

export function listBlocks(html: string, walk: HtmlWalk = {}): PageBlock[] {
  const blocks: PageBlock[] = [];
  addHtml(
    {
      add: (passage, shape) => blocks.push({ passage, shape, folded: foldBlock(passage.text) }),
      addRow: (...row) => blocks.push({ row, folded: foldBlock(row[1].join(" ")) }),
      leave: (...left) => blocks.push({ left }),
      addElement: (image) => blocks.push({ image }),
    },
    html,
    walk,
  );
  return blocks;
}

/** Passes blocks on to a reading. `url` is the page's. */
export function addBlocks(
  sink: BlockSink & Pick<Reading, "addImage">,
  blocks: readonly PageBlock[],
  url: string | undefined,
): void {
  for (const block of blocks) {
    if ("passage" in block) sink.add(block.passage, block.shape);
    else if ("row" in block) sink.addRow(...block.row);
    else if ("image" in block) {
      const image = resolveImage(block.image, url);
      if (image) sink.addImage(image);
    } else sink.leave(...block.left);
  }
}

/** Letters and digits only, to compare blocks of a page with those of its article. */
export const foldBlock = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
