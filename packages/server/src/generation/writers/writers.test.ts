import { generateEventSchemas } from "@slideloom/core/contract/generation";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../../db/database.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import { createGate } from "../../gate.fixture.ts";
import { unrestrictedPolicy, publicWebPolicy } from "../../outbound/outbound-policy.ts";
import { startFakeWriters } from "../fake-writers.fixture.ts";
import { writeOllamaChoice } from "../ollama/operator-choice-repository.ts";
import { startFakeProvider, type FakeProvider } from "../model/fake-provider.fixture.ts";
import type { ModelProvider } from "../model/model-settings.ts";

const fakes: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

const key = "sk-of-my-own-0123456789";
const form = { topic: "Rebasing", slides: 3 };

const reply = JSON.stringify({
  title: "Rebase ::calmly::",
  content: Array.from({ length: 3 }, (_, index) => ({
    header: `Point ${index + 1}`,
    description: [{ type: "text", value: "A sentence that says something." }],
    summary: null,
  })),
  hashtags: ["#Git", "#Dev", "#Code"],
});

async function startFake(provider: ModelProvider = "openai-compatible"): Promise<FakeProvider> {
  const fake = await startFakeProvider(provider);
  fakes.push(fake);
  fake.answer({ text: reply });
  return fake;
}

async function setUp(settings: DatabaseSettings, parts: Parameters<typeof createTestApp>[1] = {}) {
  const server = await createTestApp(settings, { outbound: unrestrictedPolicy, ...parts });
  const { token, user } = await registerSomebody(server);
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) =>
    server.send(method, url, { token, ...(body && { body }) });
  const add = (body: object) => send("POST", "/api/writers", body);
  const addFake = async ({ baseUrl }: FakeProvider, model = "my-model") => {
    const response = await add({ provider: "openai-compatible", model, key, address: baseUrl });
    expect(response.statusCode).toBe(201);
    return response.json<{ id: string }>().id;
  };
  const generate = () => send("POST", "/api/generate-carousel", form);
  return { server, token, user, send, add, addFake, generate };
}

const countCredits = async ({ send }: TestApp, token: string) =>
  (await send("GET", "/api/auth/me", { token })).json<{ credits: number }>().credits;

