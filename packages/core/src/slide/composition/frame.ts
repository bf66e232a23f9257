import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { ReadBlock, Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing, Squeeze } from "./composing.ts";
import { fitSiblings } from "./fit.ts";
import { fitHeadline } from "./fit-headline.ts";
import { flowBlocks } from "./flow-blocks.ts";
import type { TemplateSkin } from "./skin.ts";
import type { Letters } from "./lettering.ts";
import { at, column, inset } from "./place.ts";
import type { Area, Scene } from "./scene.ts";

/** What a share of a slide becomes as the slide is squeezed. */
const shareOf: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.75, 2: 0.62 };
const gapOf: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.7, 2: 0.55 };

/** A share of the height that a part may take, less on a squeezed slide. */
export function share({ squeeze }: Scene, of: number): number {
  return of * shareOf[squeeze];
}

/** A gap, design px, in CSS px; narrower on a squeezed slide. */
export function gap({ squeeze, px }: Scene, design: number): number {
  return px(design * gapOf[squeeze]);
}

/** Share of a landscape stage's width that the headline takes, and design px between it and the rest. */
const landscapeShare = 0.42;
const landscapeGap = 60;

/** The headline's share of the width on a squeezed stage, and of the height over the words in its column. */
const columnShare = { width: 0.34, height: 0.46 } as const;

/** Design px between the headline and the words under it in its column. */
const columnGap = 72;

/** Whether all words are under the headline in its column, and the block has the rest of a landscape stage. */
function hasWordColumn({ shape, squeeze }: Scene): boolean {
  return shape === "landscape" && squeeze === 2;
}

/** Of the height, for a headline over the rest, and beside a photograph, where the rest has little. */
const headOver = 0.3;
const headBesidePhoto = 0.22;

/** How a headline stands in its place. */
export interface HeadOptions {
  /** What the furniture leaves free unless said otherwise. */
  area?: Area;
  /** Of the area's height. */
  share?: number;
  /** Design px. */
  maxSize?: number;
  /** Design px between the headline and what follows. */
  gap?: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
}

/** A headline, its own place and the area that it leaves. */
export interface Head {
  nodes: SlideNode[];
  place: Area;
  rest: Area;
  sizePx: number;
}

/** The headline at the top, or on a landscape stage at the left, and the area that it leaves. */
export function* head(
  scene: Scene,
  skin: TemplateSkin,
  options: HeadOptions = {},
): Composing<Head> {
  const { area = skin.area(scene, skin), align = "start", sheet = skin.sheetOf(scene) } = options;
  const { reading, shape, px } = scene;
  const isLandscape = shape === "landscape";
  const widthShare = hasWordColumn(scene) ? columnShare.width : landscapeShare;
  const widthPx = isLandscape
    ? Math.round((area.width - px(landscapeGap)) * widthShare)
    : area.width;
  const landscapeHeight = hasWordColumn(scene) ? columnShare.height : 0.86;
  const most = scene.photo ? headBesidePhoto : 1;
  const wanted = Math.min(most, options.share ?? headOver);
  const heightPx = area.height * (isLandscape ? landscapeHeight : share(scene, wanted));
  const { letters, maxSize = skin.sizes.headline } = options;
  const fitted = yield* fitHeadline(scene, skin, "headline", reading.header, {
    widthPx,
    heightPx,
    maxSize,
    align,
    sheet,
    ...(letters && { letters }),
  });
  if (!fitted) return { nodes: [], rest: area, place: { ...area, height: 0 }, sizePx: 0 };
  const place = { x: area.x, y: area.y, width: widthPx, height: fitted.heightPx };
  const mark = scene.context.design.headerUnderline && skin.headMark?.(scene, sheet, place);
  return {
    nodes: [...(mark || []), at(place, {}, fitted.node)],
    rest: isLandscape
      ? inset(area, { left: widthPx + px(landscapeGap) })
      : inset(area, { top: fitted.heightPx + gap(scene, options.gap ?? 52) }),
    place,
    sizePx: fitted.sizePx,
  };
}

/** Design px between a headline and what follows: more where the template's mark stands there. */
const markedGap = 78;
const unmarkedGap = 56;

/** The headline over its mark, which the room under it is for. */
export function markedHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  const isMarked = scene.context.design.headerUnderline;
  return head(scene, skin, { gap: isMarked ? markedGap : unmarkedGap });
}

/** What stands over and under a layout's own block. */
export interface Around {
  over: SlideNode[];
  under: SlideNode[];
  /** What is left for the block. */
  room: Area;
  /** What a header stands on, in one column with it. */
  base?: { node: SlideNode; heightPx: number; clearPx: number; align: "start" | "center" };
}

/** Of the area at most, for the words over and under the block together. */
const aroundShare = 0.46;

/** Something that stands over or under a block, in a type size and a width; CSS px. */
export type Part = (sizePx: number, widthPx: number) => SlideNode;

/** Blocks as text; null if there are none. */
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

/** The summary as it is drawn; null if there is none. */
export function summaryPart(
  { reading: { summary } }: Scene,
  draw: (summary: Words, setting: { sizePx: number; widthPx: number }) => SlideNode,
): Part | null {
  return summary && ((sizePx, widthPx) => draw(summary, { sizePx, widthPx }));
}

/** The summary as a call-out; null if there is none. */
export function calloutPart(scene: Scene, skin: TemplateSkin): Part | null {
  return summaryPart(scene, (summary, setting) => skin.callout(scene, summary, setting));
}

