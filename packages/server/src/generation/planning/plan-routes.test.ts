import { outlineEventSchemas, planningEndpoints } from "@slideloom/core/contract/planning";
import { generateEventSchemas, generationEndpoints } from "@slideloom/core/contract/generation";
import { publicGenerateResponseSchema } from "@slideloom/core/contract/public-generation";
import type { Post } from "@slideloom/core/document";
import { isEvidence } from "@slideloom/core/planning";
import { draftLabel } from "@slideloom/core/sources";
import { afterEach, expect, test } from "vitest";
import { registerSomebody, type TestApp } from "../../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../../db/database.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import { setUpPublicApi } from "../../public-api/public-api.fixture.ts";
import { startFakeProvider, type FakeProvider } from "../model/fake-provider.fixture.ts";
import {
  readQuestionKind,
  writeLikeModel,
  type WriterFaults,
} from "../model/fake-writer.fixture.ts";
import { buildMaterial, longReport, report } from "./planning.fixture.ts";

const fakes: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

/** The whole server with a model that answers as the schema asks. */
async function setUp(
  settings: DatabaseSettings,
  { faults = {}, ...environment }: { faults?: WriterFaults; ANONYMOUS_GENERATIONS?: string } = {},
) {
  const fake = await startFakeProvider("openai-compatible");
  fakes.push(fake);
  fake.answer((call) => writeLikeModel(call, faults));
  const server = await setUpPublicApi(settings, {
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: "test-model",
    ...environment,
  });
  const post = (path: string, body: object) =>
    server.send("POST", path, { body, headers: { "x-api-token": server.key } });
  const asked = () => fake.calls.map(readQuestionKind);
  return { fake, server, post, asked };
}

const countCredits = async ({ context, accountId }: TestApp & { accountId: string }) =>
  (await context.credits.getCredits(accountId)).credits;

const source = buildMaterial();

/** Parses a stream's events, each validated by its schema. */
function readEvents<Schemas extends typeof outlineEventSchemas | typeof generateEventSchemas>(
  text: string,
  schemas: Schemas,
) {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name = "", data = ""]) => {
    const schema = schemas[name as keyof Schemas];
    return {
      name,
      data: (schema as (typeof planningEndpoints.planOutline.responses)[200]).parse(
        JSON.parse(data),
      ),
    };
  });
}