describeOnBothEngines("an account's own model", (shared) => {
  test("is tested when added, writes before the server's, and costs no credits", async () => {
    const { server, token, user, send, addFake, generate } = await setUp(shared.settings);
    const fake = await startFake();
    await addFake(fake);
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.headers.authorization).toBe(`Bearer ${key}`);
    expect((await send("GET", "/api/writers/order")).json()).toEqual({
      writers: [
        { owner: "account", provider: "openai-compatible", model: "my-model", credits: 0 },
        { owner: "server", provider: "builtin", model: null, credits: 1 },
      ],
    });
    expect((await generate()).json()).toMatchObject({
      provider: "openai-compatible",
      writer: { owner: "account", model: "my-model" },
      credits: 0,
      remaining_credits: user.credits,
    });
    expect(await countCredits(server, token)).toBe(user.credits);
    expect((await send("GET", "/api/credits/history")).json()).toMatchObject({
      entries: [{ kind: "allowance" }],
    });
  });

  test("rewrites slides, and writes by the API, at no cost", async () => {
    const { server, user, send, addFake, generate } = await setUp(shared.settings);
    await addFake(await startFake());
    const { content } = (await generate()).json<{ content: string }>();
    const rewrite = { content, slideIndex: 0, instruction: "Shorter" };
    expect((await send("POST", "/api/rewrite-slide", rewrite)).json()).toMatchObject({
      writer: { owner: "account" },
      remaining_credits: user.credits,
    });
    const made = await send("POST", "/api/auth/api-token");
    const { apiToken } = made.json<{ apiToken: string }>();
    const written = await server.send("POST", "/api/v1/generate", {
      token: apiToken,
      body: { topic: "Tea", template: "Checklist", slides: 3 },
    });
    expect(written.json()).toMatchObject({ remaining_credits: user.credits });
    expect(written.headers["x-credits-remaining"]).toBe(String(user.credits));
  });

  test("that fails gives way to the next and then to the server, and is named", async () => {
    const { server, token, user, send, addFake, generate } = await setUp(shared.settings);
    const [first, second] = [await startFake(), await startFake()];
    await addFake(first, "first");
    await addFake(second, "second");
    first.answer({ error: { status: 401, message: "No such key" } });
    const { host } = new URL(first.baseUrl);
    const failed = `first with your key failed: ${host} rejected the key.`;
    const byNext = (await generate()).json<{ warnings: string[]; writer: object }>();
    expect(byNext.writer).toMatchObject({ owner: "account", model: "second" });
    expect(byNext.warnings[0]).toContain(failed);
    expect(await countCredits(server, token)).toBe(user.credits);

    second.answer({ error: { status: 404, message: "model not found" } });
    const byServer = (await generate()).json<{ warnings: string[]; writer: object }>();
    expect(byServer).toMatchObject({ writer: { owner: "server", model: null }, credits: 1 });
    expect(byServer.warnings[0]).toContain(failed);
    expect(byServer.warnings[1]).toContain("second with your key failed");
    expect(await countCredits(server, token)).toBe(user.credits - 1);
    const { writers } = (await send("GET", "/api/writers")).json<{ writers: object[] }>();
    expect(writers).toMatchObject([
      { model: "first", lastError: expect.stringContaining("rejected the key") },
      { model: "second", lastError: expect.stringContaining("doesn't know the model second") },
    ]);
  });

  test("and the next are announced in the stream, which starts once", async () => {
    const { server, token, addFake } = await setUp(shared.settings);
    const fake = await startFake();
    await addFake(fake);
    fake.answer({ error: { status: 401, message: "No such key" } });
    const { body } = await server.send("POST", "/api/generate-carousel", {
      token,
      body: form,
      headers: { accept: "text/event-stream" },
    });
    const turns = [...body.matchAll(/^event: writer\ndata: (.*)$/gm)].map(([, data]) =>
      generateEventSchemas.writer.parse(JSON.parse(data ?? "")),
    );
    expect(turns).toMatchObject([
      { writer: { owner: "account" }, credits: 0, failures: [] },
      { writer: { owner: "server", model: null }, credits: 1, failures: [expect.anything()] },
    ]);
    expect(body.match(/^event: done$/gm)).toHaveLength(1);
  });

  test("is ordered, tested again and removed", async () => {
    const { send, addFake } = await setUp(shared.settings);
    const fake = await startFake();
    const ids = [await addFake(fake, "a"), await addFake(fake, "b"), await addFake(fake, "c")];
    const order = ids.toReversed();
    const put = (wanted: string[]) => send("PUT", "/api/writers/order", { ids: wanted });
    const listed = (await put(order)).json<{ writers: { id: string }[] }>();
    expect(listed.writers.map(({ id }) => id)).toEqual(order);
    expect((await put(ids.slice(1))).statusCode).toBe(409);
    expect((await put([...ids, String(ids[0])])).statusCode).toBe(409);

    fake.answer({ error: { status: 500, message: "Down" } });
    const refused = await send("POST", `/api/writers/${ids[0]}/test`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ message: string }>().message).toContain("Down");
    fake.answer({ text: "ok" });
    expect((await send("POST", `/api/writers/${ids[0]}/test`)).json()).toMatchObject({
      model: "a",
      lastError: null,
    });
    expect((await send("DELETE", `/api/writers/${ids[0]}`)).statusCode).toBe(204);
    expect((await send("DELETE", `/api/writers/${ids[0]}`)).statusCode).toBe(404);
    expect((await send("GET", "/api/writers")).json()).toMatchObject({
      writers: [{ model: "c" }, { model: "b" }],
    });
  });

  test("has a key that no response, export, log or database row contains", async () => {
    const { server, send, addFake, generate } = await setUp(shared.settings);
    const fake = await startFake();
    const id = await addFake(fake);
    fake.answer({ error: { status: 400, message: `The key ${key} is odd` } });
    const shown = [
      await generate(),
      await send("GET", "/api/writers"),
      await send("POST", `/api/writers/${id}/test`),
      await send("GET", "/api/auth/export"),
    ];
    const rows = await server.context.database.queries
      .selectFrom("accountWriters")
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).toContain(id);
    const all = shown.map(({ body }) => body).join("") + server.log.text + JSON.stringify(rows);
    expect(all).not.toContain(key);
    expect(shown.at(-1)?.json()).toMatchObject({ writers: [{ id, model: "my-model" }] });
  });

  test("is deleted with its account", async () => {
    const { server, send, addFake, user } = await setUp(shared.settings);
    await addFake(await startFake());
    const response = await send("DELETE", "/api/auth/me", { password: "correct horse" });
    expect(response.statusCode).toBe(204);
    expect(await server.context.accountWriters.list(user.id)).toEqual([]);
  });

  test("is one of at most 10", async () => {
    const { add, addFake } = await setUp(shared.settings);
    const fake = await startFake();
    for (let count = 0; count < 10; count++) await addFake(fake, `m${count}`);
    const body = { provider: "openai-compatible", model: "m", address: fake.baseUrl };
    const response = await add(body);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toContain("up to 10 models");
    expect(fake.calls).toHaveLength(10);
  });

  test("isn't an eleventh, although two are added at the same moment", async () => {
    const { add, addFake, send } = await setUp(shared.settings);
    const fake = await startFake();
    for (let count = 0; count < 9; count++) await addFake(fake, `m${count}`);
    const gate = createGate();
    fake.answer({ text: reply, gate: () => gate.opened });
    const body = { provider: "openai-compatible", model: "m", address: fake.baseUrl };
    const added = [add(body), add(body)];
    await expect.poll(() => fake.calls.length).toBe(11);
    gate.open();
    const statuses = (await Promise.all(added)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, 422]);
    const { writers } = (await send("GET", "/api/writers")).json<{ writers: unknown[] }>();
    expect(writers).toHaveLength(10);
  });
});

