import { textRefKey, type TextRef } from "@slideloom/core/slide";
import type { TextBox } from "@slideloom/renderer";

/** Minimum distance between a field and the slide's lower edge, px of the layout. */
const edgePx = 12;

/** Returns the height from a text's top to the next text below, or to the slide's lower edge. */
export function findRoom(
  group: TextGroup,
  groups: readonly TextGroup[],
  stageHeightPx: number,
): number {
  const frame = frameOf(group.boxes);
  const bottomPx = frame.yPx + frame.heightPx;
  const maxWidthPx = Math.max(...group.boxes.map((box) => box.maxWidthPx));
  const tops = groups
    .filter(({ key }) => key !== group.key)
    .map(({ boxes }) => frameOf(boxes))
    .filter(
      (other) =>
        other.yPx >= bottomPx - 1 &&
        other.xPx < frame.xPx + Math.max(frame.widthPx, maxWidthPx) &&
        other.xPx + other.widthPx > frame.xPx,
    )
    .map(({ yPx }) => yPx);
  return Math.max(frame.heightPx, Math.min(stageHeightPx - edgePx, ...tops) - frame.yPx);
}

/** All drawn paragraphs of one text. */
export interface TextGroup {
  key: string;
  ref: TextRef;
  boxes: readonly [TextBox, ...TextBox[]];
}

export function groupTexts(boxes: readonly TextBox[]): TextGroup[] {
  const groups = new Map<string, TextGroup>();
  for (const box of boxes) {
    const key = textRefKey(box.ref);
    const group = groups.get(key);
    groups.set(key, {
      key,
      ref: box.ref,
      boxes: group ? [...group.boxes, box] : [box],
    });
  }
  return [...groups.values()];
}

/**
 * Converts a text group from layout px to CSS px of the shown slide. Not a CSS transform, because baselines are rounded
 * at the shown size.
 */
export function scaleGroup(
  { key, ref, boxes: [first, ...others] }: TextGroup,
  scale: number,
): TextGroup {
  return {
    key,
    ref,
    boxes: [scaleBox(first, scale), ...others.map((box) => scaleBox(box, scale))],
  };
}

function scaleBox(box: TextBox, scale: number): TextBox {
  const { outline } = box;
  return {
    ...box,
    ...scaleRect(box, scale),
    lines: box.lines.map((line) => ({ ...line, ...scaleRect(line, scale) })),
    maxWidthPx: box.maxWidthPx * scale,
    fontSizePx: box.fontSizePx * scale,
    lineHeightPx: box.lineHeightPx * scale,
    letterSpacingPx: box.letterSpacingPx * scale,
    ...(outline && { outline: { ...outline, widthPx: outline.widthPx * scale } }),
  };
}

export function scaleRect({ xPx, yPx, widthPx, heightPx }: Frame, scale: number): Frame {
  return {
    xPx: xPx * scale,
    yPx: yPx * scale,
    widthPx: widthPx * scale,
    heightPx: heightPx * scale,
  };
}

/** A rectangle, CSS px from the stage's top left. */
export interface Frame {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

export function frameOf(boxes: readonly TextBox[]): Frame {
  const lines = boxes.flatMap((box) => box.lines);
  const leftPx = Math.min(...boxes.map(({ xPx }) => xPx));
  const topPx = Math.min(...lines.map(({ yPx }) => yPx));
  const rightPx = Math.max(...boxes.map(({ xPx, widthPx }) => xPx + widthPx));
  const bottomPx = Math.max(...lines.map(({ yPx, heightPx }) => yPx + heightPx));
  return { xPx: leftPx, yPx: topPx, widthPx: rightPx - leftPx, heightPx: bottomPx - topPx };
}
