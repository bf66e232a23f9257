import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { samplePost } from "@slideloom/core/document";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { describeOnEngine, describeOnSampledEngine } from "../db/database.fixture.ts";
import { callWithProgress, setUpMcp } from "./mcp.fixture.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

const brokenPost = { title: "Tea", content: [{ header: "Cup", description: [{ type: "text" }] }] };

describeOnSampledEngine("the official client at /mcp", (shared) => {
  test("generates a post for one credit, once per idempotency key", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const form = { topic: "Tea", template: "Checklist", slides: 4, idempotency_key: "a" };
    const first = await call("generate_post", form);
    expect(first.structuredContent).toMatchObject({
      post: { title: expect.any(String) as string, content: { length: 4 } },
      remaining_credits: 9,
    });
    expect(await call("generate_post", form)).toEqual(first);
    expect((await call("get_credits")).structuredContent).toMatchObject({ credits: 9, limit: 10 });
  });

  test("previews the caller's saved carousels only", async () => {
    const server = await setUpMcp(shared.settings);
    const { call } = await server.connect();
    const other = await registerSomebody(server);
    const draft = { carouselFormat: "instagram" } as const;
    const mine = await server.context.carousels.create(
      server.accountId,
      buildCarousel("Mine", draft),
    );
    const theirs = await server.context.carousels.create(other.user.id, buildCarousel("Theirs"));
    expect((await call("list_carousels")).structuredContent).toMatchObject({
      carousels: [{ id: mine.id, title: "Mine" }],
      nextCursor: null,
    });
    const { content, structuredContent } = await call("preview_slide", { carousel_id: mine.id });
    expect(structuredContent).toEqual({ slide: 1, warnings: [] });
    const picture = content.find((part) => part.type === "image");
    expect(await sharp(Buffer.from(picture?.data ?? "", "base64")).metadata()).toMatchObject({
      format: "jpeg",
      width: 540,
      height: 540,
    });
    const both = await call("preview_slide", { carousel_id: mine.id, post: samplePost });
    expect(both).toMatchObject({
      isError: true,
      content: [{ text: "Invalid field: The carousel_id field can't be combined with post." }],
    });
    expect(await call("preview_slide", { carousel_id: theirs.id })).toMatchObject({
      isError: true,
      content: [{ text: "Not Found: There is no such carousel." }],
    });
  });

  test("saves a carousel, publishes it once, moves it, and cancels it", async () => {
    const { accountId, connect, context } = await setUpMcp(shared.settings, {
      FAKE_BLUESKY_URL: "http://127.0.0.1:9",
    });
    const { call } = await connect();
    await context.connections.connect(accountId, {
      network: "handover",
      name: "n8n",
      url: "http://127.0.0.1:9/hook",
      time_zone: "UTC",
    });
    const saved = (await call("save_carousel", { post: samplePost })).structuredContent;
    const { connections } = Object((await call("list_connections")).structuredContent);
    const form = {
      id: randomUUID(),
      carousel_id: saved?.["carousel_id"],
      when: { kind: "time", at: "2099-12-01T09:00", time_zone: "Europe/Berlin" },
      targets: [{ connection_id: connections[0].id, caption: "Tea" }],
    };
    const tooFar = await call("publish_carousel", form);
    expect(tooFar).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("up to two years ahead") }],
    });
    const unscheduled = { ...form, when: { kind: "unscheduled" } };
    const first = await call("publish_carousel", unscheduled);
    expect(first.structuredContent).toMatchObject({ id: form.id, due_at: null });
    expect(await call("publish_carousel", unscheduled)).toEqual(first);
    const moved = await call("move_publication", {
      publication_id: form.id,
      when: { kind: "slot" },
    });
    expect(moved.structuredContent).toMatchObject({ source: "slot" });
    // The next posting time may be minutes away, so preparing may have begun.
    const status = expect.stringMatching(/^(scheduled|preparing|ready)$/) as string;
    expect((await call("list_publications")).structuredContent).toMatchObject({
      publications: [{ id: form.id, targets: [{ status }] }],
    });
    expect(
      (await call("cancel_publication", { publication_id: form.id })).structuredContent,
    ).toEqual({ canceled: true });
    const decision = { publication_id: form.id, target_id: randomUUID(), decision: "there" };
    expect(await call("decide_publication", decision)).toMatchObject({ isError: true });
  });
});

