import { type ItemType, listPartKeys } from "../../blocks/index.ts";
import { z } from "zod";
import { captionKeys } from "./captions.ts";

/** Maximum number of ids listed in a schema, because providers limit its enum values. */
const idsMax = 150;

/**
 * Builds a schema that allows only `ids`, because models invent ids. If there are no ids or too many, allows any text.
 */
export const buildIdSchema = (ids: readonly string[]) =>
  ids.length > 0 && ids.length <= idsMax ? z.enum(ids as [string, ...string[]]) : z.string();

/**
 * Builds a slide's schema. All keys are required, because the strict modes of model APIs demand it. Each part of a
 * block is a key of its own, because models often break JSON inside strings.
 */
function buildSlide(itemTypes: readonly ItemType[], cited: readonly string[] | null) {
  const part = z.string().nullable();
  const item = z.strictObject({
    type: z.enum(itemTypes),
    value: z.string(),
    ...Object.fromEntries(listPartKeys(itemTypes).map((key) => [key, part])),
  });
  return z.strictObject({
    header: z.string(),
    description: z.array(item),
    summary: z.string().nullable(),
    ...(cited && { sources: z.array(buildIdSchema(cited)) }),
  });
}

/** Alt texts of a rewritten slide and its image. */
const altKeys = { alt: z.string().nullable(), mediaAlt: z.string().nullable() };

/** Builds a rewritten slide's schema. */
const buildRewritten = (itemTypes: readonly ItemType[], hasAlts: boolean) =>
  hasAlts ? buildSlide(itemTypes, null).extend(altKeys) : buildSlide(itemTypes, null);

function buildPost(itemTypes: readonly ItemType[]) {
  return z.strictObject({
    title: z.string(),
    content: z.array(buildSlide(itemTypes, null)),
    hashtags: z.array(z.string()),
  });
}

/** Reply schema of rewritten slides, memoized per item types. */
export const getWireSlidesSchema = memoizeByItemTypes((itemTypes, hasAlts) =>
  z.strictObject({ slides: z.array(buildRewritten(itemTypes, hasAlts)) }),
);

/** Reply schema of a rewritten post, memoized per item types. */
export const getWireWordsSchema = memoizeByItemTypes((itemTypes, hasAlts) =>
  z.strictObject({ title: z.string(), slides: z.array(buildRewritten(itemTypes, hasAlts)) }),
);

export const getWireSlideSchema = memoizeByItemTypes(buildRewritten);

export const getWireSchema = memoizeByItemTypes(buildPost);

/** Reply schema of a rewritten slide that cites passages. */
export const buildCitedSlideSchema = (
  itemTypes: readonly ItemType[],
  cited: readonly string[],
  hasAlts: boolean,
) => (hasAlts ? buildSlide(itemTypes, cited).extend(altKeys) : buildSlide(itemTypes, cited));

/** Builds the reply schema of a planned post. Each slide cites passages and has an alt text; the post has captions. */
export function buildPlannedSchema(itemTypes: readonly ItemType[], cited: readonly string[]) {
  return z.strictObject({
    title: z.string(),
    content: z.array(buildSlide(itemTypes, cited).extend({ alt: z.string() })),
    hashtags: z.array(z.string()),
    caption: z.string(),
    captions: z.strictObject(
      Object.fromEntries(captionKeys.map((key) => [key, z.string().nullable()])),
    ),
  });
}

/**
 * Memoizes schemas by item types, and by whether slides have alt texts. The same schema object is returned again,
 * because callers cache its JSON Schema.
 */
function memoizeByItemTypes(
  build: (itemTypes: readonly ItemType[], hasAlts: boolean) => z.ZodType,
) {
  const schemas = new Map<string, z.ZodType>();
  return (itemTypes: readonly ItemType[], hasAlts = false): z.ZodType => {
    const key = `${itemTypes.join()} ${hasAlts}`;
    const schema = schemas.get(key) ?? build(itemTypes, hasAlts);
    schemas.set(key, schema);
    return schema;
  };
}
