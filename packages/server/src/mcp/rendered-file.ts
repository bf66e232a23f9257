import type { Job } from "@slideloom/core/contract/public-jobs";
import type { RenderWarning } from "@slideloom/core/contract/public-render";

export interface RenderedFile {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
  warnings: RenderWarning[];
}

/** A rendered file that is kept elsewhere. */
export interface FileLink {
  url: string;
  name: string;
  mediaType: string;
  /** Null if the size isn't known. */
  bytes: number | null;
  warnings: RenderWarning[];
}

/** A finished file, or the job that is still rendering it. */
export type Drawing<File = RenderedFile> = { file: File; job?: Job } | { file?: never; job: Job };

/** Warnings as sentences, each of which names its slide. */
export const listWarnings = (warnings: readonly RenderWarning[]): string[] =>
  warnings.map(({ slide, message }) =>
    slide === undefined || message.includes(`lide ${slide}`) || /\bSlides \d/.test(message)
      ? message
      : `Slide ${slide}: ${message}`,
  );
