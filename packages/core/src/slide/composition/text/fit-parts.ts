import type { Composing } from "../fit/composing.ts";
import { fitNode, type Fitted } from "../fit/fit.ts";
import { column } from "../scene/boxes.ts";
import type { Scene } from "../scene/scene.ts";
import type { Part } from "./around/parts.ts";

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
