import type { Job } from "@slideloom/core/contract/public-jobs";
import { samplePost } from "@slideloom/core/document";
import type { OpenAPIV3_1 } from "openapi-types";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/app.fixture.ts";
import { ownIdentity } from "../tasks/process-identity.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { IdempotencyStore } from "./idempotency-store.ts";
import { generateForm, setUpPublicApi, type PublicApi } from "./public-api.fixture.ts";

const generate = ({ send, key }: PublicApi, idempotencyKey: string, body: object = generateForm) =>
  send("POST", "/api/v1/generate", {
    body,
    token: key,
    headers: { "idempotency-key": idempotencyKey },
  });

const countCredits = async ({ context, accountId }: PublicApi) =>
  (await context.credits.getCredits(accountId)).credits;

describeOnBothEngines("an Idempotency-Key", (shared) => {
  test("returns the first response again and charges once", async () => {
    const api = await setUpPublicApi(shared.settings);
    const first = await generate(api, "row 17");
    expect(first.statusCode).toBe(200);
    expect(first.headers).not.toHaveProperty("idempotent-replayed");
    await generate(api, "row 18");
    const reordered = { template: generateForm.template, slides: 8, topic: generateForm.topic };
    for (const body of [generateForm, reordered]) {
      const again = await generate(api, "row 17", body);
      expect(again.statusCode).toBe(200);
      expect(again.body).toBe(first.body);
      expect(again.headers).toMatchObject({
        "idempotent-replayed": "true",
        "x-credits-remaining": "8",
      });
    }
    expect(await countCredits(api)).toBe(8);
  });

  test("matches the same bytes even if a new version parses them differently", async () => {
    const api = await setUpPublicApi(shared.settings);
    const first = await generate(api, "key");
    await api.context.database.queries
      .updateTable("idempotentAnswers")
      .set({ bodyHash: "as a schema without a newer field's default read it" })
      .where("accountId", "=", api.accountId)
      .execute();
    const again = await generate(api, "key");
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await generate(api, "key", { ...generateForm, slides: 3 })).statusCode).toBe(422);
    expect(await countCredits(api)).toBe(9);
  });

  test("matches a row from a version that stored no hash of the bytes", async () => {
    const api = await setUpPublicApi(shared.settings);
    const first = await generate(api, "key");
    // The hash that the previous version stored for this body.
    const bodyHash = "XXvWukmPuqoq4Ywy8p0sKWrt1o6jcqkIaPCS7_VvL60";
    await api.context.database.queries
      .updateTable("idempotentAnswers")
      .set({ sentHash: null, bodyHash })
      .where("accountId", "=", api.accountId)
      .execute();
    const again = await generate(api, "key");
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await generate(api, "key", { ...generateForm, slides: 3 })).statusCode).toBe(422);
  });

  test("returns 422 for another body", async () => {
    const api = await setUpPublicApi(shared.settings);
    await generate(api, "key");
    const refused = await generate(api, "key", { ...generateForm, slides: 3 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      status: "error",
      error: "Unprocessable Content",
      message:
        "This Idempotency-Key was used for another request. Use a new key for a new request.",
    });
    expect(await countCredits(api)).toBe(9);
  });

  test("is separate for each account", async () => {
    const api = await setUpPublicApi(shared.settings);
    const other = await setUpPublicApi(shared.settings);
    await generate(api, "key");
    const response = await generate(other, "key", { ...generateForm, slides: 3 });
    expect(response.statusCode).toBe(200);
  });

  test("charges once for concurrent requests; the others get 409 or its response", async () => {
    const api = await setUpPublicApi(shared.settings);
    const responses = await Promise.all(Array.from({ length: 8 }, () => generate(api, "key")));
    const bodies = responses.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode);
    expect(await countCredits(api)).toBe(9);
  });

  test("is freed after a failure", async () => {
    const api = await setUpPublicApi(shared.settings);
    for (let time = 0; time < 10; time++) await generate(api, `key ${time}`);
    expect((await generate(api, "key")).statusCode).toBe(402);
    await api.context.credits.grant(api.accountId, 1);
    expect((await generate(api, "key")).statusCode).toBe(200);
    expect((await generate(api, "key")).headers["idempotent-replayed"]).toBe("true");
  });

  test("is kept for 24 hours", async () => {
    const api = await setUpPublicApi(shared.settings);
    const { database } = api.context;
    const request = {
      accountId: api.accountId,
      key: "key",
      operation: "POST /",
      body: {},
      sentHash: "s",
    };
    const ask = (atMs: number) =>
      new IdempotencyStore({ database, now: () => new Date(atMs), runTimeoutMs: 1 }).run(
        request,
        async (store) => {
          await database.transaction("test", (queries) => store(queries, { atMs }));
          return { atMs };
        },
      );
    const dayMs = 24 * 3600 * 1000;
    const startMs = Date.now();
    expect(await ask(startMs)).toEqual({ isReplay: false, response: { atMs: startMs } });
    expect(await ask(startMs + dayMs - 1)).toEqual({
      isReplay: true,
      response: `{"atMs":${startMs}}`,
    });
    expect(await ask(startMs + dayMs)).toMatchObject({ isReplay: false });
  });

  test("of an abandoned run is freed, and that run can no longer store a response", async () => {
    const api = await setUpPublicApi(shared.settings);
    const { database, credits } = api.context;
    const { accountId } = api;
    const startMs = Date.now();
    const createStore = (atMs: number) =>
      new IdempotencyStore({ database, now: () => new Date(atMs), runTimeoutMs: 1000 });
    const request = { accountId, key: "key", operation: "POST /", body: {}, sentHash: "s" };
    const [early, soon, late] = [0, 60_999, 61_000].map((ms) => createStore(startMs + ms));
    const spend = (idempotency: IdempotencyStore | undefined, work: () => Promise<unknown>) =>
      idempotency?.run(request, (store) =>
        credits.spend(accountId, work, async (queries) => store(queries, { answer: 1 })),
      );
    const slow = spend(early, async () => {
      await expect(spend(soon, async () => 1)).rejects.toMatchObject({ code: "key-in-use" });
      await spend(late, async () => 2);
    });
    await expect(slow).rejects.toMatchObject({ code: "key-in-use" });
    expect(await countCredits(api)).toBe(9);
    expect(await late?.list(accountId)).toMatchObject([{ key: "key", answer: { answer: 1 } }]);
  });
});

