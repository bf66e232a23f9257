import { expect, test } from "vitest";
import { z } from "zod";
import { defaultDesign, parseDesign } from "../design/index.ts";
import { designDocumentSchema, designSettingsDocumentSchema } from "./design-schema.ts";

const choices = Object.entries(designDocumentSchema.shape).flatMap(([key, schema]) =>
  schema instanceof z.ZodEnum ? schema.options.map((value) => [key, value] as const) : [],
);

test("the default design is valid, and so is any part of it", () => {
  expect(designDocumentSchema.safeParse(defaultDesign).success).toBe(true);
  for (const settings of [{ template: "bold", primaryColor: "#0f766e" }, {}]) {
    expect(designSettingsDocumentSchema.safeParse(settings).success).toBe(true);
  }
});

/** Maps a setting, as key and value, to the other settings that it requires. */
const beside: Readonly<Record<string, object>> = {
  "backgroundType custom": { backgroundPattern: "#ffffff" },
  "backgroundType gradient": { backgroundPattern: "linear-gradient(90deg, #000000, #ffffff)" },
};

test.each(choices)("%s accepts %s, as documented", (key, value) => {
  const settings = { [key]: value, ...beside[`${key} ${value}`] };
  expect(parseDesign(settings).warnings).toEqual([]);
});
