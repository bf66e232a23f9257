import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { samplePost } from "@slideloom/core/document";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { emptyVoice } from "@slideloom/core/voice";
import { expect, onTestFinished, test } from "vitest";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import type { Context } from "../app/context.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { startFakeProvider } from "../generation/model/fake-provider.fixture.ts";
import { writeLikeModel } from "../generation/model/fake-writer.fixture.ts";
import { buildMaterial } from "../generation/planning/planning.fixture.ts";
import { generateForm, setUpPublicApi } from "./public-api.fixture.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

/** Generates `usual` in nine of ten cases, so most requests pass the checks of their other fields. */
const mostly = <Usual, Other>(usual: Usual, other: fc.Arbitrary<Other>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

/** A valid body with some fields replaced by arbitrary values. */
const mutatedForm = fc
  .record(
    {
      topic: mostly(
        "Tea",
        fc.oneof(fc.string({ unit: "binary", maxLength: 3000 }), fc.jsonValue()),
      ),
      template: fc.oneof(fc.string({ unit: "binary" }), mostly("checklist", fc.jsonValue())),
      style: fc.oneof(fc.string({ unit: "binary" }), mostly("Bold", fc.jsonValue())),
      slides: fc.oneof(
        fc.integer({ min: 1, max: 15 }),
        mostly(16, fc.oneof(fc.double(), fc.jsonValue())),
      ),
      format: mostly("carousel", fc.oneof(fc.constant("single"), fc.jsonValue())),
      post: mostly(samplePost, fc.jsonValue()),
      render: mostly({ type: "png", scale: 1, slide: 1 }, fc.jsonValue()),
      version: mostly(1, fc.jsonValue()),
      title: mostly("Tea", fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue())),
      media_urls: mostly({ 1: "https://pictures.example/a.png" }, fc.jsonValue()),
      url: mostly("http://93.184.215.14/hook", fc.jsonValue()),
      webhook_url: mostly("http://93.184.215.14/hook", fc.jsonValue()),
      events: mostly(["credits.low"], fc.jsonValue()),
      carousel_id: fc.oneof(fc.uuid(), fc.jsonValue()),
      when: mostly(
        { kind: "now" },
        fc.oneof(fc.record({ kind: fc.constant("time"), at: fc.string() }), fc.jsonValue()),
      ),
      targets: fc.oneof(
        fc.array(fc.record({ connection_id: fc.uuid(), caption: fc.string() })),
        fc.jsonValue(),
      ),
      decision: mostly("again", fc.jsonValue()),
      constructor: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .map((change) => (valid: object) => JSON.stringify({ ...generateForm, ...valid, ...change }));

const truncatedForm = fc.nat({ max: 60 }).map((end) => JSON.stringify(generateForm).slice(0, end));

/** Arbitrary bodies, mostly mutations of the valid one. */
const bodyLike = (valid: object) =>
  fc.oneof(
    { weight: 4, arbitrary: mutatedForm.map((build) => build(valid)) },
    { weight: 1, arbitrary: truncatedForm },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    { weight: 1, arbitrary: fc.uint8Array().map((bytes) => Buffer.from(bytes)) },
  );

const hasBody = (method: string) => ["POST", "PUT", "PATCH"].includes(method);

const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 300 });

const method = fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");

/** A whole request, mostly with valid method and type, so most pass the first checks. */
const request = (
  url: string,
  usual: Operation[0],
  { key, valid }: { key: string; valid: object },
) =>
  fc.record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: method },
    ),
    url: fc
      .oneof(
        fc.constant(""),
        fc.webQueryParameters(),
        fc.string().map((text) => `callback=${text}`),
      )
      .map((query) => `${url}?${encodeURI(Buffer.from(query).toString())}`),
    headers: fc.record(
      {
        authorization: mostly(`Bearer ${key}`, headerText),
        "x-api-token": mostly(key, headerText),
        "content-type": mostly("application/json", headerText),
        prefer: fc.oneof(fc.constantFrom("respond-async", "wait=5"), headerText),
        "idempotency-key": fc.oneof(fc.constantFrom("a", "b"), headerText),
        accept: headerText,
      },
      { requiredKeys: ["authorization", "content-type"] },
    ),
    payload: hasBody(usual) ? bodyLike(valid) : fc.oneof(fc.constant(""), bodyLike(valid)),
  });

