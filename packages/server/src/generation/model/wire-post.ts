import type { ItemType } from "@slideloom/core/document";
import { z } from "zod";

/**
 * A slide as models are asked for it, in what strict modes accept of JSON Schema: every key required, null instead of
 * absent, no other keys, no bounds. Columns have keys of their own, since JSON within a JSON string is often broken.
 */
export function buildWireSlideSchema(itemTypes: readonly ItemType[]) {
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

/** The post as models are asked for it. */
export function buildWireSchema(itemTypes: readonly ItemType[]) {
  return z.strictObject({
    title: z.string(),
    content: z.array(buildWireSlideSchema(itemTypes)),
    hashtags: z.array(z.string()),
  });
}