describeOnEngine("sqlite", "adding a model", (shared) => {
  test.each(["openai", "anthropic", "google"] as const)("speaks the format of %s", async (name) => {
    const fake = await startFake(name);
    const parts = { providerAddresses: { [name]: fake.baseUrl } };
    const { add, generate } = await setUp(shared.settings, parts);
    expect((await add({ provider: name, model: "m", key })).statusCode).toBe(201);
    expect((await generate()).json()).toMatchObject({
      writer: { owner: "account", provider: name },
    });
  });

  test.each([
    ["", "/v1"],
    ["/v1/chat/completions", "/v1"],
    ["/v1/chat/completions/?key=1", "/v1"],
    ["/v1/models", "/v1"],
  ])("takes the address with %s, and says which it keeps", async (path, kept) => {
    const { baseUrl } = await startFake();
    const { origin } = new URL(baseUrl);
    const { add } = await setUp(shared.settings);
    const added = await add({ provider: "openai-compatible", model: "m", address: origin + path });
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json()).toMatchObject({ address: origin + kept });
  });

  test("asks without a JSON mode if the provider has no endpoint that takes it", async () => {
    const fake = await startFake();
    const message = "No endpoints found that can handle the requested parameters.";
    fake.answer(({ body }) =>
      "response_format" in body ? { error: { status: 404, message } } : { text: reply },
    );
    const { addFake, generate } = await setUp(shared.settings);
    await addFake(fake);
    expect((await generate()).json()).toMatchObject({ writer: { owner: "account" } });
  });

  test("calls OpenRouter in OpenAI's format", async () => {
    const fake = await startFake();
    const parts = { providerAddresses: { openrouter: fake.baseUrl } };
    const { add } = await setUp(shared.settings, parts);
    expect((await add({ provider: "openrouter", model: "a/b", key })).statusCode).toBe(201);
    expect(fake.calls[0]?.body["model"]).toBe("a/b");
  });

  test.for([
    [401, "rejected the key. Copy a valid one"],
    [402, "no balance left"],
    [429, "no balance left"],
    [402, "says: “Sorry”"],
    [403, "returned an error: Sorry"],
    [404, "returned an error: Sorry"],
    [500, "returned an error: Sorry"],
    [401, "rejected the key", `Wrong key ${key}`],
    [401, "says: “Wrong key [key]”", `Wrong key ${key}`],
    [403, "rejected the key", "This key has no permission for m"],
    [403, "declined this text", "Your input was <b>flagged</b> for “violence”"],
    [
      403,
      "says: “Your input was flagged for “violence””",
      "Your input was <b>flagged</b> for “violence”",
    ],
    [403, "rejected the key", ""],
    [404, "doesn't know the model m, or the address is incomplete. Check the model's name", ""],
    [404, "doesn't know the model m", "The model `m` does not exist"],
    [
      404,
      "returned an error: No endpoints match your privacy settings",
      "No endpoints match your privacy settings",
    ],
  ] as const)(
    "says after status %i “%s”, and stores nothing",
    async ([status, words, message = "Sorry"]) => {
      const fake = await startFake();
      fake.answer({ error: { status, message } });
      const { add, send } = await setUp(shared.settings);
      const response = await add({
        provider: "openai-compatible",
        model: "m",
        key,
        address: fake.baseUrl,
      });
      expect(response.statusCode).toBe(422);
      expect(response.json<{ message: string }>().message).toContain(words);
      expect((await send("GET", "/api/writers")).json()).toMatchObject({ writers: [] });
    },
  );

  test.each([
    [{ provider: "openai", model: "m" }, "Enter the key"],
    [{ provider: "openai", model: "m", key, address: "https://a.test" }, "Leave the address empty"],
    [{ provider: "openai-compatible", model: "m" }, "Enter an address"],
    [{ provider: "openai-compatible", model: "m", address: "ftp://a.test" }, "Enter an address"],
    [{ provider: "openai-compatible", model: "m", address: "https://a:b@c.test" }, "user name"],
    [{ provider: "openai", model: " ", key }, "Enter the model's name"],
    [{ provider: "openai", model: "m", key: "two words" }, "without spaces"],
    [{ provider: "pigeon", model: "m", key }, "Choose a provider"],
  ])("refuses %j", async (body, words) => {
    const { add } = await setUp(shared.settings);
    const response = await add(body);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(words);
  });
});

