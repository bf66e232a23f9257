import type { SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { withWords } from "./edited-post.ts";
import { useTextEditStore } from "./text-edit-store.ts";

/** The job with the words as they are typed, which the editor shows and the picture only makes room for. */
export function useEditedJob(job: SlideJob | null): SlideJob | null {
  const edit = useTextEditStore((state) => state.edit);
  return useMemo(() => {
    if (!job || !edit) return job;
    return { ...job, post: withWords(job.post, edit.ref, edit.words), hidden: edit.ref };
  }, [job, edit]);
}
