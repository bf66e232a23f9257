import { parsePost } from "@slideloom/core/document";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { GenerationError } from "../generation-error.ts";
import { buildMaterial } from "../planning/planning.fixture.ts";
import type { GenerationRequest } from "../text-generator.ts";
import { startFakeProvider, type FakeProvider } from "./fake-provider.fixture.ts";
import { modelProviders, type ModelProvider, type ModelSettings } from "./model-settings.ts";
import { ModelTextGenerator } from "./model-text-generator.ts";
import { createGate } from "../../gate.fixture.ts";
import { inPlaceReader } from "../../threads/reader.ts";
import { askRewrite } from "../rewrite-questions.ts";
import { ModelClient } from "./model-client.ts";

const key = "sk-secret-0123456789";

const request: GenerationRequest = {
  topic: "Rebasing without fear",
  instructions: "For people new to git.",
  templateType: "educational-tutorial",
  writingStyle: "professional",
  slides: 4,
  postType: "carousel",
  textOnly: false,
  seed: 7,
};

const fakes: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

async function setUp(provider: ModelProvider, settings: Partial<ModelSettings> = {}) {
  const fake = await startFakeProvider(provider);
  fakes.push(fake);
  const client = new ModelClient({
    provider,
    model: "test-model",
    apiKey: key,
    baseUrl: fake.baseUrl,
    timeoutMs: 10_000,
    ...settings,
  });
  const generator = new ModelTextGenerator(client, inPlaceReader);
  const controller = new AbortController();
  const generate = (overrides: Partial<GenerationRequest> = {}, onSlide?: () => void) =>
    generator.generate(
      { ...request, ...overrides },
      { signal: controller.signal, ...(onSlide ? { onSlide } : {}) },
    );
  return { fake, generator, generate, controller };
}

