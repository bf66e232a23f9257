import { getSizePreset } from "@slideloom/core/design";
import { type Platform, platforms } from "@slideloom/core/export";
import type { SlideJob } from "../../slide-job.ts";
import { listSlideJobs } from "../../slide-set.ts";

/**
 * Lists the jobs for all platforms, one per distinct size. A document has its own job, because the document typesets
 * text that its images omit.
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

/** Returns whether the platform gets a document; a single image needs none. */
export function takesDocument({ document }: Platform, job: SlideJob): boolean {
  return Boolean(document) && listSlideJobs(job).length > 1;
}

/** Formats a size in CSS px: `540x675`. */
export function describeSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  return `${widthPx}x${heightPx}`;
}
