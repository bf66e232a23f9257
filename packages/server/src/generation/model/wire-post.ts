import { type ItemType, listPartKeys } from "@slideloom/core/blocks";
import { zodSchema, type Schema } from "ai";
import { z } from "zod";

/**
 * A slide as models are asked for it, in what strict modes accept of JSON Schema: every key required, null instead of
 * absent, no other keys, no bounds. The parts of a block have keys of their own, since JSON within a JSON string is often broken.
 */
function buildSlide(itemTypes: readonly ItemType[]) {
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
  });
}

function buildPost(itemTypes: readonly ItemType[]) {
  return z.strictObject({
    title: z.string(),
    content: z.array(buildSlide(itemTypes)),
    hashtags: z.array(z.string()),
  });
}

/** A slide as models are asked for it. */
export const getWireSlideSchema = keepByItemTypes(buildSlide);

/** The post as models are asked for it. */
export const getWireSchema = keepByItemTypes(buildPost);

/** There are few combinations of types, and a schema of theirs takes longer to build than a prompt. */
function keepByItemTypes(build: (itemTypes: readonly ItemType[]) => z.ZodType) {
  const schemas = new Map<string, Schema>();
  return (itemTypes: readonly ItemType[]): Schema => {
    const key = itemTypes.join();
    const schema = schemas.get(key) ?? zodSchema(build(itemTypes));
    schemas.set(key, schema);
    return schema;
  };
}