/** Builds a reply with that many slides. */
function writeReply(slides = 4): string {
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Point ${index + 1} of ::many::`,
    description: [
      {
        type: "text",
        value: `Sentence ${index + 1}. And one more.`,
        leftColumn: null,
        rightColumn: null,
      },
    ],
    summary: null,
  }));
  return JSON.stringify({
    title: "Rebase ::calmly::",
    content,
    hashtags: ["#Git", "#Rebase", "#Dev"],
  });
}

async function failureOf(promise: Promise<unknown>): Promise<GenerationError> {
  const error: unknown = await promise.then(
    () => new Error("It gave a post."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof GenerationError)) throw error;
  return error;
}

describe.each(modelProviders)("%s", (provider) => {
  test("a clean reply becomes the post", async () => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ text: writeReply() });
    const { post, repair, usage } = await generate();
    expect(post.title).toBe("Rebase ::calmly::");
    expect(post.content).toHaveLength(4);
    expect(parsePost(JSON.stringify(post)).ok).toBe(true);
    expect({ repair, usage }).toEqual({
      repair: "none",
      usage: { inputTokens: 11, outputTokens: 22 },
    });
    expect(fake.calls).toHaveLength(1);
  });

  test("the title is emitted before the first slide", async () => {
    const { fake, generator, controller } = await setUp(provider);
    fake.answer({ text: writeReply() });
    const told: string[] = [];
    await generator.generate(request, {
      signal: controller.signal,
      onTitle: (title) => told.push(title),
      onSlide: ({ header }) => told.push(header),
    });
    expect(told.slice(0, 2)).toEqual(["Rebase ::calmly::", "Point 1 of ::many::"]);
    expect(told).toHaveLength(5);
  });

  test("a slide is rewritten, and requested again if the reply has none", async () => {
    const { fake, generator, controller } = await setUp(provider);
    const items = [{ type: "text", value: "Shorter.", leftColumn: null, rightColumn: null }];
    const reply = JSON.stringify({ header: "Point", description: items, summary: null });
    fake.answer({ text: "Which one?" }, { text: `\`\`\`json\n${reply}\n\`\`\`` });
    const slide = { header: "Old", description: [{ type: "text", value: "Long words." }] };
    const rewritten = await generator.answer(
      askRewrite({
        post: { title: "T", content: [slide, slide] },
        slideIndex: 1,
        instruction: "Shorter",
        writingStyle: null,
        seed: 1,
      }),
      { signal: controller.signal },
    );
    expect(rewritten).toEqual({
      header: "Point",
      description: [{ type: "text", value: "Shorter." }],
    });
    expect(fake.calls).toHaveLength(2);
    expect(JSON.stringify(fake.calls[1]?.body)).toContain("It held no slide");
  });

  test("slides are emitted in order as they are completed", async () => {
    const { fake, generator, controller } = await setUp(provider);
    fake.answer({ text: writeReply() });
    const told: [number, string][] = [];
    const { post } = await generator.generate(request, {
      signal: controller.signal,
      onSlide: (slide, index) => told.push([index, slide.header]),
    });
    expect(told).toEqual(post.content.map(({ header }, index) => [index, header]));
  });

  test.each([
    ["fenced", (reply: string) => `\`\`\`json\n${reply}\n\`\`\``],
    ["after thinking", (reply: string) => `<think>{"content": []} hm</think>\n${reply}`],
    ["in prose with braces", (reply: string) => `Sure {ok}, here it is:\n${reply}\nBye {now}`],
    ["broken in its commas", (reply: string) => reply.replaceAll("}]", "},]")],
  ] as const)("a reply %s is repaired without asking again", async (_, wrap) => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ text: wrap(writeReply()) });
    const { post, repair } = await generate();
    expect(post.content).toHaveLength(4);
    expect(repair).toBe("repaired");
    expect(fake.calls).toHaveLength(1);
  });

  test.each([
    ["a wrong number of slides", { text: writeReply(1) }, "It had 1 slide; exactly 4 are wanted."],
    ["no post", { text: "Which audience do you mean?" }, "It held no JSON object with slides."],
    [
      "a question back",
      { text: "I can't tell who it is for." },
      "It held no JSON object with slides.",
    ],
    ["nothing", { text: "" }, "It held no JSON object with slides."],
    [
      "a cut at the token limit",
      { text: writeReply().slice(0, 330), finish: "length" },
      "It stopped before its end",
    ],
    [
      "a connection that breaks off",
      { text: writeReply(), breakAfter: 330 },
      "It stopped before its end",
    ],
  ] as const)("%s is requested again, with the problem named", async (_, response, problem) => {
    const { fake, generate } = await setUp(provider);
    fake.answer(response, { text: writeReply() });
    const { post, repair } = await generate();
    expect(post.content).toHaveLength(4);
    expect(repair).toBe("asked-again");
    expect(fake.calls).toHaveLength(2);
    expect(JSON.stringify(fake.calls[1]?.body)).toContain(problem);
  });

  describe("a reply in another language than asked", () => {
    const say = (value: string) => writeReply().replaceAll(/Sentence \d\. And one more\./g, value);
    const english = say("We sold the small loaves first, and the others were gone by ten.");
    const german = say(
      "Wir haben die kleinen Brote zuerst verkauft, und der Rest war um zehn weg.",
    );
    const instructions = "For bakers. Write in German.";

    test("is requested again, and the right one is used", async () => {
      const { fake, generate } = await setUp(provider);
      fake.answer({ text: english }, { text: german });
      const { post, warnings } = await generate({ instructions });
      expect(JSON.stringify(post)).toContain("kleinen Brote");
      expect(warnings).toEqual([]);
      expect(fake.calls).toHaveLength(2);
      expect(JSON.stringify(fake.calls[1]?.body)).toContain(
        "It is in English; everything in it must be in German.",
      );
    });

    test("is used if the second is no better, and said", async () => {
      const { fake, generate } = await setUp(provider);
      fake.answer({ text: english }, { text: english });
      const { post, warnings } = await generate({ instructions });
      expect(post.content).toHaveLength(4);
      expect(fake.calls).toHaveLength(2);
      expect(warnings).toEqual([expect.stringContaining("asked twice for German")]);
    });

    test("is right in the source's language, unless the instructions name another", async () => {
      const { fake, generate } = await setUp(provider);
      const material = buildMaterial();
      fake.answer({ text: english });
      expect((await generate({ material })).repair).toBe("none");
      fake.answer({ text: german });
      expect((await generate({ material, instructions })).repair).toBe("none");
    });
  });

  test("a second unusable reply gives one clear error", async () => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ text: "Which audience do you mean?" });
    const error = await failureOf(generate());
    expect(error.code).toBe("unusable-reply");
    expect(fake.calls).toHaveLength(2);
  });

  test("after a worse second reply the first one's complete slides are used, split to the number", async () => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ text: writeReply(2) }, { text: "" });
    const { post, repair } = await generate();
    expect(post.content).toHaveLength(4);
    expect(repair).toBe("asked-again");
  });

  test("a slide too many is merged without asking", async () => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ text: writeReply(5) });
    const { post, repair } = await generate();
    expect(post.content).toHaveLength(4);
    expect(repair).toBe("repaired");
    expect(fake.calls).toHaveLength(1);
  });

  test.each([
    ["the provider's flag", { text: "I can't help with that.", finish: "refusal" }],
    ["words", { text: "I’m sorry, but I can’t help with that." }],
  ] as const)("a refusal by %s is reported as one and not requested again", async (_, response) => {
    const { fake, generate } = await setUp(provider);
    fake.answer(response);
    expect((await failureOf(generate())).code).toBe("refused");
    expect(fake.calls).toHaveLength(1);
  });

  const badKey =
    provider === "google"
      ? { status: 400, message: "API key not valid. Please pass a valid API key." }
      : { status: 401, message: `Incorrect API key provided: ${key}` };

  test.each([
    ["bad-key", badKey],
    ["model-not-found", { status: 404, message: "The model `test-model` does not exist" }],
    ["rate-limited", { status: 429, message: "Slow down", headers: { "retry-after-ms": "1" } }],
    ["rate-limited", { status: 503, message: "Overloaded", headers: { "retry-after-ms": "1" } }],
    ["failed", { status: 500, message: "Oops", headers: { "retry-after-ms": "1" } }],
  ] as const)("%s: %j gives a fixed message without provider data", async (code, error) => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ error });
    const failure = await failureOf(generate());
    expect(failure.code).toBe(code);
    expect(failure.message).not.toContain(error.message.slice(0, 8));
    const everything = `${failure.stack} ${String(failure.cause)} ${JSON.stringify(failure.cause)}`;
    expect(everything).not.toContain(key);
    expect(everything).not.toContain(request.topic);
  });

  test.each([
    [
      "429 with Retry-After",
      { status: 429, message: "Slow down", headers: { "retry-after": "0" } },
    ],
    ["500", { status: 500, message: "Oops", headers: { "retry-after-ms": "1" } }],
  ])("a temporary failure (%s) is retried", async (_, error) => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ error }, { error }, { text: writeReply() });
    expect((await generate()).repair).toBe("none");
    expect(fake.calls).toHaveLength(3);
  });

  test.each([
    ["no events", "<html>hello</html>"],
    ["events of another kind", 'data: {"hello": 1}\n\n'],
    ["events that are no JSON", "data: {oops\n\n"],
  ])("a malformed body (%s) gives an error and no post", async (_, rawBody) => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ rawBody });
    expect(["failed", "unusable-reply"]).toContain((await failureOf(generate())).code);
  });

  test("an address without a server is reported as unreachable", async () => {
    const { fake, generate } = await setUp(provider, { maxRetries: 0 });
    await fake.close();
    expect((await failureOf(generate())).code).toBe("unreachable");
  });

  test("a provider that is slow to start or stalls times out, and its call is cancelled", async () => {
    const { fake, generate } = await setUp(provider, { timeoutMs: 1000 });
    const { opened } = createGate();
    fake.answer({ text: writeReply(), gate: () => opened });
    expect((await failureOf(generate())).code).toBe("timed-out");
    fake.answer({ text: writeReply(), gate: async (sent) => (sent > 0 ? opened : undefined) });
    expect((await failureOf(generate())).code).toBe("timed-out");
    await expect.poll(fake.cancelled).toBe(2);
  });

  test("the time limit includes waiting for a retry", async () => {
    const { fake, generate } = await setUp(provider, { timeoutMs: 1000 });
    fake.answer({ error: { status: 429, message: "Slow down", headers: { "retry-after": "20" } } });
    expect((await failureOf(generate())).code).toBe("timed-out");
    expect(fake.calls).toHaveLength(1);
  });

  test("a signal cancels the provider's call and is the reason of the rejection", async () => {
    const { fake, generator, controller } = await setUp(provider);
    fake.answer({ text: writeReply(), delayMs: 30 });
    const work = generator.generate(request, {
      signal: controller.signal,
      onSlide: () => controller.abort(new Error("The reader left.")),
    });
    await expect(work).rejects.toThrow("The reader left.");
    await expect.poll(fake.cancelled).toBe(1);
    await expect(generator.generate(request, { signal: controller.signal })).rejects.toThrow(
      "The reader left.",
    );
    expect(fake.calls).toHaveLength(1);
  });

  test("a fence or prose before the reply does not delay its slides", async () => {
    const { fake, generator, controller } = await setUp(provider);
    fake.answer({ text: `Here it is:\n\`\`\`json\n${writeReply()}`, delayMs: 20 });
    const work = generator.generate(request, {
      signal: controller.signal,
      onSlide: () => controller.abort(new Error("One is there.")),
    });
    await expect(work).rejects.toThrow("One is there.");
    // A call counts as cancelled only before its reply is complete, so the slide came before the reply's end.
    await expect.poll(fake.cancelled).toBe(1);
  });

  test("the schema on the wire has no optional keys, bounds or additional properties", async () => {
    const { fake, generate } = await setUp(provider, { model: "claude-sonnet-4-5" });
    fake.answer({ text: writeReply() });
    await generate();
    const objects = listSchemaObjects(fake.calls[0]?.body);
    expect(objects.length).toBeGreaterThanOrEqual(3);
    for (const schema of objects) {
      expect([...(schema.required ?? [])].sort()).toEqual(Object.keys(schema.properties).sort());
      // Gemini's schema dialect has no such key.
      if (provider !== "google") expect(schema.additionalProperties).toBe(false);
    }
    expect(JSON.stringify(fake.calls[0]?.body)).not.toMatch(
      /"(?:minItems|maxItems|minLength|maxLength|minimum|maximum|default)"/,
    );
  });

  test("an endpoint that rejects a format gets the next one, which is remembered", async () => {
    const { fake, generate } = await setUp(provider);
    const reject = {
      error: { status: 400, message: "This model does not support this response_format" },
    };
    fake.answer(({ body }) => (hasFormat(body) ? reject : { text: writeReply() }));
    expect((await generate()).repair).toBe("none");
    const probes = fake.calls.length;
    expect(probes).toBe(provider === "anthropic" ? 2 : 3);
    await generate();
    expect(fake.calls).toHaveLength(probes + 1);
    expect(JSON.stringify(fake.calls.at(-1)?.body)).toContain("One JSON object and nothing else");
  });

  test("an endpoint that rejects everything keeps its stricter formats for later calls", async () => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ error: { status: 400, message: "Invalid request" } });
    expect((await failureOf(generate())).code).toBe("failed");
    fake.answer({ text: writeReply() });
    await generate();
    expect(hasFormat(fake.calls.at(-1)?.body ?? {})).toBe(true);
  });

  test("the key is sent where the provider expects it", async () => {
    const { fake, generate } = await setUp(provider);
    fake.answer({ text: writeReply() });
    await generate();
    const {
      authorization,
      "x-api-key": xApiKey,
      "x-goog-api-key": google,
    } = fake.calls[0]?.headers ?? {};
    expect([authorization, xApiKey, google]).toContain(
      provider.startsWith("openai") ? `Bearer ${key}` : key,
    );
    expect(fake.calls[0]?.path).not.toContain(key);
  });
});

