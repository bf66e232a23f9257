import type { CarouselLayoutName } from "./layout-names.ts";
import type { ReadBlock, SlideReading } from "./reading/slide-reading.ts";

type BlockOf<Kind extends ReadBlock["kind"]> = Extract<ReadBlock, { kind: Kind }>;

export type MainBlocks = {
  [Name in Exclude<CarouselLayoutName & ReadBlock["kind"], "text">]: BlockOf<Name>;
};

/** Finds a layout's main block: the first of its kind or, for blocks of several lines, the longest. */
export function findMainBlock<Name extends keyof MainBlocks>(
  { blocks }: SlideReading,
  layout: Name,
): MainBlocks[Name] | null {
  let main: MainBlocks[Name] | null = null;
  for (const block of blocks) {
    if (isOfKind(block, layout) && (main === null || lengthOf(block) > lengthOf(main)))
      main = block;
  }
  return main;
}

function isOfKind<Name extends keyof MainBlocks>(
  block: ReadBlock,
  kind: Name,
): block is MainBlocks[Name] {
  return block.kind === kind;
}

function lengthOf(block: ReadBlock): number {
  if ("entries" in block) return block.entries.length;
  return block.kind === "steps" ? block.steps.length : 1;
}
