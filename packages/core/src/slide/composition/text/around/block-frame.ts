import type { SlideNode } from "../../../../drawing/node.ts";
import type { ReadBlock } from "../../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../../fit/composing.ts";
import type { Scene } from "../../scene/scene.ts";
import type { TemplateSkin } from "../../scene/skin.ts";
import type { TextAround } from "../../scene/skin-parts.ts";
import type { Part } from "./parts.ts";
import { textAround } from "./beside.ts";

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
export interface BlockFrame<Kind extends ReadBlock["kind"]> extends TextAround {
  main: Extract<ReadBlock, { kind: Kind }>;
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
  const around = yield* textAround(scene, skin, { area: rest, before, after }, place, callout);
  return { main, nodes, ...around };
}