test("an openai-compatible endpoint without a key gets none", async () => {
  const { fake, generate } = await setUp("openai-compatible", { apiKey: null });
  fake.answer({ text: writeReply() });
  await generate();
  expect(fake.calls[0]?.headers).not.toHaveProperty("authorization");
});

test.each(["http://127.0.0.1:9/v1", "http://nowhere.invalid/v1"])(
  "%s, which can't be called at all, is reported as unreachable",
  async (baseUrl) => {
    const { generate } = await setUp("openai-compatible", { baseUrl, maxRetries: 0 });
    expect((await failureOf(generate())).code).toBe("unreachable");
  },
);

test.each([
  ["context_length_exceeded", "too-long"],
  ["content_filter", "refused"],
  ["rate_limit_exceeded", "rate-limited"],
])("a stream that ends in %s after its first words is reported as %s", async (code, expected) => {
  const { fake, generate } = await setUp("openai-compatible");
  const choices = [{ index: 0, delta: { content: '{"title":"Te' }, finish_reason: null }];
  const events = [{ id: "1", created: 1, model: "m", choices }, { error: { code, message: "No" } }];
  fake.answer({ rawBody: events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("") });
  expect((await failureOf(generate())).code).toBe(expected);
});

const longReply = "word ".repeat(100_000);