describeOnEngine("sqlite", "the guard of outgoing requests", (shared) => {
  test.each([
    "http://127.0.0.1:11434/v1",
    "http://localhost/v1",
    "http://[::1]/v1",
    "http://169.254.169.254/latest",
    "http://10.0.0.7:8080/v1",
    "http://93.184.215.14:8080/v1",
  ])("keeps a model's address from being %s", async (address) => {
    const { add } = await setUp(shared.settings, { outbound: publicWebPolicy });
    const response = await add({ provider: "openai-compatible", model: "m", address });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toContain("OUTBOUND_ALLOW");
  });

  test("lets a host of OUTBOUND_ALLOW pass, but not what it redirects to", async () => {
    const fake = await startFake();
    const { port } = new URL(fake.baseUrl);
    const environment = { OUTBOUND_ALLOW: `127.0.0.1:${port}` };
    const { add, send } = await setUp(shared.settings, { outbound: publicWebPolicy, environment });
    const body = { provider: "openai-compatible", model: "m", address: fake.baseUrl };
    const added = await add(body);
    expect(added.statusCode).toBe(201);
    const elsewhere = await startFake();
    fake.answer({
      error: { status: 307, message: "There", headers: { location: elsewhere.baseUrl } },
    });
    const tested = await send("POST", `/api/writers/${added.json<{ id: string }>().id}/test`);
    expect(tested.json<{ message: string }>().message).toContain("redirects to another address");
    expect(elsewhere.calls).toEqual([]);
  });

  test("ends a response that is too long", async () => {
    const fake = await startFake();
    const endless = `data: ${"x".repeat(17 * 1024 * 1024)}`;
    fake.answer({ rawBody: endless });
    const { add } = await setUp(shared.settings);
    const address = fake.baseUrl;
    const response = await add({ provider: "openai-compatible", model: "m", address });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toContain("too long a response");
  });
});

describeOnEngine("sqlite", "without an account", (shared) => {
  test("only the server writes, and no model can be listed or added", async () => {
    const { server } = await setUp(shared.settings);
    const made = await server.send("POST", "/api/generate-carousel", { body: form });
    expect(made.json()).toMatchObject({ writer: { owner: "server" }, credits: 0 });
    for (const url of ["/api/writers", "/api/writers/order"]) {
      expect((await server.send("GET", url)).statusCode).toBe(401);
    }
  });
});

describeOnEngine("sqlite", "a key sealed with a former APP_SECRET", (shared) => {
  test("is reported, and the server writes", async () => {
    const { server, addFake, generate, send } = await setUp(shared.settings);
    const id = await addFake(await startFake());
    await server.context.database.queries
      .updateTable("accountWriters")
      .set({ sealedKey: "v1.AAAA" })
      .execute();
    expect((await generate()).json()).toMatchObject({
      writer: { owner: "server" },
      warnings: [expect.stringContaining("can no longer read this model's key"), expect.anything()],
    });
    const tested = await send("POST", `/api/writers/${id}/test`);
    expect(tested.json<{ message: string }>().message).toContain(
      "can no longer read this model's key",
    );
  });
});

describeOnEngine("sqlite", "the fakes for development", (shared) => {
  test("write as a model of one's own and as Ollama", async () => {
    const { provider, ollama, variables } = await startFakeWriters();
    onTestFinished(async () => {
      await provider.close();
      await ollama.close();
    });
    const { server, send, addFake, generate } = await setUp(shared.settings, {
      environment: variables,
    });
    const id = await addFake(provider);
    expect((await generate()).json()).toMatchObject({ writer: { owner: "account" } });
    expect((await send("DELETE", `/api/writers/${id}`)).statusCode).toBe(204);
    await writeOllamaChoice(server.context.database.queries, "llama3.1:8b");
    expect((await generate()).json()).toMatchObject({ writer: { owner: "ollama" } });
  });
});
