import { joinDrawnLines, type TextBox, type TextLine } from "@slideloom/renderer";
import { Fragment, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { findTextLanguage, type TextRef } from "@slideloom/core/slide";
import { countNoun } from "@slideloom/core/text";
import { measureText } from "../../../lib/measure-text.ts";
import { useDocument } from "../../../state/carousel-store.ts";
import { useTextChecks } from "../../../state/fact-checks.ts";
import { findText, moveItemTo } from "../../../state/text-edits.ts";
import { describeText } from "../on-slide/describe-text.ts";
import type { LineField, FieldKind } from "../on-slide/line-field.ts";
import {
  focusText,
  startEdit,
  type TextEdit,
  useTextEditStore,
} from "../on-slide/text-edit-store.ts";
import { type Frame, frameOf, scaleGroup, type TextGroup } from "../on-slide/text-groups.ts";
import { stageFontFamily } from "../on-slide/stage-fonts.ts";
import { useFactMarks } from "../on-slide/use-fact-marks.ts";
import { useTextClick } from "../on-slide/use-text-click.ts";
import type { AttentionHandlers } from "../on-slide/use-attention.ts";
import { TextField } from "./text-field.tsx";

/** Returns the horizontal scale that makes a line in the page's font as wide as the line in the slide image. */
function findStretch(line: TextLine, box: TextBox, fontFamily: string): number {
  const font = `${box.fontWeight} ${box.fontSizePx}px ${fontFamily}`;
  const widthPx = measureText(line.text, { font });
  return widthPx > 0 ? line.widthPx / widthPx : 1;
}

interface ParagraphProps {
  box: TextBox;
  frame: Frame;
  isMarked: boolean;
}

function Paragraph({ box, frame, isMarked }: ParagraphProps) {
  // Marked text has the slide's own fonts, so that each mark is under its word in the image.
  const fontFamily = isMarked ? stageFontFamily(box.fontFamilies) : "sans-serif";
  const words = joinDrawnLines(box.lines);
  return (
    <p
      dir={box.direction}
      lang={findTextLanguage(words) ?? undefined}
      style={{ fontFamily, fontSize: box.fontSizePx, fontWeight: box.fontWeight }}
    >
      {box.lines.map((line, index) => (
        // Lines are identified by their index only.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {/* Without a space, copied text and screen readers would join the last and first words of two lines. */}
          {index > 0 && !box.lines[index - 1]?.text.endsWith("\u00AD") && " "}
          <span
            className="absolute origin-left whitespace-pre"
            style={{
              left: line.xPx - frame.xPx,
              top: line.yPx - frame.yPx,
              height: line.heightPx,
              lineHeight: `${line.heightPx}px`,
              transform: `scaleX(${findStretch(line, box, fontFamily)})`,
            }}
          >
            {line.text}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

interface ParagraphsProps extends Omit<ParagraphProps, "box"> {
  boxes: readonly TextBox[];
}

function Paragraphs({ boxes, ...shared }: ParagraphsProps) {
  return boxes.map((box, index) => (
    // Paragraphs are identified by their index only.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && " "}
      <Paragraph box={box} {...shared} />
    </Fragment>
  ));
}

/** Starts editing with Enter, F2 or Space, and moves a block with Alt and an arrow. */
function handleTextKey(event: KeyboardEvent, ref: Exclude<TextRef, { kind: "brand" }>): void {
  const act = (action: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  if (event.key === "Enter" || event.key === "F2" || event.key === " ") {
    return act(() => startEdit(ref, "end"));
  }
  const step = event.key === "ArrowUp" ? -1 : 1;
  if (!event.altKey || !event.key.startsWith("Arrow") || ref.kind !== "item") return;
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    act(
      () =>
        moveItemTo(ref.slide, ref.item, ref.item + step) &&
        focusText({ ...ref, item: ref.item + step }),
    );
  }
}

interface EditableTextProps {
  /** Null for a new text that isn't drawn yet. */
  group: TextGroup | null;
  edit: TextEdit | null;
  /** Size on the page divided by size in the layout: 0.5 for a slide shown at half size. */
  scale: number;
  /** Height available to the field, px of the layout. */
  roomPx: number;
  kind: FieldKind;
  canEdit: boolean;
  /** True once the slide image omits the edited words and the browser has loaded their fonts. */
  isReady: boolean;
  attention: AttentionHandlers;
  /** Set to the field of the edited text. */
  fieldRef: RefObject<LineField | null>;
  onStep: (step: 1 | -1) => boolean;
}

/** A text of the slide: selectable words over the image, replaced by a field while they are edited. */
export function EditableText(props: EditableTextProps) {
  const { group, edit, scale, roomPx, kind, canEdit, isReady, attention, fieldRef, onStep } = props;
  return (
    <div className="contents" {...attention}>
      {edit ? (
        <TextField
          key={edit.id}
          edit={edit}
          boxes={group ? scaleGroup(group, scale).boxes : null}
          isReady={isReady}
          kind={kind}
          roomPx={roomPx * scale}
          fieldRef={fieldRef}
          onStep={onStep}
        />
      ) : (
        group && <DrawnText group={group} scale={scale} canEdit={canEdit} />
      )}
    </div>
  );
}

function DrawnText({
  group: { key, ref, boxes },
  scale,
  canEdit,
}: {
  group: TextGroup;
  scale: number;
  canEdit: boolean;
}) {
  const elementRef = useRef<HTMLDivElement>(null);
  const clickHandlers = useTextClick((at) => ref.kind !== "brand" && startEdit(ref, at));
  const frame = frameOf(boxes);
  const typed = useDocument(({ post }) => (post && findText(post, ref)) ?? "");
  useFactMarks(elementRef, ref, typed);
  const checks = useTextChecks(ref);
  const wantsFocus = useTextEditStore((state) => state.wantedFocus === key);
  useLayoutEffect(() => {
    if (!wantsFocus) return;
    elementRef.current?.focus({ preventScroll: true });
    useTextEditStore.setState({ wantedFocus: null });
  }, [wantsFocus]);
  const style = {
    left: frame.xPx * scale,
    top: frame.yPx * scale,
    width: frame.widthPx,
    height: frame.heightPx,
    transform: `scale(${scale})`,
  };
  const paragraphs = <Paragraphs boxes={boxes} frame={frame} isMarked={checks.length > 0} />;
  const className =
    "absolute origin-top-left forced-color-adjust-none text-transparent select-text";
  // The brand is edited in the settings panel.
  if (!canEdit || ref.kind === "brand") {
    return (
      <div ref={elementRef} className={className} style={style}>
        {paragraphs}
      </div>
    );
  }
  const words = joinDrawnLines(boxes.flatMap(({ lines }) => lines));
  return (
    <div
      ref={elementRef}
      role="button"
      tabIndex={0}
      aria-label={`${describeText(ref)}, edit: ${words}${checks.length > 0 ? `, ${countNoun(checks.length, "finding")} to check` : ""}`}
      className={`${className} cursor-text rounded-[2px] outline-offset-4 outline-[#7c74f6] hover:outline-1 focus-visible:outline-2`}
      style={style}
      {...clickHandlers}
      onKeyDown={(event) => handleTextKey(event, ref)}
    >
      {paragraphs}
    </div>
  );
}
