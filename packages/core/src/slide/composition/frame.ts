import type { SlideNode } from "../../drawing/node.ts";
import type { ReadBlock } from "../../layouts/reading/slide-reading.ts";
import {
  calloutPart,
  stackAround,
  textPart,
  type SurroundingText,
  type Neighbours,
  type Part,
} from "./around.ts";
import type { Composing } from "./composing.ts";
import { hasWordColumn } from "./head.ts";
import type { Area, Scene } from "./scene.ts";
import type { TemplateSkin } from "./skin.ts";
import { squeezedGap } from "./squeezed.ts";

/** Returns the first block of a kind, and the blocks before and after it. */
export function splitAt<Kind extends ReadBlock["kind"]>(
  { reading }: Scene,
  kind: Kind,
): { main: Extract<ReadBlock, { kind: Kind }> | null; before: ReadBlock[]; after: ReadBlock[] } {
  const { blocks } = reading;
  const index = blocks.findIndex((block) => block.kind === kind);
  const main = blocks[index];
  if (!isKind(main, kind)) return { main: null, before: blocks, after: [] };
  return { main, before: blocks.slice(0, index), after: blocks.slice(index + 1) };
}

function isKind<Kind extends ReadBlock["kind"]>(
  block: ReadBlock | undefined,
  kind: Kind,
): block is Extract<ReadBlock, { kind: Kind }> {
  return block?.kind === kind;
}

/** A layout's main block, e.g. its list, with the headline and the text around the block. */
export interface BlockFrame<Kind extends ReadBlock["kind"]> extends SurroundingText {
  main: Extract<ReadBlock, { kind: Kind }>;
  /** Nodes of the headline. */
  nodes: SlideNode[];
}

/**
 * Composes the headline and the text around the slide's first block of that kind; null if there is no such block.
 * `callout` draws the summary; it is null if the block itself shows the summary.
 */
export function* blockFrame<Kind extends ReadBlock["kind"]>(
  scene: Scene,
  skin: TemplateSkin,
  kind: Kind,
  callout?: Part | null,
): Composing<BlockFrame<Kind> | null> {
  const { main, before, after } = splitAt(scene, kind);
  if (!main) return null;
  const { nodes, rest, place } = yield* skin.head(scene, skin);
  const around = yield* aroundBlock(scene, skin, { area: rest, before, after }, place, callout);
  return { main, nodes, ...around };
}

/** Gap between a headline and the text below it in a narrow column, design px. */
const columnGap = 72;

/** Kinds of blocks that are readable in a narrow column. */
const columnKinds: ReadonlySet<ReadBlock["kind"]> = new Set(["paragraph", "list", "quote"]);

/**
 * Places the text around the main block. If `hasWordColumn` is true, the call-out is below the headline, and so is the
 * other text if it is readable in a narrow column.
 */
export function* aroundBlock(
  scene: Scene,
  skin: TemplateSkin,
  neighbours: Neighbours,
  head: Area,
  callout: Part | null = calloutPart(scene, skin),
): Composing<SurroundingText> {
  if (!hasWordColumn(scene) || head.height === 0)
    return yield* skin.around(scene, skin, neighbours, head);
  const { area, before = [], after = [] } = neighbours;
  const blocks = [...before, ...after];
  const isNarrow = blocks.every(({ kind }) => columnKinds.has(kind));
  const top = head.height + squeezedGap(scene, columnGap);
  const column = { ...head, y: head.y + top, height: area.y + area.height - head.y - top };
  const parts = { over: [isNarrow ? textPart(scene, skin, blocks) : null], under: [callout] };
  const words = yield* stackAround(scene, column, parts, { maxSize: skin.sizes.body, most: 1 });
  if (isNarrow) return { ...words, room: area };
  const silent = { ...scene, reading: { ...scene.reading, summary: null } };
  const wide = yield* skin.around(silent, skin, neighbours, head);
  return { ...wide, over: [...wide.over, ...words.over, ...words.under] };
}