/** How parts are stacked; sizes are design px. */
export interface StackSetting {
  maxSize: number;
  /** Of the area's height, for all parts together. */
  most?: number;
  gap?: number;
  align?: "start" | "center";
}

/** Stacks parts at the top and at the foot of an area, in one type size, and leaves the block the room between them. */
export function* stackAround(
  scene: Scene,
  area: Area,
  parts: { over: readonly (Part | null)[]; under: readonly (Part | null)[] },
  { maxSize, most = aroundShare, gap: gapDesign = 40, align = "start" }: StackSetting,
): Composing<Around> {
  const sides = [parts.over, parts.under].map((side) => side.filter((part) => part !== null));
  const [over = [], under = []] = sides;
  if (over.length + under.length === 0) return { over: [], under: [], room: area };
  const gapPx = gap(scene, gapDesign);
  const build = (sizePx: number) =>
    sides.flatMap((side) => {
      const nodes = side.map((part) => part(sizePx, area.width));
      const centered = align === "center" ? { alignItems: "center" } : {};
      const style = { width: area.width, rowGap: gapPx, ...centered };
      return nodes.length > 0 ? [column(style, ...nodes)] : [];
    });
  const room = { widthPx: area.width, heightPx: area.height * most };
  const { sizePx, heightsPx } = yield* fitSiblings(
    "beside",
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (size) => {
      const stacks = build(size);
      // Both together have the room; each is measured alone, too.
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

/** Stacks at the top and at the foot of an area, and the room that they leave. */
function placeAround(
  area: Area,
  gapPx: number,
  { over, under }: Record<"over" | "under", { node: SlideNode; heightPx: number } | undefined>,
): Around {
  const bottom = area.y + area.height;
  return {
    over: over ? [at({ ...area, height: over.heightPx }, {}, over.node)] : [],
    under: under
      ? [at({ ...area, y: bottom - under.heightPx, height: under.heightPx }, {}, under.node)]
      : [],
    room: inset(area, {
      top: over ? over.heightPx + gapPx : 0,
      bottom: under ? under.heightPx + gapPx : 0,
    }),
  };
}

/** A layout's own block's neighbours, and where all of them stand. */
export interface Neighbours {
  area: Area;
  before?: readonly ReadBlock[];
  after?: readonly ReadBlock[];
}

/** What comes before a block over it; what follows and the call-out under it. */
export function* surround(
  scene: Scene,
  skin: TemplateSkin,
  { area, before = [], after = [] }: Neighbours,
  setting: Partial<StackSetting> = {},
): Composing<Around> {
  const { maxSize = skin.sizes.body, align = "start" } = setting;
  const parts = {
    over: [textPart(scene, skin, before, { align })],
    under: [textPart(scene, skin, after, { align }), calloutPart(scene, skin)],
  };
  return yield* stackAround(scene, area, parts, { ...setting, maxSize });
}

/** The largest words beside source code, design px. */
const besideCode = 52;

/** What surrounds a layout's own block: words by code are larger. */
export function surroundBlock(
  scene: Scene,
  skin: TemplateSkin,
  neighbours: Neighbours,
): Composing<Around> {
  const maxSize = scene.layout === "code" ? besideCode : skin.sizes.body;
  return surround(scene, skin, neighbours, { maxSize });
}

/** A slide's blocks and its call-out at the foot of an area. */
export function wordsUnder(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
  {
    align = "start",
    maxSize = skin.sizes.body,
    ...setting
  }: Partial<StackSetting> & { sheet?: Sheet } = {},
): Composing<Around> {
  const text = textPart(scene, skin, scene.reading.blocks, { align, ...setting });
  const parts = { over: [], under: [text, calloutPart(scene, skin)] };
  return stackAround(scene, area, parts, { ...setting, align, maxSize });
}

/** The first block of a kind, and the blocks before and after it. */
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

/** A layout's own block, the headline over it and everything else around it. */
export interface BlockFrame<Kind extends ReadBlock["kind"]> extends Around {
  main: Extract<ReadBlock, { kind: Kind }>;
  /** The headline. */
  nodes: SlideNode[];
}

/**
 * The frame of the first block of a kind, as the template stands headlines and text; null if the slide has none.
 * `callout` is null if the block has the summary in it.
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

/** Block types that are readable in a narrow column. */
const columnKinds: ReadonlySet<ReadBlock["kind"]> = new Set(["paragraph", "list", "quote"]);

/** What stands around a layout's own block, as the template places it; under the headline on a squeezed landscape stage. */
export function* aroundBlock(
  scene: Scene,
  skin: TemplateSkin,
  neighbours: Neighbours,
  head: Area,
  callout: Part | null = calloutPart(scene, skin),
): Composing<Around> {
  const { area, before = [], after = [] } = neighbours;
  const blocks = [...before, ...after];
  const isNarrow = blocks.every(({ kind }) => columnKinds.has(kind));
  if (!hasWordColumn(scene) || head.height === 0 || !isNarrow)
    return yield* skin.around(scene, skin, neighbours, head);
  const top = head.height + gap(scene, columnGap);
  const column = { ...head, y: head.y + top, height: area.y + area.height - head.y - top };
  const parts = {
    over: [textPart(scene, skin, blocks)],
    under: [callout],
  };
  const around = yield* stackAround(scene, column, parts, { maxSize: skin.sizes.body, most: 1 });
  return { ...around, room: area };
}
