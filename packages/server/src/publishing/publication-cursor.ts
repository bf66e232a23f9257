import { z } from "zod";
import { DomainError } from "../errors/domain-error.ts";
import type { PublicationPlace } from "./publication-repository.ts";

const placeSchema = z.object({ timeMs: z.int().nonnegative().nullable(), id: z.uuid() });

/** A place in a list as the address of the next page has it. */
export const encodePlace = ({ timeMs, id }: PublicationPlace) =>
  Buffer.from(JSON.stringify({ timeMs, id })).toString("base64url");

/** Throws a `DomainError` for what is no cursor. */
export function decodePlace(cursor: string): PublicationPlace {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new DomainError("bad-cursor", "The cursor field must be the next_cursor of a list.");
  }
}
