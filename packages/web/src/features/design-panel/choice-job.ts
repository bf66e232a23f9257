import type { Design } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { useDesignStore } from "../../state/design-store.ts";
import { buildSlideJob, useCurrentSlideJob } from "../../state/slide-job.ts";

/** Builds the job of a picture in the panel: the slide looked at, or the sample's while there is none, in that design. */
export function useChoiceJob(): (design: Design) => SlideJob {
  const current = useCurrentSlideJob();
  const look = useDesignStore();
  return useMemo(() => {
    const job = current ?? buildSlideJob(samplePost, look, 0);
    return (design) => ({ ...job, design });
  }, [current, look]);
}