/** Requests that create each kind of thing that belongs to an account. */
const creations = [
  {
    operation: "createCarousel",
    path: "carousels",
    form: { post: samplePost },
    other: { post: samplePost, title: "Another" },
    list: async ({ context: { carousels }, accountId }: PublicApi) =>
      (await carousels.collect(accountId)).map(({ id }) => id),
  },
  {
    operation: "createWebhook",
    path: "webhooks",
    form: { url: "http://93.184.215.14/hook", events: ["credits.low"] },
    other: { url: "http://93.184.215.14/other", events: ["credits.low"] },
    list: async ({ context: { webhooks }, accountId }: PublicApi) =>
      (await webhooks.list(accountId)).webhooks.map(({ id }) => id),
  },
  {
    operation: "renderPost",
    path: "render",
    form: { post: samplePost },
    other: { post: samplePost, scale: 1 },
    list: async ({ context: { jobs }, accountId }: PublicApi) =>
      (await jobs.list(accountId)).map(({ id }) => id),
  },
];

describeOnBothEngines("one Idempotency-Key", (shared) => {
  const setUp = async ({ path }: Pick<(typeof creations)[number], "path">) => {
    const api = await setUpPublicApi(shared.settings);
    const other = await createTestApp(shared.settings);
    const order = (body: object, { send }: TestApp = api, idempotencyKey = "row 1") =>
      send("POST", `/api/v1/${path}`, {
        body,
        token: api.key,
        headers: { "idempotency-key": idempotencyKey, prefer: "respond-async" },
      });
    return { api, other, order };
  };

  test.for(creations)(
    "creates one thing for 20 requests to two servers: $operation",
    async (creation) => {
      const { api, other, order } = await setUp(creation);
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => order(creation.form, index % 2 ? other : api)),
      );
      const made = responses.filter(({ statusCode }) => statusCode !== 409);
      expect(made.filter(({ headers }) => !headers["idempotent-replayed"])).toHaveLength(1);
      const ids = await creation.list(api);
      expect(ids).toHaveLength(1);
      for (const response of [...made, await order(creation.form)]) {
        expect([201, 202]).toContain(response.statusCode);
        expect(response.json<{ id: string }>().id).toBe(ids[0]);
      }
      await order(creation.form, api, "row 2");
      expect(await creation.list(api)).toHaveLength(2);
    },
  );

  test.for(creations)("is bound to one body and one route: $operation", async (creation) => {
    const { api, order } = await setUp(creation);
    const first = await order(creation.form);
    const refused = [await order(creation.other)];
    for (const { path, form } of creations.filter((each) => each !== creation)) {
      const headers = { "idempotency-key": "row 1" };
      refused.push(
        await api.send("POST", `/api/v1/${path}`, { body: form, token: api.key, headers }),
      );
    }
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect((await order(creation.form)).json<Job>().id).toBe(first.json<Job>().id);
    expect(await creation.list(api)).toHaveLength(1);
  });

  test("returns the first response again after the carousel was changed", async () => {
    const { api, order } = await setUp({ path: "carousels" });
    const first = await order({ post: samplePost });
    const { id, version } = first.json<{ id: string; version: number }>();
    const body = { title: "Changed", version };
    await api.send("PUT", `/api/v1/carousels/${id}`, { token: api.key, body });
    const again = await order({ post: samplePost });
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  test("returns a webhook's secret again, which is stored encrypted only", async () => {
    const { api, order } = await setUp({ path: "webhooks" });
    const form = { url: "http://93.184.215.14/hook", events: ["credits.low"] };
    const first = await order(form);
    const { id, secret } = first.json<{ id: string; secret: string }>();
    expect((await order(form)).body).toBe(first.body);
    const kept = await api.context.idempotencyStore.list(api.accountId);
    expect(kept).toMatchObject([{ answer: { webhook_id: id } }]);
    expect(JSON.stringify(kept)).not.toContain(secret);
    await api.send("DELETE", `/api/v1/webhooks/${id}`, { token: api.key });
    expect((await order(form)).statusCode).toBe(404);
  });

  test("is freed if nothing was created", async () => {
    const { order } = await setUp({ path: "carousels" });
    expect((await order({ post: "no post" })).statusCode).toBe(422);
    expect((await order({ post: samplePost })).statusCode).toBe(201);
  });
});

