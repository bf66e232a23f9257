import type { Endpoint } from "@slideloom/core/contract/endpoint";
import { type EndpointName, findRoute } from "@slideloom/core/contract/routes";
import { endpoints } from "@slideloom/core/contract/endpoints";
import { isKeyPath } from "@slideloom/core/contract/api-error";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { compileValidator } from "./compile-validator.ts";

const zodWords =
  /Invalid (?:input|option|key|element|string|value|discriminator)|expected \w+, received|received undefined|Unrecognized key|Too (?:big|small):|NaN/i;

interface Found {
  instancePath: string;
  message: string;
  params: { field: string };
}

function validate(schema: z.ZodType, value: unknown, url = "/"): Found[] {
  const { error = [] } = Object(compileValidator({ schema, method: "POST", url })(value)) as {
    error?: Found[];
  };
  return error;
}

/** Whether a message names its field. */
function names(message: string, path: string): boolean {
  const key = path.split("/").findLast((part) => !/^\d*$/.test(part)) ?? "";
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
  return plain(message).includes(plain(key));
}

const wrong = [undefined, null, 7.5, -1, true, "", "x".repeat(100_000), [], ["?"], {}, { a: 1 }];

/** Returns the value with one field replaced, for each field and each wrong value. */
function breakValue(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [...wrong];
  return [
    ...wrong,
    { ...value, unknown_field: 1 },
    ...Object.entries(value).flatMap(([key, own]) =>
      breakValue(own).map((broken) =>
        Array.isArray(value) ? value.with(Number(key), broken) : { ...value, [key]: broken },
      ),
    ),
  ];
}

const parts = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const { body, query, params, example } = endpoint as Endpoint;
  const schemas = { body, query, params };
  return Object.entries(schemas).flatMap(([part, schema]) =>
    schema instanceof z.ZodType
      ? [
          {
            name,
            url: findRoute(name as EndpointName).path,
            part,
            schema,
            sent: Object(example)[part] as unknown,
          },
        ]
      : [],
  );
});

test("the table of endpoints has bodies and queries", () => {
  expect(parts.length).toBeGreaterThan(60);
});

describe.for(parts)("$name, $part", ({ schema, sent, url }) => {
  test("describes every broken value in our words, and names its field", () => {
    for (const value of [...breakValue({}), ...breakValue(sent)]) {
      for (const { message, instancePath, params } of validate(schema, value, url)) {
        const isNamed = isKeyPath(url)
          ? names(message, instancePath)
          : names(params.field, instancePath) && (params.field !== "" || instancePath === "/");
        expect(isNamed, `${message} ${params.field}`).toBe(true);
        expect(message, `${instancePath} of ${JSON.stringify(value)?.slice(0, 200)}`).not.toMatch(
          zodWords,
        );
      }
    }
  });
});

test.each([
  [{}, "The a field is required."],
  [{ a: 1 }, "The a field must be text."],
  [{ a: "xxxx" }, "The a field can have at most 3 characters."],
  [{ a: "x", b: ["q"] }, 'The b[0] field must be "y" or "z".'],
  [{ a: "x", c: 1 }, "Unknown field: c."],
  [{ a: "x", d: 1 }, "The d field must be text or an object."],
  [{ a: "x", d: {} }, "The d field isn't valid: The url field is required."],
  [[], "The request must be an object."],
])("%j: %s", (value, message) => {
  const schema = z.strictObject({
    a: z.string().max(3),
    b: z.array(z.enum(["y", "z"])).optional(),
    d: z.union([z.string(), z.object({ url: z.string() })]).optional(),
  });
  expect(validate(schema, value)[0]?.message).toBe(message);
});
