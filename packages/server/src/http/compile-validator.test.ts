import { expect, test } from "vitest";
import { z } from "zod";
import { compileValidator } from "./compile-validator.ts";

const schema = z.object({ items: z.array(z.object({ a: z.int(), b: z.int() })) });
const validate = compileValidator({ schema, method: "POST", url: "/" });

test("returns the parsed value", () => {
  const items = [{ a: 1, b: 2 }];
  expect(validate({ items, other: 1 })).toEqual({ value: { items } });
});

test("names the place of the first error, and no other", () => {
  const { error } = validate({ items: Array(200_000).fill({ a: 1 }) }) as { error: object[] };
  expect(error).toEqual([expect.objectContaining({ instancePath: "/items/0/b" })]);
});
