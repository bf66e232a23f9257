import { once } from "node:events";
import { request, type ClientRequest } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { samplePost } from "@slideloom/core/document";
import { expect, test, vi } from "vitest";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { registerSomebody } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { generateForm, setUpPublicApi } from "../public-api/public-api.fixture.ts";

/** More slides than can be rendered before the client disconnects. */
const content = Array.from({ length: 30 }, (_, index) => ({
  header: `Cup ${index}`,
  description: [{ type: "text", value: "Warm words ".repeat(20) }],
}));
const long = { title: "Tea", content };

interface Sent {
  method?: "GET" | "POST";
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

async function setUp(settings: DatabaseSettings, environment?: Record<string, string>) {
  const api = await setUpPublicApi(settings, environment);
  const { token } = await registerSomebody(api);
  const url = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const send = ({ method = "POST", path, body, headers }: Sent): ClientRequest => {
    const sent = request(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${path.startsWith("/api/v1/") || path === "/mcp" ? api.key : token}`,
        accept: "application/json, text/event-stream",
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
    });
    sent.on("error", () => undefined);
    return sent;
  };
  /** Returns log lines of level warn or higher. */
  const listTroubles = () =>
    api.log.text.split("\n").filter((line) => line !== "" && JSON.parse(line).level >= 40);
  return { ...api, url, send, listTroubles };
}

const callTool = (name: string, args: object, _meta?: object) => ({
  path: "/mcp",
  body: {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args, ...(_meta && { _meta }) },
  },
});

const slow = { post: long, type: "zip", scale: 3 };

describeOnEngine("sqlite", "a client that leaves", (shared) => {
  const requests: Record<string, Sent> = {
    render: { path: "/api/v1/render", body: slow },
    generate: { path: "/api/v1/generate", body: generateForm },
    "generate in the editor": {
      path: "/api/generate-carousel",
      body: { ...generateForm, slides: 15 },
    },
    render_post: callTool("render_post", slow),
    "render_post with progress": callTool("render_post", slow, { progressToken: 1 }),
    preview_slide: callTool("preview_slide", { post: samplePost }),
    generate_post: callTool("generate_post", generateForm),
    export: { method: "GET", path: "/api/library/export" },
    openapi: { method: "GET", path: "/api/v1/openapi.json" },
  };

  const cases = Object.keys(requests).flatMap(
    (name) =>
      [
        [name, "25"],
        [name, "0"],
      ] as const,
  );
  test.for(sampleCases(cases, 3))(
    "from %s causes no logged error, with RENDER_TIMEOUT_SECONDS %s",
    async ([name, RENDER_TIMEOUT_SECONDS]) => {
      const { send, listTroubles, log, app } = await setUp(shared.settings, {
        RENDER_TIMEOUT_SECONDS,
      });
      const sent = requests[name];
      if (!sent) throw new Error(`There is no request ${name}.`);
      for (const afterMs of [30, 100, 400, 900]) {
        const client = send(sent);
        client.end(sent.body && JSON.stringify(sent.body));
        await delay(afterMs);
        client.destroy();
      }
      // On a slow machine the earlier requests may not have arrived yet.
      const arrived = once(app.server, "request");
      const last = send(sent);
      last.end(sent.body && JSON.stringify(sent.body));
      await arrived;
      last.destroy();
      await vi.waitFor(() => expect(log.text).toContain('"answered"'), { timeout: 90_000 });
      await delay(300);
      expect(listTroubles()).toEqual([]);
    },
  );

  test("in the middle of its body causes none either", async () => {
    const { send, listTroubles } = await setUp(shared.settings);
    for (const [path, type] of [
      ["/api/v1/render", "application/json"],
      ["/mcp", "application/json"],
      ["/api/media", "image/png"],
      ["/api/library/import", "application/zip"],
    ] as const) {
      const headers = { "content-length": "1000000", "content-type": type };
      const client = send({ path, headers });
      client.write("{".repeat(1000));
      await delay(100);
      client.destroy();
    }
    await delay(300);
    expect(listTroubles()).toEqual([]);
  });

  test("doesn't hide an internal error", async () => {
    const { send, listTroubles, context } = await setUp(shared.settings);
    const client = send({ path: "/api/v1/render", body: { post: samplePost } });
    context.drawing.drawSlides = async () => {
      client.destroy();
      await delay(100);
      throw new Error("a bug");
    };
    client.end(JSON.stringify({ post: samplePost }));
    await vi.waitFor(() => expect(listTroubles().join()).toContain("a bug"), { timeout: 90_000 });
  });
});
