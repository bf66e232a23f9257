import { connectionListResponseSchema } from "@slideloom/core/contract/connections";
import { creditsResponseSchema } from "@slideloom/core/contract/credits";
import { planningEndpoints } from "@slideloom/core/contract/planning";
import { generationOptionsSchema } from "@slideloom/core/contract/generation";
import { jobSchema } from "@slideloom/core/contract/public-jobs";
import { voiceEndpoints } from "@slideloom/core/contract/voice";
import { pingEndpoints } from "@slideloom/core/contract/ping";
import {
  publicationListResponseSchema,
  publicationSchema,
} from "@slideloom/core/contract/publications";
import {
  publicCarouselListResponseSchema,
  publicCarouselSchema,
} from "@slideloom/core/contract/public-carousels";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { publicGenerateResponseSchema } from "@slideloom/core/contract/public-generation";
import { publicPostRewriteEndpoints } from "@slideloom/core/contract/post-rewrite";
import { publicReviewEndpoints } from "@slideloom/core/contract/public-reviews";
import { starterEndpoints } from "@slideloom/core/contract/public-starters";
import { publicWebhookEndpoints } from "@slideloom/core/contract/public-webhooks";
import { sourceEndpoints, publicSourceEndpoints } from "@slideloom/core/contract/sources";
import { validateResponseSchema } from "@slideloom/core/contract/public-post";
import { webhookSchema } from "@slideloom/core/contract/webhooks";
import { parsePost } from "@slideloom/core/document";
import { carouselLayoutNames } from "@slideloom/core/slide";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";
import type { OpenAPIV3_1 } from "openapi-types";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { generateForm, setUpPublicApi } from "./public-api.fixture.ts";

async function readDocument({ send }: TestApp): Promise<OpenAPIV3_1.Document> {
  const answer = await send("GET", "/api/v1/openapi.json");
  expect(answer.statusCode).toBe(200);
  return answer.json<OpenAPIV3_1.Document>();
}

interface Operation {
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  responses: Record<string, OpenAPIV3_1.ResponseObject>;
}

/** Lists operations with references resolved. */
function listOperations({ paths, components }: OpenAPIV3_1.Document): Operation[] {
  const find = (response: OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject) => {
    if (!("$ref" in response)) return response;
    const found = components?.responses?.[response.$ref.split("/").at(-1) ?? ""];
    if (!found || "$ref" in found) throw new Error(`${response.$ref} stands for nothing.`);
    return found;
  };
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    (["get", "post", "put", "patch", "delete"] as const).flatMap((verb) => {
      const operation = item?.[verb];
      if (!operation) return [];
      const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => [
        status,
        find(response as OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject),
      ]);
      const method = verb.toUpperCase() as Operation["method"];
      return [
        {
          id: operation.operationId ?? "",
          method,
          path,
          responses: Object.fromEntries(responses) as Operation["responses"],
        },
      ];
    }),
  );
}

