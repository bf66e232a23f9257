import type { Job } from "@slideloom/core/contract/public-jobs";
import type { RenderWarning } from "@slideloom/core/contract/public-render";
import { z } from "zod";

export interface RenderedFile {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
  warnings: RenderWarning[];
  /**
   * URL that is valid for a day, or only its path if the server doesn't know its own URL. Undefined unless a job
   * rendered the file.
   */
  url?: string;
}

/** Output fields for a rendered file; absent if it isn't finished. */
export const drawnFileFields = {
  name: z.string().optional(),
  mediaType: z.string().optional(),
  bytes: z.int().optional(),
};

export const presentFile = ({ name, mediaType, bytes }: RenderedFile) => ({
  name,
  mediaType,
  bytes: bytes.byteLength,
});

/** A rendered file, its job, or both. If there is only a job, the job may still be running. */
export type Drawing = { file: RenderedFile; job?: Job } | { file?: never; job: Job };