describeOnEngine("sqlite", "an Idempotency-Key", (shared) => {
  test("is documented for every operation that creates something or costs credits", async () => {
    const { send } = await createTestApp(shared.settings);
    const { paths } = (await send("GET", "/api/v1/openapi.json")).json<OpenAPIV3_1.Document>();
    const without = Object.values(paths ?? {}).flatMap((path) =>
      path?.post && !JSON.stringify(path.post.parameters ?? []).includes("idempotency-key")
        ? [path.post.operationId]
        : [],
    );
    const free = ["planFacts", "planOutline", "planHooks", "checkPost", "validatePost"];
    // These do the same once however often they are asked: a page, a version's number and an image exist only once.
    // A review link's token must not be stored for a second answer.
    expect(without).toEqual([
      ...free,
      "shareCarousel",
      "createReview",
      "restoreVersion",
      "addImage",
      "createImageUpload",
    ]);
  });

  test("of a process that has ended is freed", async () => {
    const api = await setUpPublicApi(shared.settings);
    const { database, idempotencyStore } = api.context;
    const [machine] = ownIdentity.split(" ");
    const row = { key: "key", bodyHash: "h", sentHash: null, runId: "r", answer: null };
    await database.queries
      .insertInto("idempotentAnswers")
      .values({
        ...row,
        accountId: api.accountId,
        owner: `${machine} ${process.pid} gone`,
        startedAtMs: Date.now(),
      })
      .execute();
    const request = {
      accountId: api.accountId,
      key: "key",
      operation: "POST /",
      body: {},
      sentHash: "s",
    };
    expect(await idempotencyStore.run(request, async () => 1)).toEqual({
      isReplay: false,
      response: 1,
    });
  });

  test.for(["", "x".repeat(256), "caf\u00e9"])("can't be %j", async (key) => {
    const response = await generate(await setUpPublicApi(shared.settings), key);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      status: "error",
      error: "Invalid field",
      message: "The Idempotency-Key header must be 1 to 255 printable ASCII characters.",
    });
  });

  test("is in the account's data export with its response", async () => {
    const api = await setUpPublicApi(shared.settings);
    const { content } = (await generate(api, "key")).json<{ content: string }>();
    expect(await api.context.idempotencyStore.list(api.accountId)).toMatchObject([
      { key: "key", answer: { content, remaining_credits: 9 } },
    ]);
    const names = api.context.personalData.map(({ name }) => name);
    expect(names).toContain("idempotentAnswers");
  });
});
