import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { makeHeadline } from "./headline-pieces.ts";
import { makePlainLine } from "./line-dom.ts";
import { LineField } from "./line-field.ts";
import { isHeadline } from "./line-styles.ts";
import { changeWords, type TextEdit } from "./text-edit-store.ts";

/** Makes the element a field that holds the edit's words, with the focus in it from the first moment. */
export function useLineField(
  rootRef: RefObject<HTMLElement | null>,
  edit: TextEdit,
  isMultiline: boolean,
): RefObject<LineField | null> {
  const fieldRef = useRef<LineField | null>(null);
  const begin = useEffectEvent((root: HTMLElement) => {
    const { ref, words, firstCaret } = edit;
    const makeLine = isHeadline(ref) ? makeHeadline : makePlainLine;
    fieldRef.current = new LineField(root, { words, isMultiline, makeLine, onChange: changeWords });
    // Focused at once, even before it is seen: an on-screen keyboard opens only within the tap.
    root.focus({ preventScroll: true });
    fieldRef.current.select({ from: firstCaret === "all" ? 0 : words.length, to: words.length });
  });
  useLayoutEffect(() => {
    if (rootRef.current) begin(rootRef.current);
  }, [rootRef]);
  return fieldRef;
}

/** Puts the caret where the words were clicked, once they stand there. */
export function placeCaret(root: HTMLElement, { firstCaret }: TextEdit): void {
  if (typeof firstCaret === "string") return;
  const { clientX, clientY } = firstCaret;
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  if (place && root.contains(place.offsetNode)) {
    getSelection()?.collapse(place.offsetNode, place.offset);
    return;
  }
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  if (range && root.contains(range.startContainer)) {
    getSelection()?.collapse(range.startContainer, range.startOffset);
  }
}
