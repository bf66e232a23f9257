import { generationEndpoints } from "@slideloom/core/contract/generation";
import { planningEndpoints } from "@slideloom/core/contract/planning";
import type { Post } from "@slideloom/core/document";
import { isEvidence } from "@slideloom/core/planning";
import { afterEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../../app/app.fixture.ts";
import { describeOnEngine } from "../../db/database.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import { readQuestionKind, writeLikeModel } from "../model/fake-writer.fixture.ts";
import { buildMaterial } from "../planning/planning.fixture.ts";
import { startFakeOllama, type FakeOllama } from "./fake-ollama.fixture.ts";
import { writeOllamaChoice } from "./operator-choice-repository.ts";

const fakes: FakeOllama[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

type Chat = FakeOllama["chats"][number];

const toCall = ({ messages, format }: Chat) => ({
  body: { messages, response_format: { json_schema: { schema: format } } },
});

/** A source of about 5,000 tokens, with a different fact in each paragraph. */
const texts = Array.from(
  { length: 60 },
  (_, index) =>
    `Batch ${index + 1} cooled for ${index + 20} hours with its door shut. ${"The potter waited beside the kiln and drank her tea. ".repeat(5)}`,
);
const source = buildMaterial([...texts, texts[0] ?? ""]);

async function setUp(settings: DatabaseSettings, parts: Partial<FakeOllama>) {
  const fake = await startFakeOllama({
    reply: (body) => writeLikeModel(toCall(body)).text ?? "",
    ...parts,
  });
  fakes.push(fake);
  const server = await createTestApp(settings, { environment: { OLLAMA_URL: fake.url } });
  await writeOllamaChoice(server.context.database.queries, "llama3.1:8b");
  const { token } = await registerSomebody(server);
  const send = async (url: string, body: object) =>
    (await server.send("POST", url, { token, body })).json<unknown>();
  return { fake, send, asked: () => fake.chats.map((chat) => readQuestionKind(toCall(chat))) };
}

const smallModel = { models: [{ name: "llama3.1:8b", contextLength: 4096 }] };

describeOnEngine("sqlite", "a model with a small context", (shared) => {
  test.for([
    ["of which Ollama knows", smallModel],
    ["smaller than Ollama says, cut silently", { memoryTokens: 1900 }],
    ["smaller than Ollama says, refused", { memoryTokens: 4096, refusesLong: true }],
  ] as const)("%s reads a long source in parts, without doubles", async ([, parts]) => {
    const { send, asked } = await setUp(shared.settings, parts);
    const { facts, outline, hooks, writer } = planningEndpoints.planOutline.responses[200].parse(
      await send("/api/outline", { source, slides: 5 }),
    );
    expect(writer.owner).toBe("ollama");
    expect(asked().filter((step) => step === "facts").length).toBeGreaterThan(2);
    expect(asked().at(-1)).toBe("outline");
    expect(facts.length).toBeGreaterThan(5);
    expect(facts.filter(({ evidence }) => evidence.startsWith("Batch 1 "))).toHaveLength(1);
    expect(new Set(facts.map(({ evidence }) => evidence)).size).toBe(facts.length);
    for (const { evidence, passages } of facts) {
      const text = source.passages.find(({ id }) => id === passages[0])?.text ?? "";
      expect(isEvidence(evidence, text)).toBe(true);
    }
    expect(outline.items).toHaveLength(5);
    expect(hooks).toHaveLength(5);
  });

  test("gets no prompt that doesn't fit beside its reply", async () => {
    const { fake, send } = await setUp(shared.settings, { ...smallModel, refusesLong: true });
    planningEndpoints.planOutline.responses[200].parse(
      await send("/api/outline", { source, slides: 5 }),
    );
    for (const { messages, options } of fake.chats) {
      const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
      expect(characters / 4 + (options?.num_predict ?? Infinity)).toBeLessThanOrEqual(4096);
    }
  });

  test("writes the slides from the facts of a text that doesn't fit in one call", async () => {
    const models = [{ name: "llama3.1:8b", contextLength: 5400 }];
    const { send, asked } = await setUp(shared.settings, { models });
    const made = generationEndpoints.generatePost.responses[200].parse(
      await send("/api/generate-carousel", { source, slides: 5 }),
    );
    expect(made.writer.owner).toBe("ollama");
    expect(asked().at(-1)).toBe("post");
    expect((JSON.parse(made.content) as Post).content).toHaveLength(5);
    expect(asked()).toContain("outline");
  });
});
