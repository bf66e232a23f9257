import { randomUUID } from "node:crypto";
import type { PublicPost } from "@slideloom/core/contract/public-post";
import { takeImages } from "@slideloom/core/document";
import { addImages, type SentPost } from "@slideloom/core/import";
import type { Reading } from "../threads/reader.ts";
import { sentPostReader } from "./post-readers.ts";

/** Reads a request's post; an object is read as single-line JSON. Images in it get short random addresses. */
export async function readPost(post: PublicPost, { texts, signal }: Reading): Promise<SentPost> {
  const sent = typeof post === "string" ? post : JSON.stringify(post);
  const light = takeImages(sent, randomUUID());
  return addImages(await texts.read(sentPostReader, { text: light.text }, signal), light);
}
