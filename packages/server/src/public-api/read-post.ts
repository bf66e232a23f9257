import type { PublicPost } from "@slideloom/core/contract";
import type { ParseResult } from "@slideloom/core/document";
import { readPostWithin } from "@slideloom/core/import";
import { HttpError } from "../http/http-error.ts";

/** Reads a request's post; an object is read like single-line JSON. */
export function readPost(post: PublicPost): ParseResult {
  return readPostWithin(typeof post === "string" ? post : printPost(post)).result;
}

function printPost(post: object): string {
  try {
    return JSON.stringify(post);
  } catch (cause) {
    // Nested too deeply for the stack.
    if (cause instanceof RangeError)
      throw new HttpError(400, "The post field is nested too deeply.");
    throw cause;
  }
}
