import type { Post } from "@slideloom/core/document";
import { createPostChecker, type PostChecker, readFacts } from "@slideloom/core/facts";
import type { Passage } from "@slideloom/core/sources";

export interface FactRequest {
  /** Sent if the sources changed; they are read once. */
  sources?: { passages: readonly Passage[]; language: string | undefined };
  post: Post;
  /** Names that need no source. */
  names: readonly string[];
}

let checkPost: PostChecker | null = null;

addEventListener("message", ({ data }: MessageEvent<FactRequest>) => {
  const { sources, post, names } = data;
  if (sources) {
    checkPost = createPostChecker(readFacts(sources.passages, { language: sources.language }));
  }
  postMessage(checkPost?.(post, { names }) ?? []);
});
