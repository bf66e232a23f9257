import type { Captions } from "@slideloom/core/carousel";
import type { Post } from "@slideloom/core/document";
import { type PostCheck, readFacts } from "@slideloom/core/facts";
import { listFactPassages, type Material, splitMaterial } from "@slideloom/core/sources";
import { createWordChecker, type Voice } from "@slideloom/core/voice";

export type { Material };

/** A post, with its captions for individual services. */
export interface CheckedWords {
  post: Post;
  captions?: Captions | undefined;
}

/** The source and the voice (how the author writes) that a post is compared with. Each is null if there is none. */
export interface CheckBasis {
  material: Material | null;
  voice: Voice | null;
  /** All that the author gave to the writer, if there is no source that could have the post's addresses. */
  given?: string;
}

/** Finds words of a post that the source doesn't contain or the author avoids. Takes seconds for long sources. */
export function checkMaterial(
  { post, captions }: CheckedWords,
  { material, voice, given }: CheckBasis,
): PostCheck[] {
  const facts =
    material &&
    readFacts(listFactPassages(splitMaterial(material)), { language: material.source.language });
  return createWordChecker({ facts, voice, given })(post, { captions }).checks;
}