const operations = [
  ["POST", "/api/v1/generate"],
  ["POST", "/api/v1/facts"],
  ["POST", "/api/v1/outline"],
  ["POST", "/api/v1/hooks"],
  ["POST", "/api/v1/rewrite"],
  ["GET", "/api/v1/voice"],
  ["PUT", "/api/v1/voice"],
  ["POST", "/api/v1/voice/learn"],
  ["GET", "/api/v1/sources"],
  ["POST", "/api/v1/sources"],
  ["GET", "/api/v1/sources/{id}"],
  ["DELETE", "/api/v1/sources/{id}"],
  ["POST", "/api/v1/sources/{id}/checks"],
  ["GET", "/api/v1/starters"],
  ["GET", "/api/v1/starters/{id}"],
  ["POST", "/api/v1/validate"],
  ["POST", "/api/v1/render"],
  ["GET", "/api/v1/jobs/{id}"],
  ["POST", "/api/v1/jobs/{id}/retry"],
  ["GET", "/api/v1/webhooks"],
  ["POST", "/api/v1/webhooks"],
  ["DELETE", "/api/v1/webhooks/{id}"],
  ["GET", "/api/v1/carousels"],
  ["POST", "/api/v1/carousels"],
  ["GET", "/api/v1/carousels/{id}"],
  ["PUT", "/api/v1/carousels/{id}"],
  ["DELETE", "/api/v1/carousels/{id}"],
  ["POST", "/api/v1/carousels/{id}/duplicate"],
  ["POST", "/api/v1/carousels/{id}/share"],
  ["DELETE", "/api/v1/carousels/{id}/share"],
  ["POST", "/api/v1/carousels/{id}/versions/{version}/restore"],
  ["GET", "/api/v1/carousels/{id}/reviews"],
  ["POST", "/api/v1/carousels/{id}/reviews"],
  ["DELETE", "/api/v1/reviews/{id}"],
  ["POST", "/api/v1/images"],
  ["POST", "/api/v1/images/uploads"],
  ["GET", "/api/v1/brand"],
  ["GET", "/api/v1/brands"],
  ["GET", "/api/v1/connections"],
  ["GET", "/api/v1/publications"],
  ["POST", "/api/v1/publications"],
  ["POST", "/api/v1/publications/import"],
  ["GET", "/api/v1/publications/{id}"],
  ["PATCH", "/api/v1/publications/{id}"],
  ["DELETE", "/api/v1/publications/{id}"],
  ["POST", "/api/v1/publications/{id}/decide"],
  ["GET", "/api/v1/credits"],
  ["GET", "/api/v1/options"],
  ["GET", "/api/v1/ping"],
  ["GET", "/api/v1/ping-jsonp"],
  ["GET", "/api/v1/openapi.json"],
] as const;

type Operation = (typeof operations)[number];

/** One white pixel. */
const pngUrl =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC";

const webhookForm = { url: "http://93.184.215.14/hook", events: ["credits.low" as const] };

/** Creates a failed job that can be retried. */
async function createFailedJob({ database, jobs }: Context, accountId: string): Promise<string> {
  const { id } = await jobs.create(accountId, {
    post: null,
    plan: null,
    generation: null,
    warnings: [],
    metadata: null,
    webhookUrl: null,
  });
  const ended = { status: "failed" as const, finishedAtMs: Date.now() };
  await database.queries.updateTable("jobs").set(ended).where("id", "=", id).execute();
  return id;
}

/** Creates a publication that is unsent or has an unknown result, and valid requests about it. */
async function createPublication(
  { carousels, connections, database, publications }: Context,
  accountId: string,
  isUnknown: boolean,
) {
  const { id: carousel_id } = await carousels.create(accountId, buildCarousel("Tea"));
  const { id: connection_id } = await connections.connect(accountId, {
    network: "handover",
    name: "n8n",
    url: webhookForm.url,
    time_zone: "UTC",
  });
  const when = { kind: "unscheduled" as const };
  const targets = [{ connection_id, caption: "Tea", alt_texts: [], options: {} }];
  const made = await publications.create(accountId, { carousel_id, when, targets });
  if (isUnknown) {
    await database.queries
      .updateTable("publicationTargets")
      .set({ status: "unknown", sendId: "sent", armedAtMs: 0 })
      .where("publicationId", "=", made.id)
      .execute();
  }
  const target_id = made.targets[0]?.id;
  const csv = "title,slide 1,networks\nTea,Green,hand-over";
  return { publications: made.id, carousel_id, when, targets, target_id, decision: "check", csv };
}

