import type { Post } from "@slideloom/core/document";
import { isSameText, textRefKey, type TextRef } from "@slideloom/core/slide";
import { memo } from "react";
import { useTextEditStore, startEdit } from "../on-slide/text-edit-store.ts";
import { type FieldKind, isHeadline } from "../on-slide/line-styles.ts";
import { groupTexts, type TextGroup } from "../on-slide/text-groups.ts";
import { useFieldReady } from "../on-slide/use-field-ready.ts";
import type { StageFrame } from "../use-stage-frame.ts";
import { EditableText } from "./editable-text.tsx";

function kindOf(post: Post, ref: TextRef): FieldKind {
  if (isHeadline(ref)) return "headline";
  if (ref.kind !== "item") return "display";
  if (ref.part) return "column";
  return post.content[ref.slide]?.description[ref.item]?.type === "code" ? "code" : "text";
}

interface TextLayerProps {
  frame: StageFrame;
  /** CSS px of the page a CSS px of the stage. */
  scale: number;
  canEdit: boolean;
}

/** The slide's words as real text over the picture: selectable, searchable, spoken, and edited where they stand. */
export const TextLayer = memo(function TextLayer({ frame, scale, canEdit }: TextLayerProps) {
  const { job, layout } = frame;
  const edit = useTextEditStore((state) => state.edit);
  const groups = groupTexts(layout.texts);
  const edited = edit && groups.find(({ ref }) => isSameText(ref, edit.ref));
  const isReady = useFieldReady(frame, edit, edited ?? null);
  // A text that is begun stands in the list before it is drawn, so that the field is there for the first key.
  const entries: { key: string; ref: TextRef; group: TextGroup | null }[] = groups.map((group) => ({
    key: group.key,
    ref: group.ref,
    group,
  }));
  if (edit && !edited) entries.push({ key: textRefKey(edit.ref), ref: edit.ref, group: null });
  return entries.map(({ key, ref, group }, index) => {
    const isEdited = edit !== null && isSameText(edit.ref, ref);
    return (
      <EditableText
        key={key}
        group={group}
        edit={isEdited ? edit : null}
        layout={layout}
        scale={scale}
        kind={kindOf(job.post, ref)}
        canEdit={canEdit}
        isReady={isEdited && isReady}
        onStep={(step) => {
          const next = entries[index + step];
          if (!next || next.ref.kind === "brand") return false;
          startEdit(next.ref, "all");
          return true;
        }}
      />
    );
  });
});
