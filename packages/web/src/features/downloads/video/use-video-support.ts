import type { SlideJob } from "@slideloom/renderer";
import type { VideoSupport } from "@slideloom/renderer/browser";
import { useQuery } from "@tanstack/react-query";
import { getSlideRenderer } from "../../../lib/slide-renderer.ts";
import { failVideo } from "./video-store.ts";

/** Returns what this browser can encode for the job; null until detected. */
export function useVideoSupport(job: SlideJob): VideoSupport | null {
  const { data } = useQuery({
    // The post can't change while the dialog is open.
    queryKey: ["video-support", job.format],
    queryFn: () =>
      getSlideRenderer()
        .checkVideoSupport(job)
        .catch((error: unknown) => {
          failVideo(error);
          return null;
        }),
    gcTime: 0,
  });
  return data ?? null;
}
