import { buildUrl } from "@slideloom/core/contract/routes";
import type { Job } from "@slideloom/core/contract/public-jobs";
import { isImageType, outputFileName, outputs } from "@slideloom/core/outputs";
import type { JobRow } from "../db/job-tables.ts";
import {
  findPost,
  noProgress,
  readJob,
  resultParts,
  type JobInput,
  type JobProgress,
} from "./job-state.ts";
import type { ResultLinks } from "./result-links.ts";

/** How long a job and its files are kept after its end, in ms. */
export const keptMs = 24 * 60 * 60 * 1000;

interface JobState {
  input: JobInput;
  progress: JobProgress;
}

/** Shown for a job that this version can't read. */
const unreadable: JobState = {
  input: {
    post: null,
    plan: null,
    generation: null,
    warnings: [],
    metadata: null,
    webhookUrl: null,
  },
  progress: noProgress,
};

export function presentJob(
  row: JobRow,
  { links, publicUrl }: { links: ResultLinks; publicUrl: string | null },
): Job {
  const { id, kind, status, message, createdAtMs, finishedAtMs } = row;
  const state = readJob(row) ?? unreadable;
  const { input } = state;
  const { written, slides, warnings } = state.progress;
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
    files: expiresAtMs === null ? [] : listFiles(row, state, { links, expiresAtMs }),
    expires_at: presentMoment(expiresAtMs),
    warnings: [...input.warnings, ...warnings],
    ...presentWritten(written),
    metadata: input.metadata,
    created_at: new Date(createdAtMs).toISOString(),
    finished_at: presentMoment(finishedAtMs),
  };
}

function presentWritten(written: JobProgress["written"]): Partial<Job> {
  if (!written) return {};
  const { remainingCredits, ...post } = written;
  return { ...post, remaining_credits: remainingCredits };
}

function listFiles(
  { id, status }: JobRow,
  state: JobState,
  { links, expiresAtMs }: { links: ResultLinks; expiresAtMs: number },
): Job["files"] {
  const { plan } = state.input;
  if (!plan) return [];
  const title = findPost(state)?.title ?? "";
  const build = (part: string, slide: number) => {
    const name = outputFileName(plan.type, title, slide, plan);
    return {
      name,
      type: outputs[plan.type].mediaType,
      url: links.build({ jobId: id, part, name, expiresAtMs }),
    };
  };
  if (!isImageType(plan.type)) return status === "done" ? [build(resultParts.file, 1)] : [];
  return state.progress.slides.flatMap(({ slide, status: reached, width, height }) =>
    reached === "done" && width && height
      ? [{ ...build(resultParts.slide(slide), slide), slide, width, height }]
      : [],
  );
}

const presentMoment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
