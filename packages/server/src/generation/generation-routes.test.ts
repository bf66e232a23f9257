import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { parsePost, type Post } from "@slideloom/core/document";
import { generateEventSchemas, generationEndpoints } from "@slideloom/core/contract/generation";
import { afterEach, expect, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { startFakeProvider, type FakeProvider } from "./model/fake-provider.fixture.ts";
import { createGate } from "../gate.fixture.ts";

const fakes: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

/** Starts the whole server with a fake model provider on a socket. */
async function setUp(settings: DatabaseSettings, environment: Record<string, string> = {}) {
  const fake = await startFakeProvider("openai-compatible");
  fakes.push(fake);
  const server = await createTestApp(settings, {
    environment: {
      AI_BASE_URL: fake.baseUrl,
      AI_MODEL: "test-model",
      AI_API_KEY: key,
      ...environment,
    },
  });
  return { fake, server };
}

const key = "sk-secret-0123456789";
const form = {
  template: "Educational/Tutorial",
  topic: "Rebasing",
  instructions: "",
  style: "Professional",
  slides: 3,
};

function writeReply(slides = 3): string {
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Point ${index + 1}`,
    description: [
      {
        type: "text",
        value: "A sentence that says something.",
        leftColumn: null,
        rightColumn: null,
      },
    ],
    summary: null,
  }));
  return JSON.stringify({
    title: "Rebase ::calmly::",
    content,
    hashtags: ["#Git", "#Dev", "#Code"],
  });
}

const generate = ({ send }: TestApp, token?: string, body: object = form) =>
  send("POST", "/api/generate-carousel", { body, ...(token ? { token } : {}) });

const countCredits = async ({ send }: TestApp, token: string) =>
  (await send("GET", "/api/auth/me", { token })).json<{ credits: number }>().credits;

/** Parses a stream's events, each validated by its schema. */
function readEvents(text: string) {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => {
    const schema = generateEventSchemas[name as keyof typeof generateEventSchemas];
    return { name, data: schema.parse(JSON.parse(data ?? "")) as Record<string, unknown> };
  });
}

describeOnBothEngines("POST /api/generate-carousel", (shared) => {
  test("charges nothing for a post of headers, and one credit for words under unknown keys", async () => {
    const { fake, server } = await setUp(shared.settings);
    const { token } = await registerSomebody(server);
    const before = await countCredits(server, token);
    const reply = (slide: object) => {
      const content = [1, 2, 3].map((number) => ({ header: `Point ${number}`, ...slide }));
      return { text: JSON.stringify({ title: "Tea", content }) };
    };
    for (const slide of [
      {},
      { description: [] },
      { description: [{ type: "text", value: "**" }] },
    ]) {
      fake.answer(reply(slide));
      const response = await generate(server, token);
      expect([response.statusCode, response.json()]).toEqual([
        502,
        { message: expect.stringContaining("could not be turned into slides") as string },
      ]);
      expect(await countCredits(server, token)).toBe(before);
    }
    fake.answer(reply({ bullets: ["Warm the pot", "Pour"], speaker_notes: "Say hello" }));
    const written = generationEndpoints.generatePost.responses[200].parse(
      (await generate(server, token)).json(),
    );
    expect(written.content).toContain("Warm the pot");
    expect(written.warnings).toEqual([
      "The model also wrote “speaker_notes”, which was left out of the slides.",
    ]);
    expect(await countCredits(server, token)).toBe(before - 1);
  });

  test("returns the content as JSON text and charges one credit", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: writeReply() });
    const { token, user } = await registerSomebody(server);
    const response = await generate(server, token);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const body = generationEndpoints.generatePost.responses[200].strict().parse(response.json());
    expect(body).toMatchObject({
      remaining_credits: user.credits - 1,
      provider: "openai-compatible",
    });
    expect(body.content.split("\n")[1]).toBe('  "title": "Rebase ::calmly::",');
    const post = parsePost(body.content);
    expect(post.ok && post.post.content).toHaveLength(3);
    expect(await countCredits(server, token)).toBe(user.credits - 1);
  });

  test.each([
    ["refuses", { text: "", error: { status: 401, message: `Wrong key ${key}` } }, 502],
    ["says nothing of use", { text: "What do you mean?" }, 502],
  ] as const)("is free if the provider %s", async (_, failure, status) => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer(failure);
    const { token, user } = await registerSomebody(server);
    const response = await generate(server, token);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json())).toEqual(["message"]);
    expect(response.body + server.log.text).not.toContain(key);
    expect(await countCredits(server, token)).toBe(user.credits);
  });

  test("succeeds as often as there are credits, for concurrent requests", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: writeReply(), delayMs: 5 });
    const { token, user } = await registerSomebody(server);
    const responses = await Promise.all(Array.from({ length: 15 }, () => generate(server, token)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(user.credits);
    expect(statuses.filter((status) => status === 402)).toHaveLength(15 - user.credits);
    expect(await countCredits(server, token)).toBe(0);
    expect(responses.find(({ statusCode }) => statusCode === 402)?.json()).toEqual({
      message: "You have no credits left. Upgrade your plan or wait for the monthly reset.",
    });
  });

  test("streams each slide as it is completed and ends with the response", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: writeReply() });
    const { token, user } = await registerSomebody(server);
    const response = await server.send("POST", "/api/generate-carousel", {
      body: form,
      token,
      headers: { accept: "text/event-stream" },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    const events = readEvents(response.body);
    expect(events.map(({ name }) => name).filter((name) => name !== "progress")).toEqual([
      "writer",
      "title",
      "slide",
      "slide",
      "slide",
      "done",
    ]);
    expect(events.filter(({ name }) => name === "slide").map(({ data }) => data["index"])).toEqual([
      0, 1, 2,
    ]);
    expect(events[1]).toEqual({ name: "progress", data: { slides: 0, of: 3 } });
    expect(events.at(-1)?.data).toMatchObject({ remaining_credits: user.credits - 1 });
  });

  test("ends a failed stream with an error event; earlier failures are normal error responses", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ error: { status: 404, message: "No such model" } });
    const { token } = await registerSomebody(server);
    const stream = (
      body: object,
      headers: Record<string, string> = { authorization: `Bearer ${token}` },
    ) =>
      server.send("POST", "/api/generate-carousel", {
        body,
        headers: { ...headers, accept: "text/event-stream" },
      });
    const failed = await stream(form);
    expect(readEvents(failed.body).at(-1)).toEqual({
      name: "error",
      data: {
        status: 502,
        message:
          "The AI provider doesn't know the configured model. Ask the person who runs this server to check AI_MODEL and AI_BASE_URL.",
      },
    });
    const unasked = await stream(form, {});
    expect(unasked.statusCode).toBe(401);
    expect(unasked.json()).toEqual({ message: "Sign in to generate content." });
    expect((await stream({ ...form, topic: " " })).statusCode).toBe(400);
  });

  test("cancels the provider's call, free of charge, if the client disconnects", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: writeReply(), gate: () => createGate().opened });
    const { token, user } = await registerSomebody(server);
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    for (const accept of ["text/event-stream", "application/json"]) {
      const calls = fake.calls.length;
      const client = request({
        port,
        method: "POST",
        path: "/api/generate-carousel",
        headers: { accept, authorization: `Bearer ${token}`, "content-type": "application/json" },
      });
      client.on("error", () => undefined);
      client.end(JSON.stringify(form));
      await expect.poll(() => fake.calls.length).toBe(calls + 1);
      client.destroy();
      await expect.poll(fake.cancelled).toBe(calls + 1);
    }
    await expect.poll(() => countCredits(server, token)).toBe(user.credits);
    expect(server.log.text).not.toContain('"level":50');
  });

  test("returns 401 if the account is deleted meanwhile, and for later requests", async () => {
    const { fake, server } = await setUp(shared.settings);
    const gate = createGate();
    fake.answer({ text: writeReply(), gate: () => gate.opened });
    const { token, form: registration } = await registerSomebody(server);
    const response = generate(server, token);
    await expect.poll(() => fake.calls.length).toBe(1);
    const { password } = registration;
    const left = await server.send("DELETE", "/api/auth/me", { token, body: { password } });
    expect(left.statusCode).toBe(204);
    gate.open();
    expect((await response).statusCode).toBe(401);
    expect((await generate(server, token)).statusCode).toBe(401);
  });
});

describeOnEngine("sqlite", "a form", (shared) => {
  test.each([
    [{ ...form, topic: "  " }, "topic", "Please enter a topic for your content."],
    [{ ...form, topic: undefined }, "topic", "Please enter a topic for your content."],
    [{ ...form, slides: 16 }, "slides", "'slides' must be a whole number from 1 to 15."],
    [{ ...form, slides: 2.5 }, "slides", "'slides' must be a whole number from 1 to 15."],
    [{ ...form, slides: "8" }, "slides", "'slides' must be a whole number from 1 to 15."],
    [{ ...form, template: 7 }, "template", "'template' must be a name of at most 200 characters."],
    [{ ...form, postType: "story" }, "postType", "'postType' must be carousel or single."],
  ])("with %j returns 400 for %s: %s", async (body, field, message) => {
    const { fake, server } = await setUp(shared.settings);
    const response = await generate(server, undefined, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, field });
    expect(fake.calls).toHaveLength(0);
  });

  test("with unknown names uses the defaults, and a warning lists the choices", async () => {
    const { fake, server } = await setUp(shared.settings, { ANONYMOUS_GENERATIONS: "3" });
    fake.answer({ text: writeReply() });
    const named = { ...form, template: "limerick", style: "educational tutorial" };
    const { warnings } = (await generate(server, undefined, named)).json<{ warnings: string[] }>();
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/limerick.*Educational\/Tutorial.*Listicle\/Tips/);
    const loose = { ...form, template: "how to guide", style: "BOLD" };
    expect((await generate(server, undefined, loose)).json()).not.toHaveProperty("warnings");
    const blank = { topic: "Rebasing", template: null, slides: 3 };
    expect((await generate(server, undefined, blank)).json()).not.toHaveProperty("warnings");
  });

  test("without a model returns an outline with its prompts, and says so", async () => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    const response = await server.send("POST", "/api/auth/api-token", { token });
    const { apiToken } = response.json<{ apiToken: string }>();
    const { topic, template, slides } = form;
    const instructions = "Tone: bold\n\nCommit often.";
    const body = { ...form, instructions };
    const expected = [
      "This is an outline, made without an AI model: 1 slide has your notes.",
      `Your notes fill 1 slide, so the post has 1 instead of ${slides ?? 0}.`,
      "These notes are instructions, so they aren't on the slides: “Tone: bold”. Only an AI model can follow them.",
    ];
    const written = (await generate(server, token, body)).json<{ content: string }>();
    expect(written).toMatchObject({ warnings: expected });
    const { content } = JSON.parse(written.content) as Post;
    expect(content).toMatchObject([{ header: "Commit often" }]);

    const stream = await server.send("POST", "/api/generate-carousel", {
      body,
      token,
      headers: { accept: "text/event-stream" },
    });
    const events = readEvents(stream.body);
    expect(events.at(-1)).toMatchObject({ name: "done", data: { warnings: expected } });
    expect(events.find(({ name }) => name === "slide")).toMatchObject({
      data: { slide: { header: "Commit often" } },
    });

    const automated = await server.send("POST", "/api/v1/generate", {
      body: { topic, template, slides },
      token: apiToken,
    });
    expect(automated.json()).toMatchObject({
      content: expect.stringContaining('"prompt": "'),
      warnings: [expect.stringMatching(/^This is an outline, /)],
    });
  });

  test("for a single post generates one slide, whatever the number", async () => {
    const { fake, server } = await setUp(shared.settings, { ANONYMOUS_GENERATIONS: "3" });
    fake.answer({ text: writeReply(1) });
    const { content } = (await generate(server, undefined, { ...form, postType: "single" })).json<{
      content: string;
    }>();
    expect(JSON.parse(content).content).toHaveLength(1);
  });
});

describeOnEngine("sqlite", "an anonymous user", (shared) => {
  test("may generate as often a day as configured; failures do not count", async () => {
    const { fake, server } = await setUp(shared.settings, { ANONYMOUS_GENERATIONS: "2" });
    fake.answer({ text: "?" }, { text: "?" }, { text: writeReply() });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await generate(server)).statusCode);
    expect(statuses).toEqual([502, 200, 200, 401]);
    const refused = await generate(server);
    expect(refused.json()).toEqual({
      message: "You've used today's 2 free generations. Sign in to continue.",
    });
    const { token } = await registerSomebody(server);
    expect((await generate(server, token)).statusCode).toBe(200);
  });

  test("has no balance", async () => {
    const { fake, server } = await setUp(shared.settings, { ANONYMOUS_GENERATIONS: "1" });
    fake.answer({ text: writeReply() });
    expect((await generate(server)).json()).toMatchObject({ remaining_credits: null });
  });
});

describeOnEngine("sqlite", "an account", (shared) => {
  test("is limited per minute", async () => {
    const { fake, server } = await setUp(shared.settings, { RATE_LIMIT_GENERATE: "1" });
    fake.answer({ text: writeReply() });
    const { token, user } = await registerSomebody(server);
    expect((await generate(server, token)).statusCode).toBe(200);
    const refused = await generate(server, token);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await countCredits(server, token)).toBe(user.credits - 1);
  });
});

describeOnEngine("sqlite", "the time limit", (shared) => {
  test("returns 504", async () => {
    const { fake, server } = await setUp(shared.settings, {
      AI_TIMEOUT_SECONDS: "1",
      ANONYMOUS_GENERATIONS: "1",
    });
    fake.answer({ text: writeReply(), delayMs: 5000 });
    expect((await generate(server)).statusCode).toBe(504);
  });
});
