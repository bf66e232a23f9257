import type { SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { withWords } from "./edited-post.ts";
import { useFocalPointStore, withFocalPoint } from "./focal-point-store.ts";
import { useTextEditStore } from "./text-edit-store.ts";

/**
 * Adds the dragged focal point and the typed words to the job. The typed words are laid out but not drawn, because the
 * field shows them.
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
