import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { validateResponseSchema } from "@slideloom/core/contract/public-post";
import { samplePost, samplePostText } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { setUpPublicApi } from "./public-api.fixture.ts";

describeOnBothEngines("POST /api/v1/validate", (shared) => {
  const setUp = async () => {
    const { app, send, key } = await setUpPublicApi(shared.settings);
    const validate = (body: object | string) =>
      send("POST", "/api/v1/validate", { body, token: key });
    const check = async (post: unknown) => {
      const response = await validate({ post });
      expect(response.statusCode, response.body).toBe(200);
      // Nothing is charged.
      expect(response.headers["x-credits-remaining"]).toBe("10");
      return validateResponseSchema.strict().parse(response.json());
    };
    return { app, validate, check };
  };

  test("accepts a post as an object and as text", async () => {
    const { check } = await setUp();
    const fine = { valid: true, issues: [], warnings: [], checks: [] };
    expect(await check(samplePost)).toEqual(fine);
    expect(await check(samplePostText)).toEqual(fine);
  });

  test("names placeholders, clichés and repeated slides, also without a voice", async () => {
    const { check } = await setUp();
    const slide = {
      header: "Follow [Your name]",
      description: [{ type: "text", value: "Let's dive into the bread that we bake every day." }],
    };
    const { valid, checks } = await check({ title: "Bread", content: [slide, slide] });
    expect(valid).toBe(true);
    expect(checks).toMatchObject([
      { slide: 1, code: "placeholder", raw: "[Your name]" },
      { slide: 1, code: "cliche" },
      { slide: 2, code: "slide-repeated", repeats: 1, message: expect.stringContaining("slide 1") },
      { slide: 2, code: "placeholder" },
      { slide: 2, code: "cliche" },
    ]);
  });

  test("lists every issue with its location, errors before warnings", async () => {
    const { check } = await setUp();
    const text = `{
  "title": 7,
  "content": [
    { "header": "A", "description": [{ "type": "texts", "value": "x" }] },
    { "description": [] }
  ]
}`;
    const { valid, issues, warnings } = await check(text);
    expect(valid).toBe(false);
    expect(issues.map(({ message, path, line }) => [message, path, line])).toEqual([
      ["The 'title' property must be a string", ["title"], 2],
      ["Slide 2: missing required field 'header'", ["content", 1], 5],
    ]);
    expect(warnings.map(({ path, line }) => [path, line])).toEqual([
      [["content", 0, "description", 0, "type"], 4],
      [["content", 1, "description"], 5],
    ]);
    const object = await check(JSON.parse(text));
    const place = ({ code, path }: { code: string; path: (string | number)[] }) => [code, path];
    expect(object.issues.map(place)).toEqual(issues.map(place));
  });

  test("reports a text that is not JSON, or empty", async () => {
    const { check } = await setUp();
    for (const [text, message] of [
      ["", /^The post is empty/],
      ["{", /^Unexpected end of input/],
      ["[]", /^The post must be a JSON object$/],
    ] as const) {
      const { valid, issues } = await check(text);
      expect(valid).toBe(false);
      expect(issues[0]?.message).toMatch(message);
    }
  });

  test.for([
    [{}, "Missing required field", "The post field is required."],
    [{ post: null }, "Missing required field", "The post field is required."],
    [
      { post: [] },
      "Invalid field",
      "The post field must be a post: a JSON object, or the JSON text of one.",
    ],
    [
      `{"post":{"a":${"[".repeat(32)}${"]".repeat(32)}}}`,
      "Invalid field",
      "The post field can have up to 60,000 values, nested 32 levels deep.",
    ],
    [
      `{"post":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`,
      "Invalid field",
      "The body is nested more than 100 levels deep.",
    ],
  ] as const)("with %.30j returns 400 %s", async ([body, error, message]) => {
    const { validate } = await setUp();
    const response = await validate(body);
    expect(response.statusCode).toBe(400);
    expect(publicErrorSchema.parse(response.json())).toEqual({ status: "error", error, message });
  });
});
