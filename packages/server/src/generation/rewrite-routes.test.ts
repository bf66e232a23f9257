import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { rewriteSlideEventSchemas, rewriteEndpoints } from "@slideloom/core/contract/slide-rewrite";
import { afterEach, expect, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { startFakeProvider, type FakeProvider } from "./model/fake-provider.fixture.ts";
import { writeLikeModel } from "./model/fake-writer.fixture.ts";
import { createGate } from "../gate.fixture.ts";
import { streamEvents } from "./stream-events.fixture.ts";

const fakes: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

/** Starts the whole server with a fake model provider on a socket. */
async function setUp(settings: DatabaseSettings, environment: Record<string, string> = {}) {
  const fake = await startFakeProvider("openai-compatible");
  fakes.push(fake);
  const server = await createTestApp(settings, {
    environment: { AI_BASE_URL: fake.baseUrl, AI_MODEL: "test-model", ...environment },
  });
  return { fake, server };
}

const content = JSON.stringify({
  title: "Rebase ::calmly::",
  content: ["Why", "How", "Next"].map((header) => ({
    header,
    description: [{ type: "text", value: `What ${header} says.` }],
  })),
});
const form = { content, slideIndex: 1, instruction: "Shorter" };
const text = (value: string) => ({ type: "text", value, leftColumn: null, rightColumn: null });
const reply = JSON.stringify({
  header: "**How**, in short",
  description: [text("Say it in ::one:: line.")],
  summary: null,
});

const rewrite = ({ send }: TestApp, token?: string, body: object = form) =>
  send("POST", "/api/rewrite-slide", { body, ...(token ? { token } : {}) });

const countCredits = async ({ send }: TestApp, token: string) =>
  (await send("GET", "/api/auth/me", { token })).json<{ credits: number }>().credits;

describeOnBothEngines("POST /api/rewrite-slide", (shared) => {
  test("returns the slide, cleaned like a generated one, and charges one credit", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: reply });
    const { token, user } = await registerSomebody(server);
    const response = await rewrite(server, token);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(rewriteEndpoints.rewriteSlide.responses[200].strict().parse(response.json())).toEqual({
      slide: {
        header: "::How::, in short",
        description: [{ type: "text", value: "Say it in one line." }],
      },
      remaining_credits: user.credits - 1,
      writer: { owner: "server", provider: "openai-compatible", model: "test-model" },
    });
    expect(await countCredits(server, token)).toBe(user.credits - 1);
    const sent = JSON.stringify(fake.calls[0]?.body);
    expect(sent).toContain("The wish: Shorter");
    expect(sent).toContain("What Next says.");
  });

  test.each([
    ["refuses", { text: "", error: { status: 401, message: "Wrong key" } }, 502],
    ["says nothing of use twice", { text: "Which slide do you mean?" }, 502],
  ] as const)("is free if the provider %s", async (_, failure, status) => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer(failure);
    const { token, user } = await registerSomebody(server);
    const response = await rewrite(server, token);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json())).toEqual(["message"]);
    expect(await countCredits(server, token)).toBe(user.credits);
  });

  test("asks once more for a slide in the post's language, for one credit, then says so", async () => {
    const { fake, server } = await setUp(shared.settings);
    const english =
      "The kettle is as loud as it was, and we have not had the time to look at what it is that makes it so loud.";
    const german =
      "Der Kessel ist so laut wie er war, und wir haben nicht die Zeit, um zu sehen, was es ist, das ihn so laut macht.";
    const answer = (value: string) => ({
      text: JSON.stringify({ header: "Der Kessel", description: [text(value)], summary: null }),
    });
    const slides = ["Eins", "Zwei", "Drei"].map((header) => ({
      header,
      description: [{ type: "text", value: `${german} ${header}.` }],
    }));
    const body = { ...form, content: JSON.stringify({ title: "Tee", content: slides }) };
    const { token, user } = await registerSomebody(server);
    fake.answer(answer(english), answer(german));
    const right = rewriteEndpoints.rewriteSlide.responses[200].parse(
      (await rewrite(server, token, body)).json(),
    );
    expect(right.slide.description[0]?.value).toBe(german);
    expect(right.warnings).toBeUndefined();
    expect(JSON.stringify(fake.calls[1]?.body)).toContain("everything in it must be in German");
    fake.answer(answer(english));
    const wrong = rewriteEndpoints.rewriteSlide.responses[200].parse(
      (await rewrite(server, token, body)).json(),
    );
    expect(wrong.warnings).toEqual([
      "The model was asked twice for German, but wrote in English. Rewrite the slide again.",
    ]);
    expect(await countCredits(server, token)).toBe(user.credits - 2);
  });

  test("succeeds as often as there are credits, for concurrent requests", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: reply, delayMs: 5 });
    const { token, user } = await registerSomebody(server);
    const responses = await Promise.all(Array.from({ length: 13 }, () => rewrite(server, token)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(user.credits);
    expect(statuses.filter((status) => status === 402)).toHaveLength(13 - user.credits);
    expect(await countCredits(server, token)).toBe(0);
  });

  test("cancels the provider's call, free of charge, if the client disconnects", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: reply, gate: () => createGate().opened });
    const { token, user } = await registerSomebody(server);
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    const client = request({
      port,
      method: "POST",
      path: "/api/rewrite-slide",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    client.on("error", () => undefined);
    client.end(JSON.stringify(form));
    await expect.poll(() => fake.calls.length).toBe(1);
    client.destroy();
    await expect.poll(fake.cancelled).toBe(1);
    await expect.poll(() => countCredits(server, token)).toBe(user.credits);
  });
});

