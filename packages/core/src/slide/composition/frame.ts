import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { ReadBlock } from "../../layouts/reading/slide-reading.ts";
import type { Composing, Squeeze } from "./composing.ts";
import { floorPx } from "./fit.ts";
import { fitHeadline } from "./fit-headline.ts";
import { flowBlocks } from "./flow-blocks.ts";
import type { TemplateHand } from "./hand.ts";
import type { Letters } from "./lettering.ts";
import { pictureStrip } from "./picture.ts";
import { at, column } from "./place.ts";
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

/** How a headline stands in its place. */
export interface HeadOptions {
  area: Area;
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

/** The headline at the top, or on a landscape stage at the left, and the area that it leaves. */
export function* head(
  scene: Scene,
  hand: TemplateHand,
  options: HeadOptions,
): Composing<{ nodes: SlideNode[]; rest: Area; place: Area; sizePx: number }> {
  const { area, align = "start", sheet = hand.sheetOf(scene) } = options;
  const { reading, shape, px } = scene;
  const isLandscape = shape === "landscape";
  const widthPx = isLandscape
    ? Math.round((area.width - px(landscapeGap)) * landscapeShare)
    : area.width;
  const heightPx = area.height * (isLandscape ? 0.86 : share(scene, options.share ?? 0.3));
  const { letters, maxSize = hand.sizes.headline } = options;
  const fitted = yield* fitHeadline(scene, hand, "headline", reading.header, {
    widthPx,
    heightPx,
    maxSize,
    align,
    sheet,
    ...(letters && { letters }),
  });
  if (!fitted) return { nodes: [], rest: area, place: { ...area, height: 0 }, sizePx: 0 };
  const place = { x: area.x, y: area.y, width: widthPx, height: fitted.heightPx };
  const gapPx = gap(scene, options.gap ?? 52);
  const rest = isLandscape
    ? {
        x: area.x + widthPx + px(landscapeGap),
        y: area.y,
        width: area.width - widthPx - px(landscapeGap),
        height: area.height,
      }
    : {
        ...area,
        y: area.y + fitted.heightPx + gapPx,
        height: area.height - fitted.heightPx - gapPx,
      };
  const mark = scene.context.design.headerUnderline && hand.headMark?.(scene, sheet, place);
  return {
    nodes: [...(mark || []), at(place, {}, fitted.node)],
    rest,
    place,
    sizePx: fitted.sizePx,
  };
}

/** Of the area at most, for the words over and under the block together with the call-out. */
const besideShare = 0.46;

/** Of a room what may stand over and under a layout's own block: a picture's strip needs more. */
export function besideMost({ media }: Scene): number {
  return media ? 0.72 : besideShare;
}

/** What stands over and under a layout's own block. */
export interface Beside {
  over: SlideNode[];
  under: SlideNode[];
  /** What is left for the block. */
  room: Area;
}

/**
 * Sets the blocks before and after a layout's own one as text, the slide's picture and the summary as a call-out, and
 * leaves the block the room between them.
 */
export function* beside(
  scene: Scene,
  hand: TemplateHand,
  {
    area,
    before = [],
    after = [],
    sheet = hand.sheetOf(scene),
    callout = true,
    media = true,
    align = "start",
    maxSize = hand.sizes.body,
    most = besideShare,
    gapDesign = 40,
  }: {
    area: Area;
    before?: readonly ReadBlock[];
    after?: readonly ReadBlock[];
    sheet?: Sheet;
    /** Whether the summary is set as a call-out here. */
    callout?: boolean;
    /** Whether the slide's picture is shown here. */
    media?: boolean;
    align?: "start" | "center";
    /** Design px. */
    maxSize?: number;
    most?: number;
    gapDesign?: number;
  },
): Composing<Beside> {
  const { summary } = scene.reading;
  const strip = media ? pictureStrip(scene, area.width) : null;
  const hasCallout = callout && summary !== null;
  if (before.length + after.length === 0 && !hasCallout && !strip) {
    return { over: [], under: [], room: area };
  }
  const gapPx = gap(scene, gapDesign);
  const build = (sizePx: number) => {
    const flow = (blocks: readonly ReadBlock[]) =>
      blocks.length > 0
        ? flowBlocks(scene, hand, blocks, { sizePx, widthPx: area.width, sheet, align })
        : null;
    const call =
      hasCallout && summary ? hand.callout(scene, summary, { sizePx, widthPx: area.width }) : null;
    const stack = (...nodes: (SlideNode | null)[]) => {
      const present = nodes.filter((node) => node !== null);
      if (present.length === 0) return null;
      const centered = align === "center" ? { alignItems: "center" } : {};
      return column({ width: area.width, rowGap: gapPx, ...centered }, ...present);
    };
    return { over: stack(strip, flow(before)), under: stack(flow(after), call) };
  };
  const limitPx = area.height * most;
  const found = yield {
    role: "beside",
    minPx: floorPx.body,
    maxPx: Math.max(floorPx.body, scene.px(maxSize)),
    build: (sizePx) => {
      const { over, under } = build(sizePx);
      const room = { widthPx: area.width, heightPx: limitPx };
      const parts = [over, under].filter((node) => node !== null);
      // Both together have the room; each is measured alone, too.
      if (parts.length === 2) parts.push(column({ width: area.width, rowGap: gapPx }, ...parts));
      return parts.map((node) => ({ node, ...room }));
    },
  };
  const { over, under } = build(found.sizePx);
  const heights = [...found.heightsPx];
  const overPx = over ? (heights.shift() ?? 0) : 0;
  const underPx = under ? (heights.shift() ?? 0) : 0;
  const overRoom = over ? overPx + gapPx : 0;
  const underRoom = under ? underPx + gapPx : 0;
  const placed = (node: SlideNode | null, y: number, height: number) =>
    node ? [at({ ...area, y, height }, {}, node)] : [];
  return {
    over: placed(over, area.y, overPx),
    under: placed(under, area.y + area.height - underPx, underPx),
    room: {
      ...area,
      y: area.y + overRoom,
      height: Math.max(1, area.height - overRoom - underRoom),
    },
  };
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

/** A layout's own block, the headline over it and everything else beside it. */
export interface BlockFrame<Kind extends ReadBlock["kind"]> extends Beside {
  main: Extract<ReadBlock, { kind: Kind }>;
  /** The headline. */
  nodes: SlideNode[];
}

/** The frame of the first block of a kind; null where the slide has none. `gap` is design px, `most` as in `beside`. */
export function* blockFrame<Kind extends ReadBlock["kind"]>(
  scene: Scene,
  hand: TemplateHand,
  kind: Kind,
  options: { gap?: number; most?: number } = {},
): Composing<BlockFrame<Kind> | null> {
  const { main, before, after } = splitAt(scene, kind);
  if (!main) return null;
  const { gap: headGap, most } = options;
  const { nodes, rest } = yield* head(scene, hand, {
    area: hand.area(scene, hand),
    ...(headGap !== undefined && { gap: headGap }),
  });
  const around = yield* beside(scene, hand, {
    area: rest,
    before,
    after,
    ...(most !== undefined && { most }),
  });
  return { main, nodes, ...around };
}
