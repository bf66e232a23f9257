import type { TextBox } from "@slideloom/renderer";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { findTextLanguage } from "@slideloom/core/slide";
import { describeText } from "../on-slide/describe-text.ts";
import { handleFieldKey } from "../on-slide/field-keys.ts";
import { keepInRoom } from "../on-slide/field-room.ts";
import { buildFieldStyle } from "../on-slide/field-style.ts";
import type { LineField } from "../on-slide/line-field.ts";
import { buildLineStyles, type FieldKind } from "../on-slide/line-styles.ts";
import { breakLine } from "../on-slide/list-marks.ts";
import { commitEdit, type TextEdit } from "../on-slide/text-edit-store.ts";
import { useBeforeInput } from "../on-slide/use-before-input.ts";
import { useFirstCaret, useLineField } from "../on-slide/use-line-field.ts";

interface TextFieldProps {
  edit: TextEdit;
  /** Where the words are drawn; null before their first drawing. */
  boxes: readonly [TextBox, ...TextBox[]] | null;
  /** The picture leaves the words out and the page has their fonts, so that the field can be seen. */
  isReady: boolean;
  kind: FieldKind;
  /** Height down to the next text; a field that needs more scrolls. */
  roomPx: number;
  /** Set to the field, so a toolbar can change its words. */
  fieldRef: RefObject<LineField | null>;
  /** Goes to the text after or before this one; false where there is none. */
  onStep: (step: 1 | -1) => boolean;
}

/** Lays the line styles on the field's lines, which the browser makes and not React. */
function useLineStyles(root: RefObject<HTMLElement | null>, { edit, boxes, kind }: TextFieldProps) {
  useLayoutEffect(() => {
    if (!root.current || !boxes) return;
    const styles = buildLineStyles(edit.words, boxes, kind);
    [...root.current.children].forEach((line, index) => {
      if (!(line instanceof HTMLElement)) return;
      line.removeAttribute("style");
      for (const [property, value] of Object.entries(styles[index] ?? {})) {
        if (property.startsWith("--")) {
          line.style.setProperty(property, String(value));
          continue;
        }
        const isLength = typeof value === "number" && property !== "fontWeight";
        Reflect.set(line.style, property, isLength ? `${value}px` : String(value));
      }
    });
  });
}

/** Keeps the words off the next text: what is typed is drawn a moment later, and not all of it where it is too much. */
function useRoom(root: RefObject<HTMLElement | null>, { kind, boxes, roomPx }: TextFieldProps) {
  useLayoutEffect(() => {
    if (root.current && boxes) keepInRoom(root.current, { kind, boxes, roomPx });
  });
}

/** Keeps the field above an on-screen keyboard. */
function useKeyboardRoom(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => root.current?.scrollIntoView({ block: "nearest" });
    visualViewport?.addEventListener("resize", show);
    return () => visualViewport?.removeEventListener("resize", show);
  }, [root]);
}

/** The words of a text as they are typed, standing where they are drawn. */
export function TextField(props: TextFieldProps) {
  const { edit, boxes, isReady, kind, fieldRef, onStep } = props;
  const { ref } = edit;
  const rootRef = useRef<HTMLDivElement>(null);
  const isMultiline = ref.kind !== "hashtag";
  const ownFieldRef = useLineField(rootRef, edit, kind, isMultiline);
  useLayoutEffect(() => {
    fieldRef.current = ownFieldRef.current;
    return () => {
      fieldRef.current = null;
    };
  }, [fieldRef, ownFieldRef]);
  useLineStyles(rootRef, props);
  useRoom(rootRef, props);
  useKeyboardRoom(rootRef);
  useFirstCaret(rootRef, ownFieldRef, edit);

  const breakLineHere = () => {
    const field = ownFieldRef.current;
    if (field && isMultiline) field.replace(breakLine(field.state, kind));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const keys = { edit, field: ownFieldRef.current, isMultiline, onStep };
    handleFieldKey(event, { ...keys, breakLine: breakLineHere });
  };
  useBeforeInput(rootRef, ownFieldRef, breakLineHere);

  const words = edit.words;
  return (
    <div
      ref={rootRef}
      role="textbox"
      tabIndex={0}
      aria-multiline={isMultiline}
      aria-label={describeText(ref)}
      contentEditable
      suppressContentEditableWarning
      spellCheck={kind !== "source"}
      enterKeyHint={isMultiline ? "enter" : "done"}
      lang={findTextLanguage(words) ?? undefined}
      className="absolute z-10 cursor-text forced-color-adjust-none outline-1 outline-offset-4 outline-[#7c74f6] [scrollbar-width:none] [tab-size:2] [text-rendering:geometricPrecision] focus-visible:outline-1 focus-visible:outline-offset-4"
      style={{
        ...(boxes
          ? buildFieldStyle({ words, boxes, kind })
          : { left: 0, top: 0, whiteSpace: "pre-wrap" }),
        ...(!(boxes && isReady) && { opacity: 0 }),
      }}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onInput={(event) => {
        const { nativeEvent } = event;
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        ownFieldRef.current?.takeInput(isComposing);
      }}
      onCompositionEnd={() => ownFieldRef.current?.takeInput(false)}
      onBlur={(event) => {
        // Another window may have the focus for a while.
        if (document.activeElement !== event.currentTarget) commitEdit();
      }}
    />
  );
}
