import { findRoute, routes, type EndpointName } from "@slideloom/core/contract/routes";
import { findJsonLimits } from "@slideloom/core/document/schema";
import { expect, test } from "vitest";
import { z } from "zod";
import { findMax, findPatterns, listRequestSchemas } from "./request-schemas.fixture.ts";

const schemas = listRequestSchemas();

/** Lists the places of an input where a text, a list or free-form JSON may have any length. */
function findUnlimited(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (findJsonLimits(schema as z.ZodType)) return [];
  switch (def.type) {
    case "string":
      return isLimited(schema) ? [] : [path];
    case "array":
      return [
        ...(findMax(schema) === null ? [path] : []),
        ...findUnlimited(def.element, `${path}[]`),
      ];
    case "tuple":
      return def.items.flatMap((item, index) => findUnlimited(item, `${path}[${index}]`));
    case "object": {
      const fields = Object.entries(def.shape);
      const isLoose = def.catchall !== undefined && !(def.catchall instanceof z.ZodNever);
      return [
        ...(isLoose ? [`${path} (other fields)`] : []),
        ...fields.flatMap(([key, field]) => findUnlimited(field, `${path}.${key}`)),
      ];
    }
    case "record":
      return def.keyType instanceof z.ZodEnum ? findUnlimited(def.valueType, `${path}.*`) : [path];
    case "union":
      return def.options.flatMap((option) => findUnlimited(option, path));
    case "pipe":
      return findUnlimited(def.in, path);
    case "optional":
    case "nullable":
    case "default":
    case "catch":
      return findUnlimited(def.innerType, path);
    case "boolean":
    case "enum":
    case "literal":
    case "number":
      return [];
    default:
      return [`${path} (${def.type})`];
  }
}

/** Whether a text has a maximum length, or a pattern that repeats nothing without a limit. */
function isLimited(schema: z.core.$ZodType): boolean {
  return (
    findMax(schema) !== null ||
    findPatterns(schema).some(({ source }) => !/[*+]|,\}/.test(hideLetters(source)))
  );
}

/** Replaces escapes and character classes of a pattern, where `*` and `+` are characters. */
const hideLetters = (pattern: string) => pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");

/** Node.js refuses requests with more than 16 KiB of headers, of which the address is part. */
const isInHead = (place: string) => / (query|headers) \(other fields\)$/.test(place);

test("every text, list and free-form value of every request has a limit", () => {
  const places = schemas.flatMap(({ name, part, schema }) =>
    findUnlimited(schema, `${name} ${part}`),
  );
  expect(places.filter((place) => !isInHead(place))).toEqual([]);
});

test("a text, list or value without a limit is found", () => {
  const found = findUnlimited(
    z.object({
      text: z.string(),
      word: z.string().regex(/^[*+]\d{1,3}\+$/),
      words: z.string().regex(/^\w+$/).nullish(),
      list: z.array(z.string().max(3)).min(1),
      others: z.record(z.string().max(3), z.boolean()),
      any: z.unknown(),
      union: z.union([z.int(), z.string().trim()]).default(1),
      title: z
        .string()
        .transform((title) => title.trim())
        .pipe(z.string().max(3)),
      loose: z.looseObject({ time: z.iso.datetime() }),
    }),
    "",
  );
  expect(found).toEqual([
    ".text",
    ".words",
    ".list",
    ".others",
    ".any (unknown)",
    ".union",
    ".title",
    ".loose (other fields)",
    ".loose.time",
  ]);
});

test("every parameter in a path has a schema", () => {
  const named = schemas.filter(({ part }) => part === "params");
  const shapes = new Map(named.map(({ name, schema }) => [name, (schema as z.ZodObject).shape]));
  const missing = Object.keys(routes).filter((name) => {
    const { path } = findRoute(name as EndpointName);
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => String(parameter));
    return parameters.some((parameter) => !Object.hasOwn(shapes.get(name) ?? {}, parameter));
  });
  expect(missing).toEqual([]);
});
