import { parsePost } from "@slideloom/core/document";
import { creditsResponseSchema } from "@slideloom/core/contract/credits";
import { generationOptionsSchema } from "@slideloom/core/contract/generation";
import { pingEndpoints } from "@slideloom/core/contract/ping";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { publicGenerateResponseSchema } from "@slideloom/core/contract/public-generation";
import { expect, test } from "vitest";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { generateForm, setUpPublicApi, type PublicApi } from "./public-api.fixture.ts";

const generate = ({ send, key }: PublicApi, body: object | string = generateForm) =>
  send("POST", "/api/v1/generate", { body, token: key });

describeOnBothEngines("POST /api/v1/generate", (shared) => {
  test("returns a post with only text items and charges one credit", async () => {
    const api = await setUpPublicApi(shared.settings);
    const response = await generate(api, { ...generateForm, template: "How-to Guide", slides: 5 });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      "x-credits-remaining": "9",
    });
    const body = publicGenerateResponseSchema.strict().parse(response.json());
    expect(body.remaining_credits).toBe(9);
    const parsed = parsePost(body.content);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.post.content).toHaveLength(5);
    const types = parsed.post.content.flatMap(({ description }) => description.map((i) => i.type));
    expect(new Set(types)).toEqual(new Set(["text"]));
  });

  test("returns 402 when the credits are used up", async () => {
    const api = await setUpPublicApi(shared.settings);
    for (let time = 0; time < 10; time++) expect((await generate(api)).statusCode).toBe(200);
    const refused = await generate(api);
    expect(refused.statusCode).toBe(402);
    expect(refused.headers["x-credits-remaining"]).toBe("0");
    expect(refused.json()).toEqual({
      status: "error",
      error: "Insufficient credits",
      message: "You have no credits left. Upgrade your plan or wait for the monthly reset.",
    });
  });
});

