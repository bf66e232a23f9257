import {
  type GenerationRequest,
  type OutlineOptions,
  writeOutline,
} from "@slideloom/core/generation";
import type { Statement } from "@slideloom/core/planning";
import {
  draftOutline,
  draftPlan,
  draftPost,
  type Draft,
  type DraftOptions,
  type DraftPlan,
  type EditedOutline,
} from "@slideloom/core/sources";
import { defineReader } from "../threads/reader.ts";
import type { Material } from "./text-generator.ts";

const deadlineMs = 5000;

/** Markdown takes up to 50 ms for notes of this length. */
const notesInPlace = 2000;

interface DraftInput {
  material: Material;
  options: DraftOptions;
}

interface PlanInput extends DraftInput {
  facts?: readonly Statement[] | undefined;
}

/** A short list of headings takes as long as a long article: half a second for 5,000 characters. */
const source = { noun: "the source", deadlineMs, inPlaceCharacters: 0 };

/** Makes a post from a source's own sentences. */
export const postDraftReader = defineReader({
  ...source,
  name: "draft-post",
  read: ({ material, options }: DraftInput): Draft => draftPost(material, options),
});

/** Makes a post from a source's own sentences, along an outline. */
export const outlineDraftReader = defineReader({
  ...source,
  name: "draft-outline",
  read: ({ material, edited, options }: DraftInput & { edited: EditedOutline }): Draft =>
    draftOutline(material, edited, options),
});

/** Plans a post from a source's own sentences. */
export const planDraftReader = defineReader({
  ...source,
  name: "draft-plan",
  read: ({ material, options, facts }: PlanInput): DraftPlan => draftPlan(material, options, facts),
});

export const notesReader = defineReader({
  name: "write-outline",
  noun: "your notes",
  deadlineMs,
  inPlaceCharacters: notesInPlace,
  read: ({ request, options }: { request: GenerationRequest; options: OutlineOptions }) =>
    writeOutline(request, options),
});
