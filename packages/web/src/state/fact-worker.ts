import type { Post } from "@slideloom/core/document";
import { createPostChecker, type PostChecker, readFacts } from "@slideloom/core/facts";
import type { Passage } from "@slideloom/core/sources";

export interface FactRequest {
  /** Sent only if the sources changed; the worker keeps them. */
  sources?: { passages: readonly Passage[]; language: string | undefined };
  post: Post;
  /** The brand's name, handle and website, which need no source. */
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
