import type { RenderWarning } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import type { RenderPlan } from "../drawing/outputs.ts";
import type { GenerationInput } from "../generation/generation-service.ts";

/** What a job was asked for. */
export interface JobInput {
  /** The post to draw; null where it is written first. */
  post: Post | null;
  /** How it is drawn; null where it is written only. */
  plan: RenderPlan | null;
  generation: GenerationInput | null;
  warnings: RenderWarning[];
  /** The caller's own. */
  metadata: Record<string, unknown> | null;
  /** Whom the call wants told besides the account's webhooks. */
  webhookUrl: string | null;
}

/** What of a job is done: a process that takes it up goes on from there. */
export interface JobProgress {
  written: WrittenPost | null;
  slides: SlideProgress[];
  warnings: RenderWarning[];
}

/** A job while a process does it. */
export interface JobRun {
  id: string;
  runId: string;
  accountId: string;
  input: JobInput;
  progress: JobProgress;
  sizeBytes: number;
}

/** A post that is paid for. */
export interface WrittenPost {
  content: string;
  remainingCredits: number;
}

export interface SlideProgress {
  /** From 1. */
  slide: number;
  /** The number of the picture in the storage; the slide's where there is none, as in jobs of before. */
  picture?: number;
  status: "queued" | "done" | "failed";
  message?: string;
  /** What made it fail because its pictures are missing. */
  missingMedia?: string[];
  width?: number;
  height?: number;
}

export const noProgress: JobProgress = { written: null, slides: [], warnings: [] };

/** The same slide has a picture for each size that it is drawn in. */
export const pictureOf = ({ slide, picture = slide }: Pick<SlideProgress, "slide" | "picture">) =>
  picture;

/** The parts of a job that are kept in the storage. */
export const resultParts = {
  file: "file",
  slide: (picture: number) => `slide-${picture}`,
  /** What was laid out on a slide, of which a PDF makes its invisible words. */
  layout: (picture: number) => `layout-${picture}`,
};
