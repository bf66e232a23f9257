import { type ItemType, listPartKeys } from "../../blocks/index.ts";
import { z } from "zod";
import { captionKeys } from "./captions.ts";

/** Longer lists of ids are left out of the schema: providers limit the number of its enum values. */
const idsMax = 150;

/** Ids as an enumeration, which a model can't invent; any text if there are too many or none. */
export const buildIdSchema = (ids: readonly string[]) =>
  ids.length > 0 && ids.length <= idsMax ? z.enum(ids as [string, ...string[]]) : z.string();

/**
 * Builds a slide's reply schema in the subset of JSON Schema that strict modes accept: all keys required, nullable, no
 * bounds. Block parts are separate keys, since models often break JSON nested in strings. `sources` are passage ids.
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

function buildPost(itemTypes: readonly ItemType[]) {
  return z.strictObject({
    title: z.string(),
    content: z.array(buildSlide(itemTypes, null)),
    hashtags: z.array(z.string()),
  });
}

/** Reply schema of a slide without sources, memoized per item types. */
export const getWireSlideSchema = memoizeByItemTypes((itemTypes) => buildSlide(itemTypes, null));

/** Reply schema of a post, memoized per item types. */
export const getWireSchema = memoizeByItemTypes(buildPost);

/** Reply schema of a slide that cites passages. */
export const buildCitedSlideSchema = buildSlide;

/** Reply schema of a planned post: each slide cites passages and has an alt text, the post has captions. */
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

/** Memoizes by item types: few combinations exist, and the JSON schema is memoized by schema. */
function memoizeByItemTypes(build: (itemTypes: readonly ItemType[]) => z.ZodType) {
  const schemas = new Map<string, z.ZodType>();
  return (itemTypes: readonly ItemType[]): z.ZodType => {
    const key = itemTypes.join();
    const schema = schemas.get(key) ?? build(itemTypes);
    schemas.set(key, schema);
    return schema;
  };
}
