import type { Job, RenderWarning } from "@slideloom/core/contract";
import { z } from "zod";

/** A drawn file. */
export interface RenderedFile {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
  warnings: RenderWarning[];
  /** Where it is for a day, for whoever has the address: a path unless the server knows its own. */
  url?: string;
}

/** What tools say of a drawn file; nothing where there is none yet. */
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

/** A drawn file, the job that has drawn it or that still does, or both. */
export type Drawing = { file: RenderedFile; job?: Job } | { file?: never; job: Job };
