import { randomUUID } from "node:crypto";
import type { PublicPost } from "@slideloom/core/contract/public-post";
import { readSentPost, type SentPost } from "@slideloom/core/import";

/** Reads a request's post; an object is read as single-line JSON. Images in it get short random addresses. */
export function readPost(post: PublicPost): SentPost {
  return readSentPost(typeof post === "string" ? post : JSON.stringify(post), randomUUID());
}