const material = buildMaterial();
const outline = {
  reader: "",
  promise: "",
  items: [{ id: "o1", role: "cover", layout: null, point: "Tea", facts: [] }],
  left: "",
};
const planForms = {
  facts: { source: material },
  outline: { source: material, slides: 3 },
  hooks: { source: material, outline },
  sources: { text: "Tea is hot." },
  rewrite: { post: samplePost, action: "translate", language: "German" },
  voice: {
    voice: emptyVoice,
    posts: Array.from({ length: 3 }, () => "I burned the loaves on Monday. ".repeat(20)),
    uses_samples: false,
    version: 0,
  },
};

async function readSource({ sources }: Context, accountId: string): Promise<string> {
  const { signal } = new AbortController();
  const caller = { kind: "account", accountId } as const;
  return (await sources.read(caller, { text: "Tea is hot." }, { signal })).source.id;
}

/** Starts a fake model, and returns the settings that select the model. */
async function startModel() {
  const fake = await startFakeProvider("openai-compatible");
  onTestFinished(() => fake.close());
  fake.answer((call) => writeLikeModel(call));
  return { AI_BASE_URL: fake.baseUrl, AI_MODEL: "test-model" };
}

describeOnEngine("sqlite", "the random requests", (shared) => {
  test("cover every operation of the OpenAPI document", async () => {
    const { send } = await setUpPublicApi(shared.settings);
    const { paths } = (await send("GET", "/api/v1/openapi.json")).json<{
      paths: Record<string, object>;
    }>();
    const documented = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.map((operation) => operation.join(" ")).toSorted()).toEqual(
      documented.toSorted(),
    );
  });
});

describeOnBothEngines("random and mutated requests", (shared) => {
  test.for(operations)(
    "never cause a server error: %s %s",
    { timeout: 60_000 },
    async ([usual, url]) => {
      const { app, key, log, context, account, accountId } = await setUpPublicApi(shared.settings, {
        LOG_LEVEL: "error",
        ...(/\/(?:facts|outline|hooks|rewrite)$/.test(url) && (await startModel())),
      });
      await context.credits.grant(accountId, 1000);
      const isDecided = url.endsWith("/decide");
      const { publications, ...form } = await createPublication(context, accountId, isDecided);
      const carousels = (await context.carousels.create(accountId, buildCarousel("Tea"))).id;
      const ids = {
        publications,
        jobs: await createFailedJob(context, accountId),
        carousels,
        reviews: (await context.reviews.create(accountId, carousels, { days: 7 })).review.id,
        starters: "food-list",
        sources: await readSource(context, accountId),
        webhooks: (await context.webhooks.create(account, webhookForm)).id,
      };
      const ownUrl = url
        .replace(/(\w+)\/\{id\}/, (_, kind: keyof typeof ids) => `${kind}/${ids[kind]}`)
        .replace("{version}", "1");
      const images = { url: pngUrl };
      const forms = { publications: form, webhooks: webhookForm, images, ...planForms };
      const kind = url.split("/")[3] as keyof typeof forms;
      const isChecked = url.endsWith("/checks");
      const valid = (!isChecked && forms[kind]) || { post: samplePost, version: 1 };
      const asItShouldBe = {
        method: usual,
        url: ownUrl,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        payload: hasBody(usual) ? JSON.stringify({ ...generateForm, ...valid }) : "",
      };
      const statuses: number[] = [];
      await fc.assert(
        fc.asyncProperty(request(ownUrl, usual, { key, valid }), async (sent) => {
          const response = await app.inject(sent as InjectOptions);
          statuses.push(response.statusCode);
          if (response.statusCode >= 400 && sent.method !== "HEAD") {
            publicErrorSchema.strict().parse(response.json());
          }
          return response.statusCode < 500;
        }),
        { numRuns: sampleRuns(1000), examples: [[asItShouldBe]] },
      );
      // The status of the unmodified request.
      expect(statuses[0]).toBeLessThan(300);
      expect(log.text).toBe("");
    },
  );
});
