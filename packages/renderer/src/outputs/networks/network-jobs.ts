import { getFormat } from "@slideloom/core/design";
import { networks } from "@slideloom/core/export";
import type { SlideJob } from "../../slide-job.ts";

/** The job laid out for every network: once for each size, since formats of one size look the same. */
export function listNetworkJobs(job: SlideJob): SlideJob[] {
  const formats = new Map(
    networks.map(({ format }) => [describeSize(getFormat(format)), format] as const),
  );
  return Array.from(formats.values(), (format) => ({ ...job, format }));
}

/** `540x675`, in CSS px. */
export function describeSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  return `${widthPx}x${heightPx}`;
}
