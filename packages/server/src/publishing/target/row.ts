import { publicationPayloadSchema, type PublicationPayload } from "@slideloom/core/publishing";
import { type CaptionService, captionServices, spreadEvenly } from "@slideloom/core/networks";
import { z } from "zod";
import type { Checkpoint, RemotePost } from "../../connectors/connector.ts";
import { parseJson } from "../../db/parse-json.ts";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";

const storedFileSchema = z.object({
  slide: z.int().positive().nullable(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int().nonnegative(),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

const remotePostSchema = z.object({
  id: z.string(),
  url: z.string().nullable(),
  reference: z.unknown().optional(),
});

/*
 * Readers of a target's JSON columns, which an older version may have written. Unreadable columns throw, because a
 * guess could publish a post twice.
 */

/** A payload with the number of slides in each post, which stays the same if the service's rules change. */
const storedPayloadSchema = publicationPayloadSchema.extend({
  split: z.array(z.int().positive()).optional(),
  /** The service that the person posts on, if the post isn't sent to a connection. */
  by_hand: z.enum(captionServices).optional(),
});

/** Payloads stored before `slide_size` existed use the carousel's own size. */
export function readPayload(text: string): PublicationPayload {
  const { split: _, by_hand: _service, ...payload } = storedPayloadSchema.parse(parseJson(text));
  return { ...payload, slide_size: payload.slide_size ?? "carousel" };
}

/** Returns the service that a person posts on; null if the post is sent to a connection. */
export const readByHand = (text: string): CaptionService | null =>
  storedPayloadSchema.parse(parseJson(text)).by_hand ?? null;

/**
 * Returns the number of slides in each post. If the payload was stored without these numbers, slides are spread evenly.
 */
export function readSplit({
  payload: text,
  parts,
}: Pick<PublicationTargetRow, "payload" | "parts">): number[] {
  const { split, alt_texts } = storedPayloadSchema.parse(parseJson(text));
  return split ?? spreadEvenly(alt_texts.length, parts);
}

export const readFiles = (text: string): StoredFile[] =>
  z.array(storedFileSchema).parse(parseJson(text));

export const readPosts = (text: string): RemotePost[] =>
  z.array(remotePostSchema).parse(parseJson(text));

export const readCheckpoint = (text: string): Checkpoint =>
  z.record(z.string(), z.unknown()).parse(parseJson(text));
