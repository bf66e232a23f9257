import type { ItemType } from "@slideloom/core/document";
import { zodSchema, type Schema } from "ai";
import { z } from "zod";

/**
 * A slide as models are asked for it, in what strict modes accept of JSON Schema: every key required, null instead of
 * absent, no other keys, no bounds. Columns have keys of their own, since JSON within a JSON string is often broken.
 */
function buildSlide(itemTypes: readonly ItemType[]) {
  const column = z.string().nullable();
  const item = z.strictObject({
    type: z.enum(itemTypes),
    value: z.string(),
    ...(itemTypes.includes("two-columns") ? { leftColumn: column, rightColumn: column } : {}),
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
