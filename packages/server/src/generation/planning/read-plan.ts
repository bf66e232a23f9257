import { carouselLayoutNames } from "@slideloom/core/slide";
import { findInObjects } from "@slideloom/core/import";
import {
  hookKinds,
  outlineRoles,
  statementKinds,
  type Hook,
  type OutlineDraft,
  type StatementDraft,
} from "@slideloom/core/planning";
import { z } from "zod";
import { stripThinking } from "@slideloom/core/writing";

/** Maximum length of a text in UTF-16 units. Longer texts come from a model that repeats itself. */
const textMax = 600;

const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim().slice(0, textMax));
const optionalText = text.nullish().catch(null);
const list = (value: unknown) => (Array.isArray(value) ? value : value == null ? [] : [value]);

/** Ids as models write them: `p7`, `[p7]`, `P7`. */
const idList = (letter: string) =>
  z.preprocess(list, z.array(z.unknown())).transform((values) =>
    values.flatMap((value) => {
      const digits = /\d+/.exec(String(value))?.[0];
      return digits === undefined ? [] : [`${letter}${Number(digits)}`];
    }),
  );

const factSchema = z.object({
  id: optionalText,
  passages: idList("p"),
  kind: z.enum(statementKinds).catch("claim"),
  evidence: text,
  text: text.catch(""),
  limits: optionalText,
  speaker: optionalText,
  weight: z.coerce
    .number()
    .transform((value) => Math.min(3, Math.max(1, Math.round(value))))
    .catch(2),
});

const itemSchema = z.object({
  role: z.enum(outlineRoles).catch("point"),
  facts: idList("f"),
  point: text.refine((value) => value !== ""),
  layout: z.enum(carouselLayoutNames).nullable().catch(null),
});

const hookSchema = z.object({
  kind: z.enum(hookKinds),
  facts: idList("f"),
  text: text.refine((value) => value !== ""),
});

/**
 * Finds the first JSON object with at least one of these keys. Ignores text around the JSON, and repairs broken JSON.
 */
export function readObject(reply: string, keys: readonly string[]): Record<string, unknown> | null {
  return findInObjects(stripThinking(reply), (value) =>
    typeof value === "object" && value !== null && keys.some((key) => key in value)
      ? { ...value }
      : null,
  );
}

/** Reads facts; those without evidence or passage are left out. */
export function readFactDrafts(value: unknown): StatementDraft[] {
  return readEach(value, factSchema).flatMap(({ id, limits, speaker, ...fact }, index) =>
    fact.evidence === "" || fact.passages.length === 0
      ? []
      : [
          {
            ...fact,
            ref: `f${/\d+/.exec(id ?? "")?.[0] ?? index + 1}`,
            ...(limits && { limits }),
            ...(speaker && { speaker }),
          },
        ],
  );
}

/** Reads an outline; null if it has no slides. */
export function readOutlineDraft(value: unknown): OutlineDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const { reader, promise, items, left }: Record<string, unknown> = { ...value };
  const read = readEach(items, itemSchema);
  if (read.length === 0) return null;
  const orEmpty = (part: unknown) => optionalText.parse(part) ?? "";
  return { reader: orEmpty(reader), promise: orEmpty(promise), items: read, left: orEmpty(left) };
}

export const readHookDrafts = (value: unknown): Omit<Hook, "id">[] => readEach(value, hookSchema);

function readEach<Value>(value: unknown, schema: z.ZodType<Value>): Value[] {
  return list(value).flatMap((each) => {
    const read = schema.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
