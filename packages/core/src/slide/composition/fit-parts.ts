import type { Composing } from "./composing.ts";
import { fitNode, type Fitted } from "./fit.ts";
import type { SurroundingText, Part } from "./around.ts";
import { column, inset } from "./place.ts";
import type { Area, Scene } from "./scene.ts";

/** Size and gaps of a column of text parts; CSS px. */
export interface PartsBox {
  widthPx: number;
  heightPx: number;
  /** Largest font size, design px. */
  maxSize: number;
  /** Returns the gap between two parts for a font size, both CSS px. */
  gapPx: (sizePx: number) => number;
  /** Alignment of parts that are narrower than the column. If absent, parts are stretched. */
  align?: "start" | "center";
}

/** Fits parts into a column, all in the same and largest possible font size; null if there are no parts. */
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

/** Fits parts at the foot of an area, all in one font size. `room` is the area left for the header. */
export function* partsAtFoot(
  scene: Scene,
  area: Area,
  parts: readonly (Part | null)[],
  { clearPx, ...box }: PartsBox & { clearPx: number },
): Composing<SurroundingText> {
  const block = yield* fitParts(scene, parts, box);
  if (!block) return { over: [], under: [], room: area };
  const { align = "start" } = box;
  const room = inset(area, { bottom: block.heightPx + clearPx });
  return { over: [], under: [], room, base: { ...block, clearPx, align } };
}
