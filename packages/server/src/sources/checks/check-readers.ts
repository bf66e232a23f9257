import { acceptStatements, type StatementDraft } from "@slideloom/core/planning";
import { defineReader, mostInPlaceCharacters } from "../../threads/reader.ts";
import {
  type CheckBasis,
  type CheckedWords,
  checkMaterial,
  type Material,
} from "./check-material.ts";

/** Limits of checks. The longest sources take 1 to 2 s and 120 MB. */
const check = { noun: "the source", deadlineMs: 8000, inPlaceCharacters: 0 };

/** Finds words of a post that its source doesn't contain or its author avoids. */
export const checkReader = defineReader({
  ...check,
  name: "check-words",
  read: (input: CheckedWords & CheckBasis) => checkMaterial(input, input),
});

/** Finds clichés, placeholders and repeated slides of a post without source and voice, in linear time. */
export const wordingReader = defineReader({
  ...check,
  name: "check-wording",
  noun: "the post",
  inPlaceCharacters: mostInPlaceCharacters,
  read: ({ given, ...words }: CheckedWords & Pick<CheckBasis, "given">) =>
    checkMaterial(words, { material: null, voice: null, ...(given !== undefined && { given }) }),
});

/** Keeps the statements whose evidence is in a passage that they name. */
export const evidenceReader = defineReader({
  ...check,
  name: "prove-statements",
  read: ({
    drafts,
    material: { source, passages },
  }: {
    drafts: readonly StatementDraft[];
    material: Material;
  }) => acceptStatements(drafts, passages, source.language),
});
