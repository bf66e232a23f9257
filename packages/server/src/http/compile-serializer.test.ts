import { endpoints } from "@slideloom/core/contract/endpoints";
import type { Endpoint } from "@slideloom/core/contract/endpoint";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { z } from "zod";
import { compileSerializer } from "./compile-serializer.ts";

const serialize = compileSerializer({
  schema: z.object({ id: z.string(), at: z.iso.datetime() }),
  method: "GET",
  url: "/things",
});
const thing = { id: "a", at: "2026-01-01T00:00:00.000Z" };

test("a response only has the fields of its schema", () => {
  expect(serialize({ ...thing, passwordHash: "secret" })).toBe(JSON.stringify(thing));
});

test("a response that doesn't match its schema is not sent", () => {
  expect(() => serialize({ ...thing, at: "yesterday" })).toThrow(ResponseSerializationError);
});

/** Returns the kinds of all schemas and checks in a schema. */
function listKinds(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== "object" || part === null || seen.has(part)) return [];
  seen.add(part);
  if (Array.isArray(part)) return part.flatMap((one) => listKinds(one, seen));
  const { _zod } = part as { _zod?: { def: Record<string, unknown> } };
  if (!_zod) return Object.values(part).flatMap((one) => listKinds(one, seen));
  const { type, check, getter, ...rest } = _zod.def;
  const inner: unknown = typeof getter === "function" ? getter() : undefined;
  return [`${String(type)} ${String(check ?? "")}`.trim(), ...listKinds([inner, rest], seen)];
}

test("no response schema changes a value, so parsing can replace encoding", () => {
  const changing = /\b(transform|pipe|prefault|catch|success|overwrite|file|promise)\b/;
  expect(listKinds(z.string().trim()).join()).toMatch(changing);
  expect(listKinds([z.object({ a: z.array(z.stringbool()) })]).join()).toMatch(changing);
  for (const [name, { responses }] of Object.entries<Endpoint>(endpoints)) {
    const kinds = listKinds(Object.values(responses));
    expect({ name, changing: kinds.filter((kind) => changing.test(kind)) }).toEqual({
      name,
      changing: [],
    });
  }
});
