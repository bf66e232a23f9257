import type { SlideJob } from "@slideloom/renderer";
import type { VideoSupport } from "@slideloom/renderer/browser";
import { useEffect, useState } from "react";
import { getSlideRenderer } from "../../../lib/slide-renderer.ts";
import { failVideo } from "./video-store.ts";

/** Returns what this browser can encode for the job; null until detected. */
export function useVideoSupport(job: SlideJob): VideoSupport | null {
  const [support, setSupport] = useState<VideoSupport | null>(null);
  useEffect(() => {
    let isCurrent = true;
    getSlideRenderer()
      .checkVideoSupport(job)
      .then((found) => isCurrent && setSupport(found))
      .catch(failVideo);
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the post can't change while the dialog is open
  }, [job.format]);
  return support;
}
