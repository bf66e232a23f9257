import type { Post } from "@slideloom/core/document";
import { createPostChecker, type PostCheck, readFacts } from "@slideloom/core/facts";
import type { Passage, Source } from "@slideloom/core/sources";

/** A source, and the passages that its text was split into. */
export interface Material {
  source: Source;
  passages: readonly Passage[];
}

/** Lists the words of a post that its source doesn't contain. Takes seconds for long sources; see SourceChecker. */
export const checkMaterial = (post: Post, { source, passages }: Material): PostCheck[] =>
  createPostChecker(readFacts(passages, { language: source.language }))(post);
