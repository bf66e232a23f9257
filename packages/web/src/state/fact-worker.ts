import type { Captions } from "@slideloom/core/carousel";
import type { Post } from "@slideloom/core/document";
import { type FactPassage, readFacts } from "@slideloom/core/facts";
import { createWordChecker, type Voice } from "@slideloom/core/voice";

export interface FactRequest {
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

let checkWords = createWordChecker({ facts: null, voice: null });

addEventListener("message", ({ data }: MessageEvent<FactRequest>) => {
  const { rules, post, captions, names } = data;
  if (rules) {
    const { sources, voice } = rules;
    const facts = sources && readFacts(sources.passages, { language: sources.language });
    checkWords = createWordChecker({ facts, voice });
  }
  postMessage(checkWords(post, { captions, names }));
});