describeOnEngine("sqlite", "a request to generate", (shared) => {
  const countSlides = (content: string): number => JSON.parse(content).content.length;

  test("uses defaults for absent or null fields, and one slide for a single post", async () => {
    const api = await setUpPublicApi(shared.settings);
    const nulls = { style: null, slides: null, format: null };
    for (const [body, slides] of [
      [generateForm, 8],
      [{ ...generateForm, ...nulls }, 8],
      [{ ...generateForm, format: "single", slides: 4 }, 1],
      [{ ...generateForm, topic: "Tea", slides: 15 }, 15],
    ] as const) {
      const response = await generate(api, body);
      expect(countSlides(response.json<{ content: string }>().content)).toBe(slides);
    }
  });

  test("gets a warning with the choices for an unknown name", async () => {
    const api = await setUpPublicApi(shared.settings);
    const response = await generate(api, { ...generateForm, template: "limerick" });
    expect(response.json<{ warnings: string[] }>().warnings[0]).toMatch(/limerick.*Educational/);
  });

  test.for([
    [{}, "Missing required field", "The topic field is required."],
    [{ topic: null }, "Missing required field", "The topic field is required."],
    [{ topic: "Tea time" }, "Missing required field", "The template field is required."],
    [[], "Invalid field", "The request's body must be a JSON object."],
    ["null", "Missing required field", "The request's body must be a JSON object."],
    ["", "Missing required field", "The request's body must be a JSON object."],
    ['"text"', "Invalid field", "The request's body must be a JSON object."],
    [{ topic: 7 }, "Invalid field", "The topic field must be text."],
    [{ topic: " ab " }, "Invalid field", "The topic field must be at least 3 characters."],
    [{ template: " " }, "Invalid field", "The template field must not be empty."],
    [{ style: 7 }, "Invalid field", "The style field must be text."],
    [{ slides: 0 }, "Invalid field", "The slides field must be a whole number from 1 to 15."],
    [{ slides: 16 }, "Invalid field", "The slides field must be a whole number from 1 to 15."],
    [{ slides: 2.5 }, "Invalid field", "The slides field must be a whole number from 1 to 15."],
    [{ slides: "8" }, "Invalid field", "The slides field must be a whole number from 1 to 15."],
    [{ format: "story" }, "Invalid field", "The format field must be carousel or single."],
  ] as const)("with %j returns 400 %s: %s", async ([change, error, message]) => {
    const api = await setUpPublicApi(shared.settings);
    const isWhole = typeof change === "string" || Array.isArray(change) || message.includes("requ");
    const body = isWhole ? change : { ...generateForm, ...(change as object) };
    const response = await generate(api, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ status: "error", error, message });
    expect(response.headers["x-credits-remaining"]).toBe("10");
  });

  test.for([
    ["{", "application/json", 400],
    ['{"topic":"Tea","__proto__":{}}', "application/json", 400],
    ["topic=Tea", "application/x-www-form-urlencoded", 415],
    ["{}", "text/plain", 415],
    ["x".repeat(4 * 1_048_576 + 1), "application/json", 413],
  ] as const)("that isn't JSON returns an API error (%#)", async ([payload, type, status]) => {
    const { app, key } = await setUpPublicApi(shared.settings);
    const response = await app.inject({
      method: "POST",
      url: "/api/v1/generate",
      headers: { authorization: `Bearer ${key}`, "content-type": type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    publicErrorSchema.strict().parse(response.json());
    expect(response.headers["x-credits-remaining"]).toBe("10");
  });
});

describeOnEngine("sqlite", "a key", (shared) => {
  test("is accepted in either header", async () => {
    const { app, key } = await setUpPublicApi(shared.settings);
    for (const headers of [{ authorization: `Bearer ${key}` }, { "x-api-token": key }]) {
      const response = await app.inject({ url: "/api/v1/credits", headers });
      expect(response.statusCode).toBe(200);
      expect(creditsResponseSchema.strict().parse(response.json())).toMatchObject({
        credits: 10,
        plan: "free",
        limit: 10,
      });
    }
  });

  test.for([
    ["POST", "/api/v1/generate"],
    ["POST", "/api/v1/validate"],
    ["POST", "/api/v1/render"],
    ["GET", "/api/v1/carousels"],
    ["GET", "/api/v1/credits"],
  ] as const)("is required for %s %s", async ([method, url]) => {
    const { send, key } = await setUpPublicApi(shared.settings);
    const missing = await send(method, url, { body: generateForm });
    expect(missing.statusCode).toBe(401);
    expect(missing.json()).toEqual({
      status: "error",
      error: "Authentication Failed",
      message: "Token not provided. Include it in the Authorization or X-API-Token header.",
    });
    expect(missing.headers).not.toHaveProperty("x-credits-remaining");
    expect((await send(method, url, { body: generateForm, token: `${key}x` })).statusCode).toBe(
      401,
    );
  });

  test("of a plan without API access returns 403 if plan gates are on", async () => {
    const api = await setUpPublicApi(shared.settings, { PLAN_GATES: "on" });
    const refused = await generate(api);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: "API access not included" });
    await api.context.credits.changePlan(api.accountId, "pro");
    expect((await generate(api)).headers["x-credits-remaining"]).toBe("499");
  });

  test("gets its rate limit with every response, including the 429", async () => {
    const api = await setUpPublicApi(shared.settings, { RATE_LIMIT_API: "3" });
    const standings = [];
    for (const url of ["/api/v1/credits", "/api/v1/ping", "/api/v1/nope", "/api/v1/credits"]) {
      const { statusCode, headers } = await api.send("GET", url, { token: api.key });
      expect(headers["x-credits-remaining"]).toBe("10");
      expect(headers["ratelimit-limit"]).toBe("3");
      expect(Number(headers["ratelimit-reset"])).toBeGreaterThan(0);
      standings.push([statusCode, headers["ratelimit-remaining"], "retry-after" in headers]);
    }
    expect(standings).toEqual([
      [200, "2", false],
      [200, "1", false],
      [404, "0", false],
      [429, "0", true],
    ]);
  });
});

