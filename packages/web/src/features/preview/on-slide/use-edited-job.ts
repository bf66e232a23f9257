import type { SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { withWords } from "./edited-post.ts";
import { useFocalPointStore, withFocalPoint } from "./focal-point-store.ts";
import { useTextEditStore } from "./text-edit-store.ts";

/**
 * The job with the words as they are typed, which the editor shows and the picture only makes room for, and with the
 * focal point as it is dragged.
 */
export function useEditedJob(job: SlideJob | null): SlideJob | null {
  const edit = useTextEditStore((state) => state.edit);
  const drag = useFocalPointStore((state) => state.drag);
  return useMemo(() => {
    if (!job || (!edit && !drag)) return job;
    const post = drag ? withFocalPoint(job.post, drag.slide, drag.focus) : job.post;
    if (!edit) return { ...job, post };
    return { ...job, post: withWords(post, edit.ref, edit.words), hidden: edit.ref };
  }, [job, edit, drag]);
}
