import { z } from "zod";
import { DomainError } from "../errors/domain-error.ts";
import type { PublicationPlace } from "./publication-repository.ts";

const placeSchema = z.object({ timeMs: z.int().nonnegative().nullable(), id: z.uuid() });

/** Encodes a list position as a pagination cursor. */
export const encodePlace = ({ timeMs, id }: PublicationPlace) =>
  Buffer.from(JSON.stringify({ timeMs, id })).toString("base64url");

/** @throws {DomainError} if the cursor is malformed. */
export function decodePlace(cursor: string): PublicationPlace {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new DomainError("bad-cursor", "The cursor field must be the next_cursor of a list.");
  }
}
