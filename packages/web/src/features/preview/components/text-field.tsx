import type { TextBox } from "@slideloom/renderer";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { findTextLanguage } from "@slideloom/core/slide";
import { askForIcon } from "../icons/icon-dialog.ts";
import { describeText } from "../on-slide/describe-text.ts";
import { handleFieldKey } from "../on-slide/field-keys.ts";
import { keepInRoom } from "../on-slide/field-room.ts";
import { buildFieldStyle } from "../on-slide/field-style.ts";
import type { LineField, FieldKind } from "../on-slide/line-field.ts";
import { buildLineStyles } from "../on-slide/line-styles.ts";
import { breakLine } from "../on-slide/list-marks.ts";
import { commitEdit, type TextEdit } from "../on-slide/text-edit-store.ts";
import { useBeforeInput } from "../on-slide/use-before-input.ts";
import { useFactMarks } from "../on-slide/use-fact-marks.ts";
import { useFirstCaret, useLineField } from "../on-slide/use-line-field.ts";

interface TextFieldProps {
  edit: TextEdit;
  /** Boxes of the drawn text; null before the first drawing. */
  boxes: readonly [TextBox, ...TextBox[]] | null;
  /**
   * True once the slide image omits the edited words and the browser has loaded their fonts. The field is shown then.
   */
  isReady: boolean;
  kind: FieldKind;
  /** Height down to the next text, CSS px. A taller field scrolls. */
  roomPx: number;
  /** Set to the field, so a toolbar can edit its text. */
  fieldRef: RefObject<LineField | null>;
  /** Moves to the next or previous text; false if there is none. */
  onStep: (step: 1 | -1) => boolean;
}

/** Applies the line styles to the field's lines, which the browser creates, not React. */
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

/**
 * Limits the field's height to the space above the next text. Measures the field, because the drawn slide lags behind
 * typing.
 */
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

/** The field for a text, placed over its drawn words. */
export function TextField(props: TextFieldProps) {
  const { edit, boxes, isReady, kind, fieldRef, onStep } = props;
  const { ref } = edit;
  const rootRef = useRef<HTMLDivElement>(null);
  const isMultiline = ref.kind !== "hashtag";
  const canHaveIcons = isMultiline && kind !== "source";
  const ownFieldRef = useLineField(rootRef, edit, { kind, boxes, isMultiline });
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
  useFactMarks(rootRef, ref, edit.words);

  const breakLineHere = () => {
    const field = ownFieldRef.current;
    if (field && isMultiline) field.replace(breakLine(field.state, kind));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const onSlash = canHaveIcons
      ? (offset: number) => askForIcon({ ref, offset, isTyping: true })
      : undefined;
    const keys = { edit, field: ownFieldRef.current, isMultiline, onStep, onSlash };
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
        // The edit continues if the whole window lost the focus.
        if (document.activeElement !== event.currentTarget) commitEdit();
      }}
    />
  );
}