test.for([
  ["many pieces", { text: longReply }],
  [
    "one piece",
    {
      rawBody: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: longReply } }] })}\n\ndata: [DONE]\n\n`,
    },
  ],
] as const)("a reply that is too long is cut, and read in short turns: %s", async ([, reply]) => {
  const { fake, generator, controller } = await setUp("openai-compatible");
  fake.answer(reply);
  const replies: string[] = [];
  const pieces: string[] = [];
  let turns = 0;
  let isDone = false;
  const countTurns = () => {
    turns += 1;
    if (!isDone) setImmediate(countTurns);
  };
  countTurns();
  await generator.answer(
    {
      system: "",
      user: "Say something.",
      schema: z.object({}),
      noun: "text",
      slides: 1,
      read: async (text) => {
        replies.push(text);
        return { answer: text, problems: [] };
      },
    },
    { signal: controller.signal, openReply: () => (piece) => void pieces.push(piece) },
  );
  isDone = true;
  expect(replies).toEqual([pieces.join("")]);
  expect(replies[0]).toHaveLength(400_001);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(16_384);
  expect(turns).toBeGreaterThanOrEqual(24);
});

test("openai is asked not to store anything", async () => {
  const { fake, generate } = await setUp("openai");
  fake.answer({ text: writeReply() });
  await generate();
  expect(fake.calls[0]?.body).toMatchObject({ store: false, stream: true });
});

test.each([
  ["claude-3-5-haiku-20241022", 1, 4500],
  ["claude-sonnet-4-5", 15, 11_500],
])(
  "anthropic's token limit follows the number of slides (%s, %i slides)",
  async (model, slides, limit) => {
    const { fake, generate } = await setUp("anthropic", { model });
    fake.answer({ text: writeReply(slides) });
    await generate({ slides });
    expect(fake.calls[0]?.body["max_tokens"]).toBe(limit);
  },
);

interface SchemaObject {
  properties: Record<string, unknown>;
  required?: string[];
  additionalProperties?: unknown;
}

/** Lists every object schema in a request's body, at any depth. */
function listSchemaObjects(value: unknown): SchemaObject[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(listSchemaObjects);
  const isSchema = "properties" in value && "type" in value && value.type === "object";
  return isSchema ? [value as SchemaObject, ...inner] : inner;
}

/** Returns whether a body requests a response format, in its provider's field. */
function hasFormat(body: Record<string, unknown>): boolean {
  const { generationConfig } = body as { generationConfig?: { responseMimeType?: string } };
  return [
    body["response_format"],
    body["text"],
    body["output_config"],
    body["tool_choice"],
    generationConfig?.responseMimeType,
  ].some((format) => format !== undefined);
}
