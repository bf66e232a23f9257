import { generateEventSchemas } from "@slideloom/core/contract/generation";
import { afterEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../../db/database.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import { createGate } from "../../gate.fixture.ts";
import { startFakeOllama, type FakeOllama } from "./fake-ollama.fixture.ts";
import { writeOllamaChoice } from "./operator-choice-repository.ts";

const fakes: FakeOllama[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

function writeReply(slides = 3, sentence = "A sentence that says something."): string {
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Point ${index + 1}`,
    description: [{ type: "text", value: sentence }],
    summary: null,
  }));
  return JSON.stringify({ title: "Calm", content, hashtags: ["#Git", "#Dev", "#Code"] });
}

const form = { topic: "Rebasing", slides: 3 };

async function setUp(
  settings: DatabaseSettings,
  { model = "llama3.1:8b", ...parts }: Partial<FakeOllama> & { model?: string | null } = {},
  environment: Record<string, string> = {},
) {
  const fake = await startFakeOllama({ reply: writeReply(), ...parts });
  fakes.push(fake);
  const server = await createTestApp(settings, {
    environment: { OLLAMA_URL: fake.url, ...environment },
  });
  await writeOllamaChoice(server.context.database.queries, model);
  const { token, user } = await registerSomebody(server);
  const send = (url: string, body: object) => server.send("POST", url, { token, body });
  const generate = (body: object = {}) => send("/api/generate-carousel", { ...form, ...body });
  const readState = async () =>
    (await server.send("GET", "/api/writers", { token })).json<{ ollama: string }>().ollama;
  return { fake, server, token, user, send, generate, readState };
}

describeOnBothEngines("an Ollama on this machine", (shared) => {
  test("writes for signed-in people once its operator chose a model, at no credits", async () => {
    const { fake, server, user, generate, readState } = await setUp(shared.settings, {
      model: null,
    });
    expect(await readState()).toBe("offered");
    expect((await generate()).json()).toMatchObject({ writer: { model: null }, credits: 1 });
    expect(fake.chats).toEqual([]);

    await writeOllamaChoice(server.context.database.queries, "llama3.1:8b");
    expect(await readState()).toBe("on");
    expect((await generate()).json()).toMatchObject({
      writer: { owner: "ollama", provider: "ollama", model: "llama3.1:8b" },
      credits: 0,
      remaining_credits: user.credits - 1,
    });
    expect(fake.chats).toHaveLength(1);
  });

  test("never writes for anonymous users", async () => {
    const { fake, server } = await setUp(shared.settings);
    const made = await server.send("POST", "/api/generate-carousel", { body: form });
    expect(made.json()).toMatchObject({ writer: { owner: "server", model: null } });
    expect(fake.chats).toEqual([]);
  });
});

describeOnEngine("sqlite", "a chat with Ollama", (shared) => {
  test("carries the schema, a context that holds prompt and reply, and keeps the model loaded", async () => {
    const { fake, send, generate } = await setUp(shared.settings);
    const { content } = (await generate()).json<{ content: string }>();
    fake.reply = JSON.stringify(JSON.parse(writeReply(1)).content[0]);
    const rewrite = { content, slideIndex: 0, instruction: "Shorter" };
    expect((await send("/api/rewrite-slide", rewrite)).json()).toMatchObject({
      writer: { owner: "ollama" },
    });
    expect(fake.chats).toHaveLength(2);
    for (const chat of fake.chats) {
      expect(chat).toMatchObject({ stream: true, keep_alive: "10m", format: { type: "object" } });
      expect([8192, 16_384]).toContain(chat.options?.num_ctx);
    }
  });

  test("turns off thinking if the model can think", async () => {
    const models = [{ name: "qwen3:8b", capabilities: ["completion", "thinking"] }];
    const { fake, generate } = await setUp(shared.settings, { model: "qwen3:8b", models });
    await generate();
    expect(fake.chats[0]?.think).toBe(false);
  });

  test("shortens instructions that the context can't hold, and says so", async () => {
    const models = [{ name: "llama3.1:8b", contextLength: 8000 }];
    const { fake, generate } = await setUp(shared.settings, { models });
    const instructions = "One fact more. ".repeat(1300);
    const made = (await generate({ instructions })).json<{ warnings: string[]; writer: object }>();
    expect(made.writer).toMatchObject({ owner: "ollama" });
    expect(made.warnings[0]).toMatch(/can't read all of your instructions .* of 19500 characters/);
    expect(fake.chats).toHaveLength(1);
  });

  test("notices a prompt that Ollama silently cut, and asks again with a shorter one", async () => {
    const { fake, generate } = await setUp(shared.settings, { memoryTokens: 2600 });
    const instructions = "One fact more. ".repeat(1300);
    const made = (await generate({ instructions })).json<{ warnings: string[]; writer: object }>();
    expect(made.writer).toMatchObject({ owner: "ollama" });
    expect(made.warnings[0]).toContain("can't read all of your instructions at once");
    expect(fake.chats.length).toBeGreaterThan(1);
    const lengths = fake.chats.map(({ messages }) => JSON.stringify(messages).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  test("with too little context for any prompt fails, and the outline is written", async () => {
    const models = [{ name: "llama3.1:8b", contextLength: 2048 }];
    const { fake, generate } = await setUp(shared.settings, { models });
    const made = (await generate()).json<{ warnings: string[]; writer: object }>();
    expect(made.writer).toMatchObject({ owner: "server", model: null });
    expect(made.warnings[0]).toContain("more text than llama3.1:8b can read at once");
    expect(fake.chats).toEqual([]);
  });

  test("names a model that is gone", async () => {
    const { generate } = await setUp(shared.settings, { models: [] });
    const { warnings } = (await generate()).json<{ warnings: string[] }>();
    expect(warnings[0]).toBe(
      "Ollama llama3.1:8b on this server failed: Ollama no longer has the model llama3.1:8b. Ask the person who runs this server to choose another one.",
    );
  });

  test("says if Ollama has stopped", async () => {
    const { fake, generate } = await setUp(shared.settings);
    await fake.close();
    const { warnings } = (await generate()).json<{ warnings: string[] }>();
    expect(warnings[0]).toContain("Ollama isn't running.");
  });

  test("keeps the complete slides of a reply that ends early", async () => {
    const long = writeReply(12, "Many words that say something. ".repeat(160));
    const { generate } = await setUp(shared.settings, { reply: long });
    const made = (await generate({ slides: 12 })).json<{ writer: object; warnings: string[] }>();
    expect(made.writer).toMatchObject({ owner: "ollama" });
    expect(made.warnings.join(" ")).toContain("reply is incomplete");
  });

  test("that breaks with an error line is salvaged or falls back", async () => {
    const { generate } = await setUp(shared.settings, { failAfter: 40 });
    expect((await generate()).json()).toMatchObject({ writer: { owner: "server" } });
  });

  test("runs alone; the next one gets the number of posts ahead of it", async () => {
    const gate = createGate();
    const { fake, server, token, generate } = await setUp(shared.settings, {
      gate: () => gate.opened,
    });
    const first = generate();
    await expect.poll(() => fake.chats.length).toBe(1);
    const second = server.send("POST", "/api/generate-carousel", {
      token,
      body: form,
      headers: { accept: "text/event-stream" },
    });
    await expect.poll(() => server.context.ollama.waiting).toBe(2);
    gate.open();
    const events = (await second).body;
    const turn = JSON.parse(/event: writer\ndata: (.*)/.exec(events)?.[1] ?? "{}");
    expect(generateEventSchemas.writer.parse(turn)).toMatchObject({ ahead: 1, credits: 0 });
    expect((await first).json()).toMatchObject({ writer: { owner: "ollama" } });
    expect(fake.busiest()).toBe(1);
  });

  test("goes to another account after the running one, however many the first account sent", async () => {
    const gate = createGate();
    const { fake, server, generate } = await setUp(shared.settings, { gate: () => gate.opened });
    const other = await registerSomebody(server);
    const sent = [generate({ topic: "A1" })];
    await expect.poll(() => fake.chats.length).toBe(1);
    for (const topic of ["A2", "A3", "A4"]) sent.push(generate({ topic }));
    await expect.poll(() => server.context.ollama.waiting).toBe(4);
    const body = { ...form, topic: "B1" };
    sent.push(server.send("POST", "/api/generate-carousel", { token: other.token, body }));
    await expect.poll(() => server.context.ollama.waiting).toBe(5);
    gate.open();
    for (const each of sent) expect((await each).json()).toMatchObject({ credits: 0 });
    const topics = fake.chats.map(({ messages }) => /[AB]\d/.exec(JSON.stringify(messages))?.[0]);
    expect(topics.slice(0, 3)).toEqual(["A1", "B1", "A2"]);
  });

  test("is one of a few that may wait; the outline is written instead of the next", async () => {
    const gate = createGate();
    const { fake, server, generate } = await setUp(shared.settings, { gate: () => gate.opened });
    const waiting = Array.from({ length: 4 }, () => generate());
    await expect.poll(() => server.context.ollama.waiting).toBe(4);
    const made = (await generate()).json<{ warnings: string[] }>();
    expect(made.warnings[0]).toContain("Ollama is still writing 4 other posts.");
    gate.open();
    for (const each of waiting) expect((await each).json()).toMatchObject({ credits: 0 });
    expect(fake.chats).toHaveLength(4);
  });
});

describeOnEngine("sqlite", "OLLAMA_URL=off", (shared) => {
  test("uses no Ollama, although one was chosen", async () => {
    const { fake, generate, readState } = await setUp(shared.settings, {}, { OLLAMA_URL: "off" });
    expect(await readState()).toBe("none");
    expect((await generate()).json()).toMatchObject({ writer: { owner: "server" } });
    expect(fake.chats).toEqual([]);
  });
});
