import { publicationPayloadSchema, type PublicationPayload } from "@slideloom/core/publishing";
import { z } from "zod";
import type { Checkpoint, RemotePost } from "../connectors/connector.ts";
import { parseJson } from "../db/parse-json.ts";

/** A rendered file in a target's row. */
const storedFileSchema = z.object({
  slide: z.int().positive().nullable(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int().nonnegative(),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});

/** A rendered file in a target's row. */
export type StoredFile = z.infer<typeof storedFileSchema>;

const remotePostSchema = z.object({
  id: z.string(),
  url: z.string().nullable(),
  reference: z.unknown().optional(),
});

/*
 * Readers of a target's JSON columns, possibly written by an older version. They throw if it is unreadable, because a
 * guess could publish a post twice.
 */

/** Payloads stored before `slide_size` existed use the carousel's own size. */
export function readPayload(text: string): PublicationPayload {
  const payload = publicationPayloadSchema.parse(parseJson(text));
  return { ...payload, slide_size: payload.slide_size ?? "carousel" };
}

export const readFiles = (text: string): StoredFile[] =>
  z.array(storedFileSchema).parse(parseJson(text));

export const readPosts = (text: string): RemotePost[] =>
  z.array(remotePostSchema).parse(parseJson(text));

export const readCheckpoint = (text: string): Checkpoint =>
  z.record(z.string(), z.unknown()).parse(parseJson(text));
