import type { TextBox } from "@slideloom/renderer";
import type { FieldKind } from "./line-field.ts";
import { frameOf } from "./text-groups.ts";

interface FieldRoom {
  boxes: readonly [TextBox, ...TextBox[]];
  kind: FieldKind;
  /** Height down to the next text, CSS px. */
  roomPx: number;
}

/** Makes a field scroll if its lines are higher than the available space, and keeps the caret visible. */
export function keepInRoom(element: HTMLElement, { boxes, kind, roomPx }: FieldRoom): void {
  const last = element.lastElementChild;
  if (!(last instanceof HTMLElement)) return;
  const maxPx = kind === "source" ? Math.min(roomPx, codeHeight(boxes)) : roomPx;
  const isFull = last.offsetTop + last.offsetHeight > maxPx + 1;
  const wasFull = element.style.maxHeight !== "";
  element.style.maxHeight = isFull ? `${maxPx}px` : "";
  // Code always scrolls; a one-line title scrolls sideways only.
  if (kind !== "source") element.style.overflowY = isFull ? "auto" : boxes[0].wraps ? "" : "hidden";
  if (isFull && !wasFull) showCaret(element);
}

/** Returns a code field's maximum height: the height of the drawn code, but at least seven lines. */
function codeHeight(boxes: readonly [TextBox, ...TextBox[]]): number {
  return Math.max(frameOf(boxes).heightPx, 7 * boxes[0].lineHeightPx);
}

function showCaret(element: HTMLElement): void {
  const node = getSelection()?.focusNode ?? null;
  const line = [...element.children].find((child) => child.contains(node));
  if (!(line instanceof HTMLElement)) return;
  element.scrollTop = Math.max(0, line.offsetTop + line.offsetHeight - element.clientHeight);
}
