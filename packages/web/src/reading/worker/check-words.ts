import type { Captions } from "@slideloom/core/carousel";
import type { Post } from "@slideloom/core/document";
import { type FactPassage, readFacts } from "@slideloom/core/facts";
import { createWordChecker, type Voice, type WordReport } from "@slideloom/core/voice";

export interface WordsRequest {
  /** Sent only if the sources or the writing style changed, because reading the sources takes long. */
  rules?: {
    sources: { passages: readonly FactPassage[]; language: string | undefined } | null;
    voice: Voice | null;
  };
  post: Post;
  captions: Captions;
  /** The brand's name, handle and website. The post may use these names without a source. */
  names: readonly string[];
}

let check = createWordChecker({ facts: null, voice: null });

/** Finds words that the sources don't have or the author avoids. Keeps sources and voice for the next check. */
export function checkWords({ rules, post, captions, names }: WordsRequest): WordReport {
  if (rules) {
    const { sources, voice } = rules;
    const facts = sources && readFacts(sources.passages, { language: sources.language });
    check = createWordChecker({ facts, voice });
  }
  return check(post, { captions, names });
}
