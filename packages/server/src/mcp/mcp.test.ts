import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { templateIds } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { describeOnEngine, describeOnSampledEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "./mcp.fixture.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

const brokenPost = { title: "Tea", content: [{ header: "Cup", description: [{ type: "text" }] }] };

describeOnSampledEngine("the official client at /mcp", (shared) => {
  test("generates a post for one credit, once per idempotency key", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const form = { topic: "Tea", template: "Checklist", slides: 4, request_id: "a" };
    const first = await call("generate_post", form);
    expect(first.structuredContent).toMatchObject({
      carousel_id: expect.any(String) as string,
      post: { title: expect.any(String) as string, content: { length: 4 } },
      remaining_credits: 9,
      next: ["preview_carousel", "update_carousel"],
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
      next_cursor: null,
    });
    const { content, structuredContent } = await call("preview_slide", { carousel_id: mine.id });
    expect(structuredContent).toMatchObject({ slide: 1, warnings: [] });
    expect(structuredContent?.["editor_url"]).toBe(`${server.url}/create/${mine.id}`);
    const picture = content.find((part) => part.type === "image");
    expect(await sharp(Buffer.from(picture?.data ?? "", "base64")).metadata()).toMatchObject({
      format: "jpeg",
      width: 540,
      height: 540,
    });
    const both = await call("preview_slide", { carousel_id: mine.id, post: samplePost });
    expect(both).toMatchObject({
      isError: true,
      content: [{ text: "Send `carousel_id` of a saved carousel, or `post`, but not both." }],
    });
    expect(await call("preview_slide", { carousel_id: theirs.id })).toMatchObject({
      isError: true,
      content: [
        {
          text: "There is no such carousel. list_carousels lists the ids of this account's carousels.",
        },
      ],
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
    expect(first.structuredContent).toMatchObject({ publication: { id: form.id, due_at: null } });
    expect(await call("publish_carousel", unscheduled)).toEqual(first);
    const moved = await call("move_publication", {
      publication_id: form.id,
      when: { kind: "slot" },
    });
    expect(moved.structuredContent).toMatchObject({
      publication: { due_at: expect.any(String) as string },
    });
    // The next posting time may be minutes away, so preparing may have begun.
    const status = expect.stringMatching(/^(scheduled|preparing|ready)$/) as string;
    expect((await call("list_publications")).structuredContent).toMatchObject({
      publications: [{ id: form.id, targets: [{ status }] }],
    });
    expect(
      (await call("cancel_publication", { publication_id: form.id })).structuredContent,
    ).toMatchObject({ canceled: true });
    const decision = { publication_id: form.id, target_id: randomUUID(), decision: "there" };
    expect(await call("decide_publication", decision)).toMatchObject({ isError: true });
  });
});

describeOnEngine("sqlite", "the tools of /mcp", (shared) => {
  test("say whether they change, delete or publish something", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { client } = await connect();
    const { tools } = await client.listTools();
    const having = (hint: "readOnlyHint" | "destructiveHint" | "openWorldHint") =>
      tools.flatMap(({ name, annotations }) => (annotations?.[hint] ? [name] : []));
    expect(tools.map(({ name }) => name)).toHaveLength(28);
    expect(having("readOnlyHint")).toEqual([
      "list_options",
      "validate_post",
      "preview_carousel",
      "preview_slide",
      "get_slide_picture",
      "get_job",
      "list_carousels",
      "get_carousel",
      "list_brands",
      "list_voices",
      "outline_post",
      "suggest_hooks",
      "list_connections",
      "list_publications",
      "get_credits",
    ]);
    expect(having("destructiveHint")).toEqual([
      "delete_carousel",
      "publish_carousel",
      "move_publication",
      "cancel_publication",
    ]);
    expect(having("openWorldHint")).toEqual([
      "share_carousel",
      "add_image",
      "read_source",
      "outline_post",
      "suggest_hooks",
      "generate_post",
      "publish_carousel",
      "move_publication",
      "check_publication",
    ]);
    const validate = tools.find(({ name }) => name === "validate_post");
    expect(validate?.inputSchema).toMatchObject({
      properties: { post: { type: "object", required: ["title", "content"] } },
      required: ["post"],
    });
    expect(JSON.stringify(validate?.inputSchema)).toMatch(
      /"enum":\["cover","statement",.*"media":\{.*"oneOf":\[\{"type":"string"\},\{"type":"object"/,
    );
  });

  test("list the available options, in parts", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const read = async (part?: string) => {
      const result = await call("list_options", part === undefined ? {} : { part });
      expect(JSON.stringify(result).length).toBeLessThan(20_000);
      return result.structuredContent;
    };
    expect(JSON.stringify(await read()).length).toBeLessThan(2500);
    expect(await read("networks")).toMatchObject({
      networks: [{ id: "linkedin", ratio: "4:5", pixels: "1080x1350" }, {}, {}, {}, {}, {}],
      formats: ["carousel", "single"],
    });
    expect(await read("layouts")).toMatchObject({
      layouts: { cover: "the first slide", number: expect.any(String) as string },
    });
    expect(await read("designs")).toMatchObject({ templates: { length: templateIds.length } });
    expect(await read("writing")).toMatchObject({ slides: { min: 1, max: 15 } });
  });

  test("name the location of every error in a post", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const message = "Slide 1, item 1: missing required field 'value'";
    expect((await call("validate_post", { post: brokenPost })).structuredContent).toMatchObject({
      valid: false,
      issues: [{ message, path: ["content", 0, "description", 0] }],
    });
    for (const tool of ["preview_slide", "preview_carousel", "export_carousel", "render_post"]) {
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
    const update = async (args: object) => {
      const { structuredContent } = await call("update_slide", { post, ...args });
      const { post: changed, warnings } = structuredContent ?? {};
      return { post: changed as object, warnings };
    };
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

  test("link to the same file that the API renders", async () => {
    const { connect, send, key, url } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const form = { post: samplePost, type: "pdf", design: { template: "bold" } };
    const { content, structuredContent } = await call("export_carousel", form);
    const drawn = await send("POST", "/api/v1/render", { body: form, token: key });
    const name = "Find-any-old-post-fast-slides.pdf";
    expect(structuredContent).toMatchObject({ name, type: "application/pdf", warnings: [] });
    const link = content.find((part) => part.type === "resource_link");
    expect(link).toMatchObject({ name, mimeType: "application/pdf" });
    expect(link?.uri).toMatch(new RegExp(`^${url}/files/[\\w-]{36}/file/${name}\\?sig=`));
    const file = await fetch(link?.uri ?? "");
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer()).equals(drawn.rawPayload)).toBe(true);
    const altered = await fetch(
      (link?.uri ?? "").replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    );
    expect(altered.status).toBe(404);
  });

  test("report text that doesn't fit", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const value = "Words that go on. ".repeat(300);
    const long = {
      title: "Tea",
      content: [{ header: "Cup", description: [{ type: "text", value }] }],
    };
    for (const tool of ["preview_slide", "preview_carousel"]) {
      const { structuredContent } = await call(tool, { post: long });
      expect(structuredContent?.["warnings"]).toEqual(["Slide 1 has more text than fits"]);
    }
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
      const message = `This API key does not have the ${scope} scope. Use a key with this scope.`;
      expect(await call(tool, form)).toMatchObject({ isError: true, content: [{ text: message }] });
    }
  });

  test("report when to try again", async () => {
    const { connect } = await setUpMcp(shared.settings, { RATE_LIMIT_GENERATE: "1" });
    const { call } = await connect();
    const form = { topic: "Tea", template: "Checklist" };
    expect((await call("generate_post", form)).isError).toBeUndefined();
    const message = / Wait \d+ seconds before the next call\.$/;
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
