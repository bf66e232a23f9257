import { type ItemType, listPartKeys } from "@slideloom/core/blocks";
import { z } from "zod";

/**
 * Builds a slide's reply schema in the subset of JSON Schema that strict modes accept: all keys required, nullable, no
 * bounds. Block parts are separate keys, since models often break JSON nested in strings. `sources` are passage ids.
 */
function buildSlide(itemTypes: readonly ItemType[], citesPassages: boolean) {
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
    ...(citesPassages && { sources: z.array(z.string()) }),
  });
}

function buildPost(itemTypes: readonly ItemType[], citesPassages: boolean) {
  return z.strictObject({
    title: z.string(),
    content: z.array(buildSlide(itemTypes, citesPassages)),
    hashtags: z.array(z.string()),
  });
}

/** Reply schema of a slide, memoized per item types. */
export const getWireSlideSchema = memoizeByItemTypes(buildSlide);

/** Reply schema of a post, memoized per item types. */
export const getWireSchema = memoizeByItemTypes(buildPost);

type Build = (itemTypes: readonly ItemType[], citesPassages: boolean) => z.ZodType;

/** Memoizes by item types: few combinations exist, and the JSON schema is memoized by schema. */
function memoizeByItemTypes(build: Build) {
  const schemas = new Map<string, z.ZodType>();
  return (itemTypes: readonly ItemType[], { citesPassages = false } = {}): z.ZodType => {
    const key = [...itemTypes, citesPassages].join();
    const schema = schemas.get(key) ?? build(itemTypes, citesPassages);
    schemas.set(key, schema);
    return schema;
  };
}