describeOnEngine("sqlite", "GET /api/v1/openapi.json", (shared) => {
  test.for<Record<string, string>>([{}, { PUBLIC_URL: "https://slides.example" }])(
    "is an OpenAPI 3.1 document that Redocly's recommended rules find nothing wrong with (%j)",
    async (environment) => {
      const server = await createTestApp(shared.settings, { environment });
      const answer = await server.app.inject({
        url: "/api/v1/openapi.json",
        headers: { "x-forwarded-proto": "https" },
      });
      const config = await createConfig({ extends: ["recommended"] });
      const source = answer.body;
      const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
      expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
    },
  );

  test("passes Spectral's recommended rules without even a hint", async () => {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset({
      extends: [[spectralRulesets.oas as RulesetDefinition, "recommended"]],
      rules: {},
    });
    const problems = await spectral.run({
      ...(await readDocument(await createTestApp(shared.settings))),
    });
    expect(problems.map(({ code, message, path }) => [code, message, path.join("/")])).toEqual([]);
  });

  test("describes a post, with the layouts and media of its slides", async () => {
    const { components, paths } = await readDocument(await createTestApp(shared.settings));
    const post = components?.schemas?.["Post"];
    expect(post).toMatchObject({
      required: ["title", "content"],
      properties: {
        content: {
          items: {
            properties: {
              layout: { type: "string", enum: carouselLayoutNames },
              media: { oneOf: [{ type: "string" }, { type: "object" }] },
              prompt: { type: "string" },
            },
          },
        },
      },
    });
    for (const [path, method] of [
      ["/api/v1/validate", "post"],
      ["/api/v1/render", "post"],
      ["/api/v1/carousels", "post"],
      ["/api/v1/carousels/{id}", "put"],
    ] as const) {
      const body = paths?.[path]?.[method]?.requestBody;
      expect(JSON.stringify(body), path).toContain('"$ref":"#/components/schemas/Post"');
    }
  });

  test("describes every public endpoint and no private one", async () => {
    const operations = listOperations(await readDocument(await createTestApp(shared.settings)));
    const common = ["200", "400", "403", "408", "429", "431", "500", "503"];
    expect(
      operations.map(({ method, path, responses }) => [
        `${method} ${path}`,
        Object.keys(responses),
      ]),
    ).toEqual([
      ["GET /api/v1/openapi.json", common],
      ["GET /api/v1/ping", common],
      ["GET /api/v1/ping-jsonp", common],
      [
        "POST /api/v1/generate",
        [
          200, 202, 400, 401, 402, 403, 404, 408, 409, 413, 415, 422, 429, 431, 500, 502, 503, 504,
        ].map(String),
      ],
      [
        "POST /api/v1/rewrite",
        [200, 400, 401, 402, 403, 404, 408, 409, 413, 415, 422, 429, 431, 500, 502, 503, 504].map(
          String,
        ),
      ],
      ...["facts", "outline", "hooks"].map((step) => [
        `POST /api/v1/${step}`,
        [200, 400, 401, 403, 404, 408, 413, 415, 422, 429, 431, 500, 502, 503, 504].map(String),
      ]),
      ["GET /api/v1/sources", [...common, "401"].toSorted()],
      [
        "POST /api/v1/sources",
        [201, 400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 431, 500, 503].map(String),
      ],
      ["GET /api/v1/sources/{id}", [...common, "401", "404"].toSorted()],
      ["DELETE /api/v1/sources/{id}", [...common.slice(1), "204", "401", "404"].toSorted()],
      [
        "POST /api/v1/sources/{id}/checks",
        [...common, "401", "404", "413", "415", "422"].toSorted(),
      ],
      ["GET /api/v1/voice", [...common, "401"].toSorted()],
      ["PUT /api/v1/voice", [...common, "401", "409", "413", "415"].toSorted()],
      ["POST /api/v1/voice/learn", [...common, "401", "409", "413", "415", "422"].toSorted()],
      ["GET /api/v1/starters", common],
      ["GET /api/v1/starters/{id}", [...common, "404"].toSorted()],
      ["POST /api/v1/validate", [...common, "401", "413", "415"].toSorted()],
      [
        "POST /api/v1/render",
        [...common, "202", "401", "404", "409", "410", "413", "415", "422"].toSorted(),
      ],
      ["GET /api/v1/jobs/{id}", [...common, "401", "404"].toSorted()],
      [
        "POST /api/v1/jobs/{id}/retry",
        [...common.slice(1), "202", "401", "404", "409", "422"].toSorted(),
      ],
      ["GET /api/v1/webhooks", [...common, "401"].toSorted()],
      [
        "POST /api/v1/webhooks",
        [...common.slice(1), "201", "401", "404", "409", "413", "415", "422"].toSorted(),
      ],
      ["DELETE /api/v1/webhooks/{id}", [...common.slice(1), "204", "401", "404"].toSorted()],
      ["GET /api/v1/carousels", [...common, "401"].toSorted()],
      [
        "POST /api/v1/carousels",
        [...common.slice(1), "201", "401", "409", "413", "415", "422"].toSorted(),
      ],
      ["GET /api/v1/carousels/{id}", [...common, "401", "404", "410"].toSorted()],
      [
        "PUT /api/v1/carousels/{id}",
        [...common, "401", "404", "409", "410", "413", "415", "422"].toSorted(),
      ],
      ["DELETE /api/v1/carousels/{id}", [...common.slice(1), "204", "401", "404"].toSorted()],
      [
        "POST /api/v1/carousels/{id}/duplicate",
        [...common.slice(1), "201", "401", "404", "409", "410", "422"].toSorted(),
      ],
      ["POST /api/v1/carousels/{id}/share", [...common, "401", "404", "410"].toSorted()],
      ["DELETE /api/v1/carousels/{id}/share", [...common.slice(1), "204", "401", "404"].toSorted()],
      ["GET /api/v1/carousels/{id}/reviews", [...common, "401", "404", "410"].toSorted()],
      [
        "POST /api/v1/carousels/{id}/reviews",
        [...common.slice(1), "201", "401", "404", "410", "413", "415", "422"].toSorted(),
      ],
      ["DELETE /api/v1/reviews/{id}", [...common.slice(1), "204", "401", "404"].toSorted()],
      [
        "POST /api/v1/carousels/{id}/versions/{version}/restore",
        [...common, "401", "404", "409", "410", "413", "415"].toSorted(),
      ],
      ["POST /api/v1/images", [...common.slice(1), "201", "401", "413", "415", "422"].toSorted()],
      ["POST /api/v1/images/uploads", [...common.slice(1), "201", "401"].toSorted()],
      ["GET /api/v1/brand", [...common, "401"].toSorted()],
      ["GET /api/v1/brands", [...common, "401"].toSorted()],
      ["GET /api/v1/connections", [...common, "401"].toSorted()],
      ["GET /api/v1/publications", [...common, "401"].toSorted()],
      [
        "POST /api/v1/publications",
        [...common.slice(1), "201", "401", "404", "409", "410", "413", "415", "422"].toSorted(),
      ],
      ["POST /api/v1/publications/import", [...common, "401", "413", "415", "422"].toSorted()],
      ["GET /api/v1/publications/{id}", [...common, "401", "404"].toSorted()],
      [
        "PATCH /api/v1/publications/{id}",
        [...common, "401", "404", "409", "410", "413", "415", "422"].toSorted(),
      ],
      [
        "DELETE /api/v1/publications/{id}",
        [...common.slice(1), "204", "401", "404", "409"].toSorted(),
      ],
      [
        "POST /api/v1/publications/{id}/decide",
        [...common, "401", "404", "409", "413", "415", "422"].toSorted(),
      ],
      ["GET /api/v1/credits", [...common, "401"].toSorted()],
      ["GET /api/v1/options", common],
    ]);
  });

  test("has examples of every error, in the API's error shape", async () => {
    const operations = listOperations(await readDocument(await createTestApp(shared.settings)));
    for (const { responses } of operations) {
      for (const [status, { content }] of Object.entries(responses)) {
        if (Number(status) < 300) continue;
        const examples = Object.values(content?.["application/json"]?.examples ?? {});
        expect(examples.length).toBeGreaterThan(0);
        for (const example of examples) {
          publicErrorSchema.strict().parse("value" in example ? example.value : null);
        }
      }
    }
  });

  test("has an example of every success, equal to a real response", async () => {
    const operations = listOperations(await readDocument(await createTestApp(shared.settings)));
    const examples = Object.fromEntries(
      operations.map(({ id, responses }) => {
        const [media] = Object.values(
          (responses["200"] ?? responses["201"] ?? responses["202"])?.content ?? {},
        );
        const inSchema = media?.schema && "examples" in media.schema ? media.schema.examples : [];
        return [id, (media?.example ?? inSchema?.[0]) as unknown];
      }),
    );
    expect(examples["getOpenapi"]).toMatchObject({ openapi: "3.1.0" });
    pingEndpoints["v1.ping"].responses[200].strict().parse(examples["ping"]);
    expect(examples["pingJsonp"]).toBe(`/**/onPing(${JSON.stringify(examples["ping"])});`);
    creditsResponseSchema.strict().parse(examples["getCredits"]);
    generationOptionsSchema.strict().parse(examples["getOptions"]);
    const { content } = publicGenerateResponseSchema.strict().parse(examples["generatePost"]);
    expect(parsePost(content)).toMatchObject({ ok: true, warnings: [] });
    publicPostRewriteEndpoints["v1.rewritePost"].responses[200]
      .strict()
      .parse(examples["rewritePost"]);
    planningEndpoints.planFacts.responses[200].strict().parse(examples["planFacts"]);
    planningEndpoints.planOutline.responses[200].strict().parse(examples["planOutline"]);
    planningEndpoints.planHooks.responses[200].strict().parse(examples["planHooks"]);
    publicCarouselListResponseSchema.strict().parse(examples["listCarousels"]);
    jobSchema.strict().parse(examples["getJob"]);
    jobSchema.strict().parse(examples["retryJob"]);
    for (const id of [
      "getCarousel",
      "createCarousel",
      "updateCarousel",
      "duplicateCarousel",
      "restoreVersion",
    ]) {
      publicCarouselSchema.strict().parse(examples[id]);
    }
    publicWebhookEndpoints["v1.listWebhooks"].responses[200]
      .strict()
      .parse(examples["listWebhooks"]);
    webhookSchema.strict().parse(examples["createWebhook"]);
    sourceEndpoints.listSources.responses[200].strict().parse(examples["listSources"]);
    for (const verb of ["read", "get"]) {
      sourceEndpoints.readSource.responses[201].strict().parse(examples[`${verb}Source`]);
    }
    connectionListResponseSchema.strict().parse(examples["listConnections"]);
    publicationListResponseSchema.strict().parse(examples["listPublications"]);
    for (const verb of ["get", "create", "change", "decide"]) {
      publicationSchema.strict().parse(examples[`${verb}Publication`]);
    }
    const { "v1.createReview": created, "v1.listReviews": listed } = publicReviewEndpoints;
    created.responses[201].strict().parse(examples["createReview"]);
    listed.responses[200].strict().parse(examples["listReviews"]);
    publicSourceEndpoints["v1.checkPost"].responses[200].strict().parse(examples["checkPost"]);
    validateResponseSchema.strict().parse(examples["validatePost"]);
    for (const id of ["listStarters", "getStarter"] as const) {
      starterEndpoints[`v1.${id}`].responses[200].strict().parse(examples[id]);
    }
    for (const verb of ["get", "save"]) {
      voiceEndpoints.getVoice.responses[200].strict().parse(examples[`${verb}Voice`]);
    }
    voiceEndpoints.learnVoice.responses[200].strict().parse(examples["learnVoice"]);
    expect(Object.keys(examples)).toHaveLength(51);
  });

  test("lists all custom headers of every response", async () => {
    const api = await setUpPublicApi(shared.settings, { RATE_LIMIT_API: "200" });
    const operations = listOperations(await readDocument(api));
    const own =
      /^(x-request-id|location|preference-applied|x-credits-.+|ratelimit-.+|retry-after|idempotent-.+|x-render-.+|www-auth.+)$/;
    const long = { header: "Long", description: [{ type: "text", value: "Words ".repeat(2000) }] };
    const form = { ...generateForm, post: { title: "Long", content: [long] } };
    const unnamed: string[] = [];
    const seen = new Set<string>();
    for (const [token, prefer] of [
      [api.key, "wait=5"],
      [api.key, "respond-async"],
      ["nobody's", ""],
    ] as const) {
      for (const { id, method, path, responses } of operations) {
        const body = method === "POST" || method === "PUT" ? { body: form } : {};
        const headers = { "idempotency-key": id, prefer };
        const answer = await api.send(method, path, { ...body, headers, token });
        const sent = Object.keys(answer.headers).filter((name) => own.test(name));
        const named = Object.keys(responses[answer.statusCode]?.headers ?? {});
        const known = new Set(named.map((name) => name.toLowerCase()));
        for (const name of sent) {
          seen.add(name);
          if (!known.has(name)) unnamed.push(`${id} ${answer.statusCode} ${name}`);
        }
      }
    }
    expect(unnamed).toEqual([]);
    const names = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ headers: found = {} }) => Object.keys(found)),
    );
    // No request in this test exceeded a rate limit.
    expect([...seen, "retry-after"].toSorted()).toEqual(
      [...new Set(names.map((name) => name.toLowerCase()))].toSorted(),
    );
  });
});

