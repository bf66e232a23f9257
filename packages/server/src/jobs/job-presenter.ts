import { buildUrl, type Job } from "@slideloom/core/contract";
import { isImageType, outputFileName, outputs } from "@slideloom/core/outputs";
import type { JobRow } from "../db/job-tables.ts";
import { resultParts, type JobInput, type JobProgress } from "./job-state.ts";
import type { ResultLinks } from "./result-links.ts";

/** How long a job and its files are kept after its end. */
export const keptMs = 24 * 60 * 60 * 1000;

/** A job as its owner sees it. */
export function presentJob(
  row: JobRow,
  { links, publicUrl }: { links: ResultLinks; publicUrl: string | null },
): Job {
  const { id, kind, status, message, createdAtMs, finishedAtMs } = row;
  const input = JSON.parse(row.input) as JobInput;
  const { written, slides, warnings } = JSON.parse(row.progress) as JobProgress;
  const expiresAtMs = finishedAtMs === null ? null : finishedAtMs + keptMs;
  return {
    id,
    kind,
    status,
    status_url: (publicUrl ?? "") + buildUrl("v1.getJob", { params: { id } }),
    message,
    slides: slides.map(({ slide, status: reached, message: reason }) => ({
      slide,
      status: reached,
      ...(reason !== undefined && { message: reason }),
    })),
    files: expiresAtMs === null ? [] : listFiles(row, links, expiresAtMs),
    expires_at: presentMoment(expiresAtMs),
    warnings: [...input.warnings, ...warnings],
    ...(written && { content: written.content, remaining_credits: written.remainingCredits }),
    metadata: input.metadata,
    created_at: new Date(createdAtMs).toISOString(),
    finished_at: presentMoment(finishedAtMs),
  };
}

function listFiles(
  { id, status, input, progress }: JobRow,
  links: ResultLinks,
  expiresAtMs: number,
): Job["files"] {
  const { plan, post } = JSON.parse(input) as JobInput;
  if (!plan) return [];
  const { written, slides } = JSON.parse(progress) as JobProgress;
  const { title } = post ?? (JSON.parse(written?.content ?? "{}") as { title: string });
  const build = (part: string, slide: number) => {
    const name = outputFileName(plan.type, title, slide);
    return {
      name,
      type: outputs[plan.type].mediaType,
      url: links.build({ jobId: id, part, name, expiresAtMs }),
    };
  };
  if (!isImageType(plan.type)) return status === "done" ? [build(resultParts.file, 1)] : [];
  return slides.flatMap(({ slide, status: reached, width, height }) =>
    reached === "done" && width && height
      ? [{ ...build(resultParts.slide(slide), slide), slide, width, height }]
      : [],
  );
}

const presentMoment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