describeOnEngine("sqlite", "without a key", (shared) => {
  test("the options are those that a generation accepts", async () => {
    const { send } = await setUpPublicApi(shared.settings);
    const options = generationOptionsSchema
      .strict()
      .parse((await send("GET", "/api/v1/options")).json());
    expect(options.templates[0]?.name).toBe("Educational/Tutorial");
    expect(options.styles[0]?.name).toBe("Professional");
    expect(options.slides).toEqual({ min: 1, max: 15, default: 8 });
    expect(options.visitorGenerations).toBe(3);
  });

  test.for(["", "?callback=app.on_Ping.$1", `?callback=${"a".repeat(64)}`])(
    "ping-jsonp%s calls that function with a ping",
    async (query) => {
      const { send } = await setUpPublicApi(shared.settings);
      const response = await send("GET", `/api/v1/ping-jsonp${query}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "no-store",
      });
      const callback = query.split("=")[1] ?? "callback";
      const [start, end] = [`/**/${callback}(`, ");"];
      expect(response.body.startsWith(start)).toBe(true);
      expect(response.body.endsWith(end)).toBe(true);
      pingEndpoints["v1.ping"].responses[200].parse(
        JSON.parse(response.body.slice(start.length, -end.length)),
      );
    },
  );

  test.for(["alert(1)", "a.", "", "1a", "a-b", "a%0Ab", "é", "a".repeat(65), "a&callback=b"])(
    "ping-jsonp rejects callback=%s",
    async (callback) => {
      const { send } = await setUpPublicApi(shared.settings);
      const response = await send("GET", `/api/v1/ping-jsonp?callback=${encodeURI(callback)}`);
      expect(response.statusCode).toBe(400);
      expect(response.headers["content-type"]).toMatch(/json/);
      expect(response.json()).toMatchObject({ status: "error", error: "Invalid field" });
    },
  );
});

describeOnEngine("sqlite", "every path of the API", (shared) => {
  const paths: [string, string[]][] = [
    ...["generate", "validate", "render"].map((path): [string, string[]] => [path, ["POST"]]),
    ...["carousels", "webhooks"].map((path): [string, string[]] => [path, ["GET", "HEAD", "POST"]]),
    ...["ping", "ping-jsonp", "credits", "options"].map((path): [string, string[]] => [
      path,
      ["GET", "HEAD"],
    ]),
  ];

  test.for(paths)(
    "returns 405 for a wrong method on %s, with the allowed ones",
    async ([path, right]) => {
      const { send } = await setUpPublicApi(shared.settings);
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
        if (right.includes(method)) continue;
        for (const end of ["", "/", "?x=1"]) {
          const response = await send(method, `/api/v1/${path}${end}`);
          expect(response.statusCode).toBe(405);
          expect(response.headers["allow"]).toBe(right.join(", "));
          expect(response.json()).toEqual({
            status: "error",
            error: "Method Not Allowed",
            message: `/api/v1/${path}${end === "/" ? "/" : ""} answers ${right.join(", ")} only`,
          });
        }
      }
    },
  );

  test("allows CORS for every origin, without cookies", async () => {
    const { app, key } = await setUpPublicApi(shared.settings);
    const preflight = await app.inject({
      method: "OPTIONS",
      url: "/api/v1/generate",
      headers: {
        origin: "https://example.com",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
      "access-control-allow-headers":
        "Authorization, Content-Type, Idempotency-Key, Prefer, X-API-Token",
    });
    for (const url of ["/api/v1/credits", "/api/v1/ping", "/api/v1/nope"]) {
      for (const headers of [{}, { "x-api-token": key }]) {
        const response = await app.inject({ url, headers });
        expect(response.headers["access-control-allow-origin"]).toBe("*");
        expect(response.headers).not.toHaveProperty("access-control-allow-credentials");
      }
    }
    expect((await app.inject("/api/auth/me")).headers).not.toHaveProperty(
      "access-control-allow-origin",
    );
  });
});
