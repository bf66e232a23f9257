import { parsePost, type Post } from "@slideloom/core/document";
import { templateTypes } from "@slideloom/core/generation";
import { afterAll, describe, expect, test } from "vitest";
import { BuiltinTextGenerator } from "./builtin-text-generator.ts";
import { openTexts } from "../app/text-readers.fixture.ts";
import { startFakeProvider, type FakeProvider } from "./model/fake-provider.fixture.ts";
import { modelProviders, type ModelProvider } from "./model/model-settings.ts";
import { ModelTextGenerator } from "./model/model-text-generator.ts";
import type { GenerationOptions, GenerationRequest, TextGenerator } from "./text-generator.ts";
import { ModelClient } from "./model/model-client.ts";

const fakes: FakeProvider[] = [];
afterAll(async () => {
  await Promise.all(fakes.map((fake) => fake.close()));
});

/** Starts a fake model that follows the prompt: the requested number of slides, with the offered item types. */
async function createModel(provider: ModelProvider): Promise<TextGenerator> {
  const fake = await startFakeProvider(provider);
  fakes.push(fake);
  fake.answer(({ body }) => ({ text: writeReply(JSON.stringify(body)) }));
  const { baseUrl } = fake;
  const settings = { provider, model: "m", apiKey: "k", baseUrl, timeoutMs: 10_000 };
  return new ModelTextGenerator(new ModelClient(settings), openTexts());
}

function writeReply(prompt: string): string {
  const slides = Number(/exactly (\d+) slide/.exec(prompt)?.[1]);
  const hasColumns = prompt.includes("leftColumn");
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Slide ${index + 1}: ::what:: matters`,
    description: [
      {
        type: "text",
        value: `This is sentence ${index + 1}.`,
        leftColumn: null,
        rightColumn: null,
      },
      ...(hasColumns
        ? [{ type: "two-columns", value: "", leftColumn: "Old", rightColumn: "New" }]
        : []),
    ],
    summary: index === 2 ? "The point." : null,
  }));
  return JSON.stringify({
    title: "What ::matters::",
    content,
    hashtags: ["one", "#Two", "#Three"],
  });
}

const request: GenerationRequest = {
  topic: "Giving feedback that helps",
  instructions: "",
  templateType: "educational-tutorial",
  writingStyle: "professional",
  slides: 8,
  postType: "carousel",
  textOnly: false,
  seed: 1,
};

/** Expects a valid post. Warnings about questions that the creator must still answer are allowed. */
function expectValid(post: Post): void {
  const result = parsePost(JSON.stringify(post));
  expect(result.ok).toBe(true);
  expect(result.warnings.filter(({ code }) => code !== "open-prompt")).toEqual([]);
}

const creators: [string, () => Promise<TextGenerator>][] = [
  ["builtin", async () => new BuiltinTextGenerator(openTexts())],
  ...modelProviders.map((provider): [string, () => Promise<TextGenerator>] => [
    provider,
    () => createModel(provider),
  ]),
];

describe.each(creators)("the text generator %s", (name, create) => {
  const run = async (
    overrides: Partial<GenerationRequest> = {},
    options: Partial<GenerationOptions> = {},
  ) => {
    const generator = await create();
    const { signal } = new AbortController();
    return generator.generate({ ...request, ...overrides }, { signal, ...options });
  };

  test("has its name", async () => {
    expect((await create()).provider).toBe(name);
  });

  test.each([1, 2, 3, 8, 15])("gives a valid post of exactly %i slides", async (slides) => {
    const { post } = await run({ slides });
    expectValid(post);
    expect(post.content).toHaveLength(slides);
  });

  test("accepts every template type", async () => {
    for (const { id } of templateTypes) {
      const { post } = await run({ templateType: id, slides: 6 });
      expectValid(post);
    }
  });

  test("gives a single post as one slide", async () => {
    expect((await run({ postType: "single" })).post.content).toHaveLength(1);
  });

  test("returns only text items if requested", async () => {
    const instructions = "Before: slow\nAfter: fast\n\n```js\nconst a = 1;\n```";
    const { post } = await run({ templateType: "before-after", instructions, textOnly: true });
    const types = post.content.flatMap(({ description }) => description.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(["text"]));
  });

  test("emits its slides in order, equal to those of the post", async () => {
    const told: [unknown, number][] = [];
    const { post } = await run({}, { onSlide: (slide, index) => told.push([slide, index]) });
    expect(told).toEqual(post.content.map((slide, index) => [slide, index]));
  });

  test("rejects with the abort reason", async () => {
    const signal = AbortSignal.abort(new Error("Nobody waits."));
    await expect(run({}, { signal })).rejects.toThrow("Nobody waits.");
  });
});
