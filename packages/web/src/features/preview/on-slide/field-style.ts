import type { TextBox } from "@slideloom/renderer";
import type { CSSProperties } from "react";
import { areApart } from "./line-styles.ts";
import type { FieldKind } from "./line-field.ts";
import { frameOf } from "./text-groups.ts";

interface FieldStyleInput {
  words: string;
  boxes: readonly [TextBox, ...TextBox[]];
  kind: FieldKind;
}

/** Returns the field's position and background; lengths are CSS px. */
export function buildFieldStyle({ words, boxes, kind }: FieldStyleInput): CSSProperties {
  const [first] = boxes;
  const frame = frameOf(boxes);
  if (areApart(words, boxes, kind)) {
    const place = { left: frame.xPx, top: frame.yPx, width: frame.widthPx, height: frame.heightPx };
    return { ...place, whiteSpace: "pre-wrap", overflowWrap: "anywhere", caretColor: first.color };
  }
  return {
    ...placeAcross(first, frame.xPx, frame.widthPx),
    top: frame.yPx,
    whiteSpace: kind === "source" || !first.wraps ? "pre" : "pre-wrap",
    overflowWrap: "anywhere",
    ...(!first.wraps && { overflow: "auto hidden" }),
    ...(kind === "source" && { overflow: "auto" }),
    ...fillStyle(first),
  };
}

/** Returns a field's horizontal position. The field grows away from the aligned edge until the text wraps. */
function placeAcross(box: TextBox, leftPx: number, widthPx: number): CSSProperties {
  const maxPx = Math.max(box.maxWidthPx, widthPx);
  if (maxPx - widthPx < 1) return { left: leftPx, width: widthPx };
  const growing = { minWidth: widthPx, maxWidth: maxPx, width: "max-content" };
  if (box.textAlign === "center") {
    return { left: leftPx - (maxPx - widthPx) / 2, width: maxPx };
  }
  if (box.textAlign === "right") {
    return { left: leftPx + widthPx, translate: "-100%", ...growing };
  }
  return { left: leftPx, ...growing };
}

function fillStyle({ fill, color, outline }: TextBox): CSSProperties {
  if (fill) {
    return {
      backgroundImage: fill,
      backgroundClip: "text",
      caretColor: /#\w{6}/.exec(fill)?.[0] ?? "auto",
    };
  }
  if (!outline) return { caretColor: color };
  return {
    WebkitTextStroke: `${outline.widthPx}px ${outline.color}`,
    paintOrder: "stroke fill",
    caretColor: outline.color,
  };
}
