import type { Design } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { useResolvedAppearance } from "../../state/resolved-appearance.ts";
import { buildAppearanceJob, useSettledSlideJob } from "../../state/slide-job.ts";
import { useDocument } from "../../state/carousel-store.ts";

/**
 * Returns a function that builds a thumbnail's drawing job. If there is no current slide, draws the first slide of the
 * last valid post or of a sample post.
 */
export function useChoiceJob(): (design: Design) => SlideJob {
  const current = useSettledSlideJob();
  const lastValidPost = useDocument((document) => document.lastPost);
  const appearance = useResolvedAppearance();
  return useMemo(() => {
    const job = current ?? buildAppearanceJob(lastValidPost ?? samplePost, appearance, 0);
    return (design) => ({ ...job, design });
  }, [current, lastValidPost, appearance]);
}
