import type { Composing } from "./composing.ts";
import { fitNode, type Fitted } from "./fit.ts";
import type { Around, Part } from "./around.ts";
import { column, inset } from "./place.ts";
import type { Area, Scene } from "./scene.ts";

/** The box of a column of parts; CSS px. */
export interface PartsBox {
  widthPx: number;
  heightPx: number;
  /** Design px. */
  maxSize: number;
  /** Gap between two parts at that type size. */
  gapPx: (sizePx: number) => number;
  /** Alignment of parts that are narrower than the box; parts are stretched by default. */
  align?: "start" | "center";
}

/** Fits parts into a column at the largest common type size; null if there are none. */
export function* fitParts(
  scene: Scene,
  parts: readonly (Part | null)[],
  { widthPx: width, heightPx, maxSize, gapPx, align }: PartsBox,
): Composing<Fitted | null> {
  const shown = parts.filter((part) => part !== null);
  if (shown.length === 0) return null;
  const widthPx = Math.floor(width);
  const alignItems = { start: "flex-start", center: "center", stretch: "stretch" }[
    align ?? "stretch"
  ];
  return yield* fitNode(
    "parts",
    { widthPx, heightPx, minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (sizePx) =>
      column(
        { width: widthPx, rowGap: gapPx(sizePx), alignItems },
        ...shown.map((part) => part(sizePx, widthPx)),
      ),
  );
}

/** Fits parts as one block at an area's foot: the `base` under a header, which gets the `room` above. */
export function* partsAtFoot(
  scene: Scene,
  area: Area,
  parts: readonly (Part | null)[],
  { clearPx, ...box }: PartsBox & { clearPx: number },
): Composing<Around> {
  const block = yield* fitParts(scene, parts, box);
  if (!block) return { over: [], under: [], room: area };
  const { align = "start" } = box;
  const room = inset(area, { bottom: block.heightPx + clearPx });
  return { over: [], under: [], room, base: { ...block, clearPx, align } };
}