describeOnBothEngines("planning by API", (shared) => {
  test("each step alone is free; the slides of an edited outline cost one credit", async () => {
    const { server, post, asked } = await setUp(shared.settings);
    const before = await countCredits(server);
    const { facts } = planningEndpoints.planFacts.responses[200]
      .strict()
      .parse((await post("/api/v1/facts", { source })).json());
    for (const { evidence, passages } of facts) {
      expect(isEvidence(evidence, report[Number(passages[0]?.slice(1)) - 1] ?? "")).toBe(true);
    }
    const form = { source, slides: 4 };
    const planned = planningEndpoints.planOutline.responses[200]
      .strict()
      .parse((await post("/api/v1/outline", { ...form, facts })).json());
    const { outline, hooks } = planned;
    expect(planned.writer).toEqual({
      owner: "server",
      provider: "openai-compatible",
      model: "test-model",
    });
    const known = hooks.map(({ text }) => text);
    const others = planningEndpoints.planHooks.responses[200]
      .strict()
      .parse((await post("/api/v1/hooks", { ...form, facts, outline, known })).json());
    expect(others.hooks).toHaveLength(5);
    expect(await countCredits(server)).toBe(before);
    expect(asked()).toEqual(["facts", "outline", "hooks"]);

    const items = outline.items.toReversed().slice(1);
    const hook = others.hooks[2]?.text;
    const response = await post("/api/v1/generate", {
      template: "Checklist",
      source,
      outline: { ...outline, items },
      facts,
      hook,
    });
    const written = publicGenerateResponseSchema.strict().parse(response.json());
    const written2 = JSON.parse(written.content) as { title: string; content: object[] };
    expect(written2.title).toBe(hook);
    expect(written2.content).toMatchObject([
      { sources: ["p3"] },
      { sources: ["p2"] },
      { sources: ["p1"] },
    ]);
    expect(written.checks?.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(written.alt_texts).toHaveLength(3);
    expect(written.remaining_credits).toBe(before - 1);
    expect(await countCredits(server)).toBe(before - 1);
    expect(asked().slice(3)).toEqual(["post"]);
  });

  test("one request plans and writes; the facts are kept for the next post from the same text", async () => {
    const { server, post, asked } = await setUp(shared.settings, { faults: { wrongNumberOn: 2 } });
    const before = await countCredits(server);
    const read = await post("/api/v1/sources", { text: longReport.join("\n\n") });
    const { id } = read.json<{ source: { id: string } }>().source;
    const form = { template: "Checklist", source: { id }, slides: 4 };
    const first = publicGenerateResponseSchema.parse((await post("/api/v1/generate", form)).json());
    expect(asked().slice(-3)).toEqual(["outline", "post", "repair"]);
    const calls = asked().length;
    expect(first.content).not.toContain("9,973");
    expect(JSON.parse(first.content)).toMatchObject({ sources: [{ id }] });
    await post("/api/v1/generate", form);
    expect(asked().slice(calls)).toEqual(["outline", "post", "repair"]);
    expect(await countCredits(server)).toBe(before - 2);
  });

  test.each(["facts", "post"] as const)(
    "nothing is charged if the model fails at the %s",
    async (at) => {
      const { fake, server, post } = await setUp(shared.settings);
      const before = await countCredits(server);
      fake.answer((call) =>
        readQuestionKind(call) === at
          ? { error: { status: 401, message: "Wrong key" } }
          : writeLikeModel(call),
      );
      const form = { template: "Checklist", source: { text: longReport.join("\n\n") }, slides: 4 };
      expect((await post("/api/v1/generate", form)).statusCode).toBe(502);
      expect(await countCredits(server)).toBe(before);
    },
  );

  test("a repair that fails leaves the post, which is charged, and its problem is named", async () => {
    const { fake, server, post } = await setUp(shared.settings);
    const before = await countCredits(server);
    fake.answer((call) =>
      readQuestionKind(call) === "repair"
        ? { error: { status: 500, message: "Broken" } }
        : writeLikeModel(call, { wrongNumberOn: 2 }),
    );
    const response = await post("/api/v1/generate", { template: "Checklist", source, slides: 4 });
    const { checks = [] } = publicGenerateResponseSchema.parse(response.json());
    expect(checks).toContainEqual(
      expect.objectContaining({
        slide: 2,
        severity: "error",
        raw: "Ninety-nine of 9,973",
      }),
    );
    expect(await countCredits(server)).toBe(before - 1);
  });

  test("facts that a caller sends must be in the source", async () => {
    const { fake, post } = await setUp(shared.settings);
    const fact = {
      id: "f1",
      passages: ["p1"],
      kind: "claim",
      evidence: "the barn is haunted by cats",
      text: "The barn is haunted",
      weight: 3,
    };
    const response = await post("/api/v1/outline", { source, slides: 3, facts: [fact] });
    expect(response.statusCode).toBe(200);
    expect(JSON.stringify(fake.calls)).not.toContain("haunted");
  });
});

describeOnBothEngines("planning without a model", (shared) => {
  test("each step answers with the source's own sentences and says that no model wrote; slides cost one credit", async () => {
    const server = await setUpPublicApi(shared.settings);
    const before = await countCredits(server);
    const send = async (path: string, body: object) =>
      (
        await server.send("POST", path, { body, headers: { "x-api-token": server.key } })
      ).json<unknown>();
    const builtin = { owner: "server", provider: "builtin", model: null };
    const form = { source, slides: 4 };
    const { facts, ...read } = planningEndpoints.planFacts.responses[200]
      .strict()
      .parse(await send("/api/v1/facts", { source }));
    expect(read).toMatchObject({ writer: builtin, warnings: [draftLabel] });
    for (const { evidence, text } of facts) {
      expect(report.join("\n")).toContain(text);
      expect(evidence).toBe(text);
    }
    const planned = planningEndpoints.planOutline.responses[200]
      .strict()
      .parse(await send("/api/v1/outline", { ...form, facts }));
    expect(planned).toMatchObject({ facts, writer: builtin });
    expect(planned.warnings).toContain(draftLabel);
    expect(planned.outline.items).toHaveLength(4);
    const [first, ...others] = planned.hooks.map(({ text }) => text);
    expect(report.join("\n")).toContain(first);
    const { outline } = planned;
    const again = planningEndpoints.planHooks.responses[200]
      .strict()
      .parse(await send("/api/v1/hooks", { ...form, facts, outline, known: [first] }));
    expect(again.hooks.map(({ text }) => text)).toEqual(expect.arrayContaining(others));
    expect(again.hooks.map(({ text }) => text)).not.toContain(first);
    const [cover, ...items] = outline.items;
    if (!cover) throw new Error("The outline has no cover");
    const edited = { ...outline, items: [cover, ...items.toReversed().slice(1)] };
    const written = publicGenerateResponseSchema.strict().parse(
      await send("/api/v1/generate", {
        template: "Checklist",
        source,
        facts,
        hook: others[0],
        outline: edited,
      }),
    );
    expect(written).toMatchObject({ remaining_credits: before - 1, checks: [] });
    expect(written.warnings).toContain(draftLabel);
    const post = JSON.parse(written.content) as Post;
    expect(post.title).toBe(others[0]);
    expect(post.content.map(({ header }) => header)).toEqual(
      edited.items.map(({ point }) => point),
    );
    expect(await countCredits(server)).toBe(before - 1);
  });
});

describeOnEngine("sqlite", "planning", (empty) => {
  test("streams its steps in the editor, then the plan; then the slides, checked", async () => {
    const { server } = await setUp(empty.settings, { faults: { wrongNumberOn: 1 } });
    const { token } = await registerSomebody(server);
    const headers = { accept: "text/event-stream" };
    const body = { source, slides: 4, postType: "carousel" };
    const planned = await server.send("POST", "/api/outline", { token, headers, body });
    const events = readEvents(planned.body, outlineEventSchemas);
    expect(events.map(({ name }) => name)).toEqual(["step", "done"]);
    const { outline, facts, hooks } = planningEndpoints.planOutline.responses[200].parse(
      events.at(-1)?.data,
    );
    const written = await server.send("POST", "/api/generate-carousel", {
      token,
      headers,
      body: { ...body, outline, facts, hook: hooks[0]?.text },
    });
    const told = readEvents(written.body, generateEventSchemas);
    expect(told.map(({ name }) => name).filter((name) => name !== "progress")).toEqual([
      "writer",
      "title",
      ...Array.from({ length: 4 }, () => "slide"),
      "step",
      "done",
    ]);
    const done = generationEndpoints.generatePost.responses[200].parse(told.at(-1)?.data);
    expect(done.checks?.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(done.captions).toEqual({ x: hooks[0]?.text });
  });

  test("a failure after the first event is the stream's last event", async () => {
    const { fake, server } = await setUp(empty.settings);
    fake.answer({ error: { status: 401, message: "Wrong key" } });
    const { token } = await registerSomebody(server);
    const headers = { accept: "text/event-stream" };
    const response = await server.send("POST", "/api/outline", {
      token,
      headers,
      body: { source },
    });
    const events = [...response.body.matchAll(/^event: (\w+)/gm)].map(([, name]) => name);
    expect(events).toEqual(["step", "error"]);
  });

  test("anonymous users plan from what they send, up to the daily limit", async () => {
    const { server } = await setUp(empty.settings, { ANONYMOUS_GENERATIONS: "1" });
    const { queries } = server.context.database;
    const list = () => queries.selectFrom("savedFacts").select("key").execute();
    const before = await list();
    const plan = () => server.send("POST", "/api/outline", { body: { source, slides: 3 } });
    for (const _ of "abc") expect((await plan()).statusCode).toBe(200);
    expect((await plan()).statusCode).toBe(401);
    expect(await list()).toEqual(before);
  });

  test("the account's export has its saved facts", async () => {
    const { server, post } = await setUp(empty.settings);
    await post("/api/v1/facts", { source });
    const list = server.context.personalData.find(({ name }) => name === "savedFacts");
    expect(await list?.collect(server.accountId)).toHaveLength(1);
  });
});
