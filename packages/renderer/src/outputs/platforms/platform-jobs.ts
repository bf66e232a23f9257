import { getSizePreset } from "@slideloom/core/design";
import { platforms } from "@slideloom/core/export";
import type { SlideJob } from "../../slide-job.ts";

/** The job laid out for every platform: once for each size, since presets of equal size look the same. */
export function listPlatformJobs(job: SlideJob): SlideJob[] {
  const sizePresets = new Map(
    platforms.map(
      ({ sizePreset }) => [describeSize(getSizePreset(sizePreset)), sizePreset] as const,
    ),
  );
  return Array.from(sizePresets.values(), (format) => ({ ...job, format }));
}

/** `540x675`, in CSS px. */
export function describeSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  return `${widthPx}x${heightPx}`;
}
