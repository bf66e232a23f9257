import type { Post } from "@slideloom/core/document";
import { isSameText, textRefKey, type TextRef } from "@slideloom/core/slide";
import { memo, useEffect, useRef, useState } from "react";
import { lazyPart, Nothing } from "../../../components/lazy-part/lazy-part.tsx";
import { useDocument } from "../../../state/carousel-store.ts";
import { describeText } from "../on-slide/describe-text.ts";
import { findTextKind } from "../on-slide/item-refs.ts";
import type { LineField, FieldKind } from "../on-slide/line-field.ts";
import { isHeadline } from "../on-slide/line-styles.ts";
import { loadStageFonts } from "../on-slide/stage-fonts.ts";
import { useTextEditStore, startEdit } from "../on-slide/text-edit-store.ts";
import {
  findRoom,
  frameOf,
  groupTexts,
  scaleRect,
  type TextGroup,
} from "../on-slide/text-groups.ts";
import { useAttention } from "../on-slide/use-attention.ts";
import { useFieldReady } from "../on-slide/use-field-ready.ts";
import type { StageFrame } from "../use-stage-frame.ts";
import { EditableText } from "./editable-text.tsx";
import type { ToolbarRoom } from "./text-toolbar.tsx";

const TextToolbar = lazyPart(async () => (await import("./text-toolbar.tsx")).TextToolbar, {
  name: "the text tools",
  isAfterPreview: true,
  Pending: Nothing,
  Place: ({ children }) => (
    <div className="absolute bottom-full left-1/2 z-20 w-max max-w-[calc(100vw-24px)] -translate-x-1/2">
      {children}
    </div>
  ),
});

function kindOf(post: Post, ref: TextRef): FieldKind {
  if (isHeadline(ref)) return "headline";
  if (ref.kind !== "item") return "display";
  return findTextKind(post, ref);
}

interface TextLayerProps {
  frame: StageFrame;
  /** Size on the page divided by size in the layout: 0.5 for a slide shown at half size. */
  scale: number;
  canEdit: boolean;
}

/** The slide's words as real text over the image: selectable, searchable, read by screen readers, and editable. */
export const TextLayer = memo(function TextLayer({ frame, scale, canEdit }: TextLayerProps) {
  const { job, layout } = frame;
  const edit = useTextEditStore((state) => state.edit);
  const fieldRef = useRef<LineField | null>(null);
  const post = useDocument((document) => document.post);
  const { attended, forget, handlersOf } = useAttention();
  const groups = groupTexts(layout.texts);
  usePageFonts(frame);
  const edited = edit && groups.find(({ ref }) => isSameText(ref, edit.ref));
  const isReady = useFieldReady(frame, edit, edited ?? null);
  const inUse = edit ? edited : attended && findNearest(groups, attended);
  const isGone = attended !== null && !edit && !inUse;
  useEffect(() => {
    if (isGone) forget();
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the text disappears
  }, [isGone]);
  // Includes a text that isn't drawn yet, because the first key press needs its field.
  const entries: { key: string; ref: TextRef; group: TextGroup | null }[] = groups.map((group) => ({
    key: group.key,
    ref: group.ref,
    group,
  }));
  if (edit && !edited) entries.push({ key: textRefKey(edit.ref), ref: edit.ref, group: null });
  const step = (from: number, by: 1 | -1) => {
    const next = entries[from + by];
    if (!next || next.ref.kind === "brand") return false;
    startEdit(next.ref, "all");
    return true;
  };
  return entries.flatMap(({ key, ref, group }, index) => {
    const isEdited = edit !== null && isSameText(edit.ref, ref);
    const text = (
      <EditableText
        key={key}
        group={group}
        edit={isEdited ? edit : null}
        scale={scale}
        roomPx={group ? findRoom(group, groups, layout.heightPx) : layout.heightPx}
        kind={kindOf(post ?? job.post, ref)}
        canEdit={canEdit}
        isReady={isEdited && isReady}
        attention={handlersOf(ref)}
        fieldRef={fieldRef}
        onStep={(by) => step(index, by)}
      />
    );
    if (!group || group !== inUse || !canEdit || ref.kind === "brand") return [text];
    // One shared toolbar moves between texts, so a redraw never removes a button under the pointer.
    const toolbar = (
      <TextToolbar
        key="toolbar"
        textRef={ref}
        label={`Tools for ${describeText(ref)}`}
        fieldRef={isEdited ? fieldRef : null}
        room={findToolbarRoom(group, groups, layout, scale)}
        attention={handlersOf(ref, true)}
      />
    );
    return [text, toolbar];
  });
});

/** Returns the wanted text, or another text of the same block if the block's type changed. */
function findNearest(groups: readonly TextGroup[], wanted: TextRef): TextGroup | undefined {
  const isInBlock = ({ ref }: TextGroup) =>
    ref.kind === "item" &&
    wanted.kind === "item" &&
    ref.slide === wanted.slide &&
    ref.item === wanted.item;
  return groups.find(({ ref }) => isSameText(ref, wanted)) ?? groups.find(isInBlock);
}

function findToolbarRoom(
  { boxes }: TextGroup,
  groups: readonly TextGroup[],
  { widthPx, heightPx }: StageFrame["layout"],
  scale: number,
): ToolbarRoom {
  const lines = groups.flatMap((group) => group.boxes.flatMap((box) => box.lines));
  return {
    text: scaleRect(frameOf(boxes), scale),
    lines: lines.map((line) => scaleRect(line, scale)),
    stage: { widthPx: widthPx * scale, heightPx: heightPx * scale },
  };
}

/**
 * Loads the page's fonts before a text is clicked, so the caret lands between the right letters. Renders again once they
 * are loaded, because lines are then measured differently.
 */
function usePageFonts({ layout }: StageFrame): void {
  const [, setLoaded] = useState("");
  const families = [...new Set(layout.texts.flatMap(({ fontFamilies }) => fontFamilies))].join();
  useEffect(() => {
    void loadStageFonts(layout.texts).then(() => setLoaded(families));
    // oxlint-disable-next-line react/exhaustive-deps -- the browser loads the fonts of letters that are typed later
  }, [families]);
}