describeOnEngine("sqlite", "the tools of /mcp", (shared) => {
  test("have correct annotations and state their cost", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { client } = await connect();
    const { tools } = await client.listTools();
    const effects = tools.map(({ name, annotations }) => [name, annotations]);
    const looks = {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    };
    const publishes = {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: true,
    };
    expect(Object.fromEntries(effects)).toEqual({
      list_options: looks,
      validate_post: looks,
      preview_slide: looks,
      update_slide: looks,
      render_post: { ...looks, readOnlyHint: false, idempotentHint: false },
      get_job: { ...looks, readOnlyHint: false, idempotentHint: false },
      list_carousels: looks,
      get_credits: looks,
      generate_post: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: true,
      },
      save_carousel: { ...looks, readOnlyHint: false, idempotentHint: false },
      list_connections: looks,
      list_publications: looks,
      publish_carousel: publishes,
      decide_publication: publishes,
      move_publication: { ...publishes, idempotentHint: true },
      cancel_publication: { ...publishes, idempotentHint: true, openWorldHint: false },
    });
    for (const { name, description, outputSchema } of tools) {
      expect(description).toMatch(name === "generate_post" ? /Costs 1 credit/ : /Free\.$/);
      expect(outputSchema).toBeDefined();
    }
    const validate = tools.find(({ name }) => name === "validate_post");
    expect(validate?.inputSchema).toMatchObject({
      properties: { post: { type: "object", required: ["title", "content"] } },
      required: ["post"],
    });
    expect(validate?.description).toContain("; number (a header that starts with a number,");
    expect(JSON.stringify(validate?.inputSchema)).toMatch(
      /"enum":\["cover","statement",.*"media":\{.*"oneOf":\[\{"type":"string"\},\{"type":"object"/,
    );
  });

  test("list the available options", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { structuredContent } = await (await connect()).call("list_options");
    expect(structuredContent).toMatchObject({
      networks: [{ id: "linkedin", ratio: "4:5", pixels: "1080x1350" }, {}, {}, {}, {}, {}],
      formats: ["carousel", "single"],
      layouts: [{ name: "cover", madeBy: "the first slide" }, ...Array<object>(16).fill({})],
      designTemplates: { length: 6 },
      palettes: { primaryColor: { length: 8 }, gradients: { length: 4 } },
      writing: { slides: { min: 1, max: 15 } },
    });
  });

  test("name the location of every error in a post", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const message = "Slide 1, item 1: missing required field 'value'";
    expect((await call("validate_post", { post: brokenPost })).structuredContent).toMatchObject({
      valid: false,
      issues: [{ message, path: ["content", 0, "description", 0] }],
    });
    for (const tool of ["preview_slide", "render_post"]) {
      expect(await call(tool, { post: brokenPost })).toMatchObject({
        isError: true,
        content: [{ text: `The post is invalid:\n- ${message} (["content",0,"description",0])` }],
      });
    }
  });

  test("change one slide and keep the others", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const post = {
      title: "Tea",
      content: [
        { header: "Cup", description: [], summary: "Warm" },
        { header: "Pot", description: [{ type: "text", value: "Hot" }] },
      ],
    };
    const update = async (args: object) =>
      (await call("update_slide", { post, ...args })).structuredContent;
    expect(await update({ slide: 1, summary: null })).toEqual({
      warnings: ["Slide 1 has only a header: 'description' is empty"],
      post: { ...post, content: [{ header: "Cup", description: [] }, post.content[1]] },
    });
    const description = [{ type: "code", value: "brew()" }];
    expect(await update({ slide: 2, header: "Kettle", description })).toEqual({
      warnings: [],
      post: { ...post, content: [post.content[0], { header: "Kettle", description }] },
    });
    const asked = { header: "Cup", description: [{ type: "text", value: "Why?" }], prompt: "Why?" };
    const outline = { title: "Tea", content: [asked] };
    expect(await update({ post: outline, slide: 1, header: "Mug" })).toEqual({
      warnings: ["Slide 1 has an unanswered question"],
      post: { title: "Tea", content: [{ ...asked, header: "Mug" }] },
    });
    expect(await update({ post: outline, slide: 1, description })).toEqual({
      warnings: [],
      post: { title: "Tea", content: [{ header: "Cup", description }] },
    });
    const described = { title: "Tea", content: [{ header: "Cup", description, alt: "A cup" }] };
    const altAfter = async (args: object) =>
      (await update({ post: described, slide: 1, ...args }))?.["post"];
    expect(await altAfter({ alt: "A mug" })).toHaveProperty("content.0.alt", "A mug");
    expect(await altAfter({ layout: "code" })).toHaveProperty("content.0.alt", "A cup");
    const reworded = await update({ post: described, slide: 1, header: "Mug" });
    expect(reworded?.["post"]).not.toHaveProperty("content.0.alt");
    expect(reworded?.["warnings"]).toEqual([
      "Slide 1: 'alt' was removed, because the words changed. Send it again to keep it.",
    ]);
    expect(await altAfter({ header: "Mug", alt: "A mug" })).toHaveProperty(
      "content.0.alt",
      "A mug",
    );
    expect(await altAfter({ alt: null })).not.toHaveProperty("content.0.alt");
    expect(await call("update_slide", { post, slide: 3 })).toMatchObject({
      isError: true,
      content: [{ text: "There is no slide 3: the post has 2." }],
    });
    const columns = [{ type: "two-columns", value: "{}" }];
    expect(await call("update_slide", { post, slide: 2, description: columns })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/Slide 2, item 1: invalid JSON/) as string }],
    });
  });

  test("render the same file as the API, and report what doesn't fit", async () => {
    const { connect, send, key } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const form = { post: samplePost, type: "pdf", design: { template: "bold" } };
    const { content, structuredContent } = await call("render_post", form);
    const drawn = await send("POST", "/api/v1/render", { body: form, token: key });
    const name = "Find-any-old-post-fast-slides.pdf";
    expect(structuredContent).toEqual({
      name,
      mediaType: "application/pdf",
      bytes: drawn.rawPayload.length,
      warnings: [],
    });
    expect(content[1]).toEqual({
      type: "resource",
      resource: {
        uri: `slideloom:/${name}`,
        mimeType: "application/pdf",
        blob: drawn.rawPayload.toString("base64"),
      },
    });
    const value = "Words that go on. ".repeat(300);
    const long = {
      title: "Tea",
      content: [{ header: "Cup", description: [{ type: "text", value }] }],
    };
    expect((await call("preview_slide", { post: long })).structuredContent).toEqual({
      slide: 1,
      warnings: [{ slide: 1, item: 1, message: "Slide 1 has more text than fits" }],
    });
  });

  test("link to a file that is too large for a response", async () => {
    const { connect, url } = await setUpMcp(shared.settings);
    const content = Array.from({ length: 14 }, (_, index) => ({
      header: `Cup ${index}`,
      description: [{ type: "text", value: "Warm" }],
    }));
    const form = { post: { title: "Tea", content }, type: "zip", scale: 3 };
    const { client } = await connect();
    const { result: response } = await callWithProgress(client, "render_post", form);
    const { bytes } = response.structuredContent as { bytes: number };
    expect(bytes).toBeGreaterThan(5e6);
    const link = response.content.find((part) => part.type === "resource_link");
    expect(link).toMatchObject({
      name: "Tea-slides.zip",
      mimeType: "application/zip",
      size: bytes,
    });
    expect(link?.uri.startsWith(`${url}/results/`)).toBe(true);
    const file = await fetch(link?.uri ?? "");
    expect((await file.arrayBuffer()).byteLength).toBe(bytes);
  });

  test("are limited by the key's scopes", async () => {
    const { context, account, connect } = await setUpMcp(shared.settings);
    const { key } = await context.apiKeys.create(account, { name: "Claude", scopes: ["read"] });
    const { call } = await connect(key);
    expect((await call("get_credits")).isError).toBeUndefined();
    expect((await call("update_slide", { post: samplePost, slide: 1 })).isError).toBeUndefined();
    const generate = { topic: "Tea", template: "Checklist" };
    for (const [tool, scope, form] of [
      ["generate_post", "generate", generate],
      ["preview_slide", "render", { post: samplePost }],
      ["render_post", "render", { post: samplePost }],
    ] as const) {
      const message = `Insufficient scope: This API key does not have the ${scope} scope. Use a key with this scope.`;
      expect(await call(tool, form)).toMatchObject({ isError: true, content: [{ text: message }] });
    }
  });

  test("report when to try again", async () => {
    const { connect } = await setUpMcp(shared.settings, { RATE_LIMIT_GENERATE: "1" });
    const { call } = await connect();
    const form = { topic: "Tea", template: "Checklist" };
    expect((await call("generate_post", form)).isError).toBeUndefined();
    const message = /^Too many requests: .* Wait \d+ seconds before the next call\.$/;
    expect(await call("generate_post", form)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(message) as string }],
    });
  });

  test("hide the details of internal errors, which are logged", async () => {
    const { connect, context, log } = await setUpMcp(shared.settings);
    context.drawing.drawSlides = async () => Promise.reject(new Error("a secret path"));
    const { call } = await connect();
    const response = await call("preview_slide", { post: samplePost });
    expect(response.isError).toBe(true);
    expect(JSON.stringify(response)).toContain("Something went wrong on our side");
    expect(JSON.stringify(response)).not.toContain("secret");
    expect(log.text).toContain("a secret path");
  });
});

