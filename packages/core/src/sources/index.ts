/* Texts that posts are made from: their passages, and the readers that need no other library. */
export { passageSchema, passagesSchema, sourceIdSchema, sourceSchema } from "./source-schema.ts";
export { passageKinds, sourceKinds, sourceLimits } from "./source.ts";
export type {
  Passage,
  PassageKind,
  PassagePlace,
  ReadSource,
  Source,
  SourceDoubt,
  SourceKind,
  SourceReading,
} from "./source.ts";
export { type NewPassage, PassageList, type SourceHead } from "./passage-list.ts";
export { readText, type ReadTextOptions } from "./read/read-text.ts";
export { draftLabel, draftPost } from "./draft/index.ts";
export type { Draft, DraftOptions, Hook } from "./draft/index.ts";
export { joinPassages } from "./join-passages.ts";
export { namePlaces } from "./name-places.ts";
export { Reading, type ReadingHead } from "./read/reading.ts";