describeOnEngine("sqlite", "a rewrite", (shared) => {
  test("streams its words before the reply is complete", async () => {
    const { fake, server } = await setUp(shared.settings);
    const gate = createGate();
    fake.answer({ text: reply, gate: async (sent) => (sent < 80 ? undefined : gate.opened) });
    const { token, user } = await registerSomebody(server);
    const events = [];
    for await (const event of streamEvents(server, "/api/rewrite-slide", { token, body: form })) {
      events.push(event);
      if (event.name === "words") gate.open();
    }
    const words = events.filter(({ name }) => name === "words");
    expect(events.map(({ name }) => name)).toEqual(["writer", ...words.map(() => "words"), "done"]);
    const [first] = words.map(({ data }) => rewriteSlideEventSchemas.words.strict().parse(data));
    expect(first?.slides).toMatchObject([{ header: "**How**, in short" }]);
    const done = rewriteSlideEventSchemas.done.parse(events.at(-1)?.data);
    expect(done.slide.header).toBe("::How::, in short");
    expect(await countCredits(server, token)).toBe(user.credits - 1);
  });

  test("that breaks off ends its stream with an error, free of charge", async () => {
    const { fake, server } = await setUp(shared.settings);
    fake.answer({ text: reply, breakAfter: 60 }, { error: { status: 401, message: "Wrong key" } });
    const { token, user } = await registerSomebody(server);
    const headers = { accept: "text/event-stream" };
    const response = await server.send("POST", "/api/rewrite-slide", {
      body: form,
      token,
      headers,
    });
    expect(response.body).toMatch(/^event: error\ndata: \{"status":502/m);
    expect(response.body).not.toContain("event: done");
    expect(await countCredits(server, token)).toBe(user.credits);
  });

  test("splits a slide in two; both keep its sources, its links and its code", async () => {
    const { fake, server } = await setUp(shared.settings);
    const slide = {
      header: "Tea",
      description: [
        { type: "text", value: "Boil it. See https://example.com/tea." },
        { type: "code", value: "pour(1)" },
      ],
      sources: ["p2"],
    };
    const body = {
      ...form,
      content: JSON.stringify({ title: "T", content: [slide] }),
      slideIndex: 0,
      split: true,
    };
    fake.answer((call) => writeLikeModel(call));
    const { token, user } = await registerSomebody(server);
    const done = rewriteEndpoints.rewriteSlide.responses[200].parse(
      (await rewrite(server, token, body)).json(),
    );
    expect(done.slide).toMatchObject({ header: "Tea: the start", sources: ["p2"] });
    expect(done.second).toMatchObject({
      header: "Tea: the end",
      description: [{ type: "code", value: "pour(1)" }],
      sources: ["p2"],
    });
    expect(done.remaining_credits).toBe(user.credits - 1);
    fake.answer((call) => {
      const { text: written = "" } = writeLikeModel(call);
      return { text: written.replace("https://example.com/tea", "the page") };
    });
    expect((await rewrite(server, token, body)).statusCode).toBe(502);
    expect(await countCredits(server, token)).toBe(user.credits - 1);
  });

  test.each([
    [{ ...form, content: "{" }, /^'content' is not a valid post: /],
    [{ ...form, content: undefined }, /^'content' must be the JSON text of a post\.$/],
    [{ ...form, slideIndex: 3 }, /^The post has no such slide\.$/],
    [{ ...form, slideIndex: -1 }, /^'slideIndex' must be a whole number from 0\.$/],
    [{ ...form, instruction: "  " }, /^Say what to change\.$/],
    [{ ...form, instruction: "x".repeat(1001) }, /at most 1000 characters/],
  ])("with %j returns 400", async (body, message) => {
    const { fake, server } = await setUp(shared.settings);
    const { token } = await registerSomebody(server);
    const response = await rewrite(server, token, body);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toMatch(message);
    expect(fake.calls).toHaveLength(0);
  });

  test("requires a session", async () => {
    const { server } = await setUp(shared.settings, { ANONYMOUS_GENERATIONS: "3" });
    expect((await rewrite(server)).statusCode).toBe(401);
  });

  test("counts towards the limit of generations per minute", async () => {
    const { fake, server } = await setUp(shared.settings, { RATE_LIMIT_GENERATE: "1" });
    fake.answer({ text: reply });
    const { token } = await registerSomebody(server);
    expect((await rewrite(server, token)).statusCode).toBe(200);
    expect((await rewrite(server, token)).statusCode).toBe(429);
  });

  test("ends with 504 at the time limit", async () => {
    const { fake, server } = await setUp(shared.settings, { AI_TIMEOUT_SECONDS: "1" });
    fake.answer({ text: reply, delayMs: 5000 });
    const { token, user } = await registerSomebody(server);
    expect((await rewrite(server, token)).statusCode).toBe(504);
    expect(await countCredits(server, token)).toBe(user.credits);
  });

  test("needs a model", async () => {
    const server = await createTestApp(shared.settings);
    const { token, user } = await registerSomebody(server);
    const response = await rewrite(server, token);
    expect(response.statusCode).toBe(503);
    expect(response.json<{ message: string }>().message).toMatch(/^This server has no AI model/);
    expect(await countCredits(server, token)).toBe(user.credits);
  });
});
