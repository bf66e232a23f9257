import { getSizePreset } from "@slideloom/core/design";
import { type Platform, platforms } from "@slideloom/core/export";
import type { SlideJob } from "../../slide-job.ts";
import { listSlideJobs } from "../../slide-set.ts";

/**
 * The job laid out for every platform: once for each size, since presets of equal size look the same, and once more where
 * a platform takes a document, which sets its type itself.
 */
export function listPlatformJobs(job: SlideJob): SlideJob[] {
  const sizePresets = new Map(
    platforms.map(
      ({ sizePreset }) => [describeSize(getSizePreset(sizePreset)), sizePreset] as const,
    ),
  );
  const documents = platforms.filter((platform) => takesDocument(platform, job));
  return [
    ...Array.from(sizePresets.values(), (format) => ({ ...job, format })),
    ...documents.map(({ sizePreset }) => ({ ...job, format: sizePreset, setBy: "pdf" as const })),
  ];
}

/** Whether the platform gets one document; one picture needs none. */
export function takesDocument({ document }: Platform, job: SlideJob): boolean {
  return Boolean(document) && listSlideJobs(job).length > 1;
}

/** `540x675`, in CSS px. */
export function describeSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  return `${widthPx}x${heightPx}`;
}
