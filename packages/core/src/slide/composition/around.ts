import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { ReadBlock, Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import { fitSiblings } from "./fit.ts";
import { flowBlocks } from "./flow-blocks.ts";
import { hasWordColumn } from "./head.ts";
import { boxAt, column, inset } from "./place.ts";
import type { Area, Scene } from "./scene.ts";
import type { TemplateSkin } from "./skin.ts";
import { squeezedGap } from "./squeezed.ts";

/** The text over and under a slide's main block, e.g. over and under its list. */
export interface SurroundingText {
  over: SlideNode[];
  under: SlideNode[];
  /** The area that is left for the main block. */
  room: Area;
  /** A node directly under the header, in the same column. `clearPx` is the gap between both, CSS px. */
  base?: { node: SlideNode; heightPx: number; clearPx: number; align: "start" | "center" };
}

/**
 * Largest height of the text over and under the main block together, as a fraction of the area's height. `besideColumn`
 * applies if the text is in the headline's column.
 */
const aroundShare = { usual: 0.46, besideColumn: 0.62 } as const;

/** Builds a part of the text at a font size and width, both CSS px. */
export type Part = (sizePx: number, widthPx: number) => SlideNode;

/** Returns a part that draws the blocks as text; null if there are none. */
export function textPart(
  scene: Scene,
  skin: TemplateSkin,
  blocks: readonly ReadBlock[],
  setting: { sheet?: Sheet; align?: "start" | "center" } = {},
): Part | null {
  if (blocks.length === 0) return null;
  const { sheet = skin.sheetOf(scene), align = "start" } = setting;
  return (sizePx, widthPx) => flowBlocks(scene, skin, blocks, { sizePx, widthPx, sheet, align });
}

/** Returns a part that draws the summary with `draw`; null if the slide has no summary. */
export function summaryPart(
  { reading: { summary } }: Scene,
  draw: (summary: Words, setting: { sizePx: number; widthPx: number }) => SlideNode,
): Part | null {
  return summary && ((sizePx, widthPx) => draw(summary, { sizePx, widthPx }));
}

/** Returns a part that draws the summary as a call-out; null if the slide has no summary. */
export function calloutPart(scene: Scene, skin: TemplateSkin): Part | null {
  return summaryPart(scene, (summary, setting) => skin.callout(scene, summary, setting));
}

/** How stacked parts are sized and aligned; sizes are design px. */
export interface StackSetting {
  maxSize: number;
  /** Largest height of all parts together, as a fraction of the area's height. */
  most?: number;
  gap?: number;
  align?: "start" | "center";
}

/** Stacks parts at the top and the foot of an area, all in one font size. `room` is the area between both stacks. */
export function* stackAround(
  scene: Scene,
  area: Area,
  parts: { over: readonly (Part | null)[]; under: readonly (Part | null)[] },
  { maxSize, most, gap: gapDesign = 40, align = "start" }: StackSetting,
): Composing<SurroundingText> {
  const share = most ?? aroundShare[hasWordColumn(scene) ? "besideColumn" : "usual"];
  const sides = [parts.over, parts.under].map((side) => side.filter((part) => part !== null));
  const [over = [], under = []] = sides;
  if (over.length + under.length === 0) return { over: [], under: [], room: area };
  const gapPx = squeezedGap(scene, gapDesign);
  const build = (sizePx: number) =>
    sides.flatMap((side) => {
      const nodes = side.map((part) => part(sizePx, area.width));
      const centered = align === "center" ? { alignItems: "center" } : {};
      const style = { width: area.width, rowGap: gapPx, ...centered };
      return nodes.length > 0 ? [column(style, ...nodes)] : [];
    });
  const room = { widthPx: area.width, heightPx: area.height * share };
  const { sizePx, heightsPx } = yield* fitSiblings(
    "beside",
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (size) => {
      const stacks = build(size);
      // Both stacks must fit the height together. Each is also measured alone, because its own height is needed.
      const whole = column({ width: area.width, rowGap: gapPx }, ...stacks);
      return [...stacks, ...(stacks.length === 2 ? [whole] : [])].map((node) => ({
        node,
        ...room,
      }));
    },
  );
  const placed = build(sizePx).map((node, index) => ({ node, heightPx: heightsPx[index] ?? 0 }));
  return placeAround(area, gapPx, {
    over: over.length > 0 ? placed[0] : undefined,
    under: under.length > 0 ? placed.at(-1) : undefined,
  });
}

/** Places stacks at the top and the foot of an area. `room` is the area between them. */
function placeAround(
  area: Area,
  gapPx: number,
  { over, under }: Record<"over" | "under", { node: SlideNode; heightPx: number } | undefined>,
): SurroundingText {
  const bottom = area.y + area.height;
  return {
    over: over ? [boxAt({ ...area, height: over.heightPx }, {}, over.node)] : [],
    under: under
      ? [boxAt({ ...area, y: bottom - under.heightPx, height: under.heightPx }, {}, under.node)]
      : [],
    room: inset(area, {
      top: over ? over.heightPx + gapPx : 0,
      bottom: under ? under.heightPx + gapPx : 0,
    }),
  };
}

/** The blocks before and after the main block, and the area for all of them. */
export interface Neighbours {
  area: Area;
  before?: readonly ReadBlock[];
  after?: readonly ReadBlock[];
}

/** Stacks the preceding blocks above the main block, and the following blocks and the call-out below it. */
export function* surround(
  scene: Scene,
  skin: TemplateSkin,
  { area, before = [], after = [] }: Neighbours,
  setting: Partial<StackSetting> = {},
): Composing<SurroundingText> {
  const { maxSize = skin.sizes.body, align = "start" } = setting;
  const parts = {
    over: [textPart(scene, skin, before, { align })],
    under: [textPart(scene, skin, after, { align }), calloutPart(scene, skin)],
  };
  return yield* stackAround(scene, area, parts, { ...setting, maxSize });
}

/** Largest font size of the text around code, design px. */
const besideCode = 52;

/** Places the text around the main block. Text around code has its own largest font size. */
export function surroundBlock(
  scene: Scene,
  skin: TemplateSkin,
  neighbours: Neighbours,
): Composing<SurroundingText> {
  const maxSize = scene.layout === "code" ? besideCode : skin.sizes.body;
  return surround(scene, skin, neighbours, { maxSize });
}

/** Places the slide's blocks and, below them, its call-out at the foot of an area. */
export function placeTextAtFoot(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
  {
    align = "start",
    maxSize = skin.sizes.body,
    ...setting
  }: Partial<StackSetting> & { sheet?: Sheet } = {},
): Composing<SurroundingText> {
  const text = textPart(scene, skin, scene.reading.blocks, { align, ...setting });
  const parts = { over: [], under: [text, calloutPart(scene, skin)] };
  return stackAround(scene, area, parts, { ...setting, align, maxSize });
}
