/* Texts that posts are made from. Exports only readers that need no other library. */
export { passagesSchema, sentSourceSchema, sourceIdSchema, sourceSchema } from "./source-schema.ts";
export { sourceLimits } from "./source.ts";
export type {
  Passage,
  ReadSource,
  Source,
  SourceDoubt,
  SourceImage,
  SourceKind,
} from "./source.ts";
export type { NewPassage } from "./passage-list.ts";
export { readMailBody } from "./read/mail.ts";
export { readTextSource } from "./read/read-text-source.ts";
export { UnreadableText } from "./read/unreadable-text.ts";
export {
  draftLabel,
  draftOutline,
  draftPlan,
  draftPost,
  keepWords,
  listPostSources,
  outlinePost,
  startCharacters,
  suggestUnits,
  takeStart,
} from "./draft/index.ts";
export type { Draft, DraftOptions, DraftPlan, EditedOutline } from "./draft/index.ts";
export { listFactPassages } from "./fact-passages.ts";
export { joinMaterials, listPassageIds, splitMaterial, type Material } from "./join-materials.ts";
export { joinPassages } from "./join-passages.ts";
export { readImageCredit } from "./image-credit.ts";
export { listImages, placeImages, type ImageChoice } from "./place-images.ts";
export { namePlaces } from "./name-places.ts";
export { isConsentNotice, mentionsConsent } from "./read/consent-notice.ts";
export { Reading } from "./read/reading.ts";
