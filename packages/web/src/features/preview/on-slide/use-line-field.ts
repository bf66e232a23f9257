import type { TextBox } from "@slideloom/renderer";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type DrawnEnds, findDrawnEnds, moveEnds } from "./drawn-ends.ts";
import { makeHeadlineLines } from "./headline-pieces.ts";
import { makeListLines, makePlainLines, type MakeLines, type TextRange } from "./line-dom.ts";
import { LineField, type FieldKind } from "./line-field.ts";
import { renumber } from "./list-marks.ts";
import { changeWords, type FirstCaret, type TextEdit } from "./text-edit-store.ts";

const lineMakers: Partial<Record<FieldKind, MakeLines>> = {
  paragraphs: makeListLines,
};

interface FieldLook {
  kind: FieldKind;
  /** Boxes of the drawn text; null before the first drawing. */
  boxes: readonly TextBox[] | null;
  isMultiline: boolean;
}

/** Turns the element into a field with the edit's words. A headline's lines end where they are drawn in `boxes`. */
export function useLineField(
  rootRef: RefObject<HTMLElement | null>,
  { words }: TextEdit,
  { kind, boxes, isMultiline }: FieldLook,
): RefObject<LineField | null> {
  const fieldRef = useRef<LineField | null>(null);
  const drawnRef = useRef<DrawnEnds>({ words: "", ends: [] });
  const makeHeadline: MakeLines = (text) =>
    makeHeadlineLines(text, moveEnds(drawnRef.current, text));
  const [box, ...others] = boxes ?? [];
  useLayoutEffect(() => {
    if (kind !== "headline" || !box || others.length > 0) return;
    drawnRef.current = findDrawnEnds(words, box) ?? drawnRef.current;
    fieldRef.current?.refresh();
  });
  const begin = useEffectEvent((root: HTMLElement) => {
    fieldRef.current = new LineField(root, {
      words,
      isMultiline,
      makeLines: kind === "headline" ? makeHeadline : (lineMakers[kind] ?? makePlainLines),
      ...(kind === "paragraphs" && { tidy: renumber }),
      onChange: changeWords,
    });
  });
  useLayoutEffect(() => {
    if (rootRef.current) begin(rootRef.current);
  }, [rootRef]);
  return fieldRef;
}

/**
 * Focuses the field and sets the caret before the click event ends. If the focus came later, typed keys would be lost
 * and on-screen keyboards would stay closed.
 */
export function useFirstCaret(
  rootRef: RefObject<HTMLElement | null>,
  fieldRef: RefObject<LineField | null>,
  { words, firstCaret }: TextEdit,
): void {
  const begin = useEffectEvent(() => {
    rootRef.current?.focus({ preventScroll: true });
    fieldRef.current?.select(findFirstRange(words, firstCaret));
    const isPoint = typeof firstCaret !== "string" && "clientX" in firstCaret;
    if (isPoint) fieldRef.current?.selectAt(firstCaret);
  });
  useLayoutEffect(() => begin(), []);
}

function findFirstRange(words: string, firstCaret: FirstCaret): TextRange {
  const all = { from: 0, to: words.length };
  if (firstCaret === "all") return all;
  if (typeof firstCaret === "string" || !("words" in firstCaret)) return { ...all, from: all.to };
  const from = words.indexOf(firstCaret.words);
  return from < 0 ? all : { from, to: from + firstCaret.words.length };
}