describeOnEngine("sqlite", "the example of an error equals the real response", (shared) => {
  const json = { "content-type": "application/json" };
  const setUp = async (environment: Record<string, string> = {}) => {
    const api = await setUpPublicApi(shared.settings, environment);
    const { components } = await readDocument(await createTestApp(shared.settings));
    return {
      ...api,
      findExamples: (status: number) => {
        const response = components?.responses?.[status];
        const content = response && "content" in response ? response.content : {};
        const examples = Object.values(content?.["application/json"]?.examples ?? {});
        return examples.map((example) => ("value" in example ? (example.value as unknown) : null));
      },
    };
  };

  test.for([
    [400, { payload: "{}" }],
    [400, { payload: JSON.stringify({ ...generateForm, slides: 99 }) }],
    [401, { headers: { ...json, authorization: "" } }],
    [401, { headers: { ...json, authorization: "Bearer sl_nobody" } }],
    [413, { payload: JSON.stringify({ topic: "x".repeat(4 * 1_048_576) }) }],
    [415, { headers: { "content-type": "text/plain" } }],
  ] as const)("%i", async ([status, change]) => {
    const { app, key, findExamples } = await setUp();
    const answer = await app.inject({
      method: "POST",
      url: "/api/v1/generate",
      payload: JSON.stringify(generateForm),
      ...change,
      headers: {
        ...json,
        authorization: `Bearer ${key}`,
        ...("headers" in change && change.headers),
      },
    });
    expect(answer.statusCode).toBe(status);
    expect(findExamples(status)).toContainEqual(answer.json());
  });

  test("402, 422, 429", async () => {
    const { send, key, findExamples } = await setUp({ RATE_LIMIT_API: "14" });
    const generate = (body: object, idempotencyKey: string) =>
      send("POST", "/api/v1/generate", {
        body,
        token: key,
        headers: { "idempotency-key": idempotencyKey },
      });
    for (let time = 0; time < 10; time++) await generate(generateForm, String(time));
    const answers = {
      402: await generate(generateForm, "one more"),
      422: await generate({ ...generateForm, slides: 3 }, "0"),
    };
    for (const [status, answer] of Object.entries(answers)) {
      expect(answer.statusCode).toBe(Number(status));
      expect(findExamples(Number(status))).toContainEqual(answer.json());
    }
    await generate(generateForm, "0");
    await generate(generateForm, "0");
    const often = await generate(generateForm, "0");
    expect(often.statusCode).toBe(429);
    const seconds = often.headers["retry-after"];
    const example = JSON.stringify(findExamples(429)).replace("30 seconds", `${seconds} seconds`);
    expect(JSON.parse(example)).toContainEqual(often.json());
  });

  test("403", async () => {
    const gated = await setUp({ PLAN_GATES: "on" });
    const plan = await gated.send("GET", "/api/v1/credits", { token: gated.key });
    const { app } = await createTestApp(shared.settings, {
      environment: { PUBLIC_URL: "https://slides.example" },
    });
    const plain = await app.inject("/api/v1/ping");
    const open = await setUp();
    const { key } = await open.context.apiKeys.create(open.account, {
      name: "Looks only",
      scopes: ["read"],
    });
    const scope = await open.send("POST", "/api/v1/generate", { token: key, body: generateForm });
    expect([plan.statusCode, scope.statusCode, plain.statusCode]).toEqual([403, 403, 403]);
    expect(gated.findExamples(403)).toEqual([plan.json(), scope.json(), plain.json()]);
  });
});
