import { randomUUID } from "node:crypto";
import type { PublicPost } from "@slideloom/core/contract";
import { readSentPost, type SentPost } from "@slideloom/core/import";
import { HttpError } from "../http/http-error.ts";

/** Reads a request's post; an object is read as single-line JSON. Images in it get short random addresses. */
export function readPost(post: PublicPost): SentPost {
  return readSentPost(typeof post === "string" ? post : printPost(post), randomUUID());
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