describeOnEngine("sqlite", "a request to /mcp", (shared) => {
  const initialize = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "tests", version: "1" },
    },
  };

  async function setUp(environment?: Record<string, string>) {
    const server = await setUpMcp(shared.settings, environment);
    /** Uses `node:http`, since `fetch` doesn't allow setting Host. */
    const post = async (headers: Record<string, string>, body: unknown = initialize) => {
      const sent = request(new URL("/mcp", server.url), {
        method: "POST",
        headers: {
          authorization: `Bearer ${server.key}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...headers,
        },
      });
      const answered = new Promise<{ status: number | undefined; body: string }>((resolve) => {
        sent.on("response", async (response) =>
          resolve({ status: response.statusCode, body: await text(response) }),
        );
      });
      sent.end(JSON.stringify(body));
      return answered;
    };
    return { ...server, post };
  }

  test.for([
    { host: "slides.example" },
    { host: "localhost:3000" },
    { host: "slideloom:3000" },
    { host: "192.168.1.5" },
    { host: "[::1]:80" },
    { host: "slides.example", origin: "https://slides.example" },
    { origin: "http://localhost:6274" },
  ])("with %j succeeds", async (headers) => {
    const { post } = await setUp({ PUBLIC_URL: "https://slides.example" });
    const { status, body } = await post({ ...headers, "x-forwarded-proto": "https" });
    expect([status, JSON.parse(body)]).toMatchObject([
      200,
      { result: { serverInfo: { name: "slideloom" } } },
    ]);
  });

  test.for([
    [{ host: "evil.example" }, 403, "Host not allowed"],
    [{ host: "slides.example.evil.example" }, 403, "Host not allowed"],
    [{ origin: "https://evil.example" }, 403, "Origin not allowed"],
    [{ origin: "http://localhost.evil.example" }, 403, "Origin not allowed"],
    [{ origin: "null" }, 403, "Origin not allowed"],
    [{ authorization: "" }, 401, "Authentication Failed"],
    [{ authorization: "Bearer sl_no" }, 401, "Authentication Failed"],
    [{ "x-forwarded-proto": "http" }, 403, "HTTPS required"],
  ] as const)("with %j is rejected: %i %s", async ([headers, status, error]) => {
    const { post } = await setUp({ PUBLIC_URL: "https://slides.example" });
    const response = await post({
      host: "slides.example",
      "x-forwarded-proto": "https",
      ...headers,
    });
    expect(response.status).toBe(status);
    expect(publicErrorSchema.parse(JSON.parse(response.body)).error).toBe(error);
  });

  test("that is too large, not a message or not a POST is rejected", async () => {
    const { key, post, send } = await setUp();
    const body = { ...initialize, more: "x".repeat(4 * 1024 * 1024) };
    expect((await send("POST", "/mcp", { token: key, body })).statusCode).toBe(413);
    expect((await post({}, { jsonrpc: "1.0" })).status).toBe(400);
    for (const method of ["GET", "DELETE"] as const) {
      const response = await send(method, "/mcp");
      expect([response.statusCode, response.headers.allow]).toEqual([405, "POST"]);
    }
  });

  test("with random messages never causes a server error", async () => {
    const { send, key, log } = await setUp({ LOG_LEVEL: "error" });
    const headers = { accept: "application/json, text/event-stream" };
    const names = fc.constantFrom("list_options", "validate_post", "update_slide", "get_credits");
    const call = fc.record({
      name: fc.oneof({ weight: 9, arbitrary: names }, fc.string()),
      arguments: fc.oneof(
        fc.record({ post: fc.jsonValue(), slide: fc.jsonValue(), summary: fc.jsonValue() }),
        fc.jsonValue(),
      ),
    });
    const message = fc.record({
      jsonrpc: fc.constant("2.0"),
      id: fc.oneof(fc.nat(), fc.jsonValue()),
      method: fc.oneof({ weight: 9, arbitrary: fc.constant("tools/call") }, fc.string()),
      params: fc.oneof({ weight: 9, arbitrary: call }, fc.jsonValue()),
    });
    const sent = fc.oneof(
      { weight: 9, arbitrary: message.map((one) => JSON.stringify(one)) },
      fc.json(),
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(sent, async (body) => {
        const response = await send("POST", "/mcp", { token: key, body, headers });
        statuses.add(response.statusCode);
        return response.statusCode < 500 && !response.body.includes("Something went wrong");
      }),
      { numRuns: sampleRuns(300) },
    );
    expect(statuses).toContain(200);
    expect(log.text).toBe("");
  });

  test("counts as one request to the API", async () => {
    const { post } = await setUp({ RATE_LIMIT_API: "2" });
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await post({})).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("whose client disconnects cancels the generation", async () => {
    const { connect, context } = await setUp();
    const { client, call } = await connect();
    const ended = new Promise<void>((resolve) => {
      context.generations.generate = async (_caller, _input, { signal }) => {
        signal.addEventListener("abort", () => resolve());
        await client.close();
        await ended;
        throw new Error("Nobody is there.");
      };
    });
    const response = call("generate_post", { topic: "Tea", template: "Checklist" });
    await expect(response).rejects.toThrow("Connection closed");
    await ended;
  });
});
