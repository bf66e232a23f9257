import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { PNG } from "pngjs";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { pack } from "../scripts/pack.mjs";

const run = promisify(execFile);
const post = fileURLToPath(new URL("../docs/example.post.json", import.meta.url));
const maxTarballBytes = 45e6;
const maxInstalledBytes = 240e6;
/** Packing, and installing from the registry, on a slow machine. */
const timeout = 600_000;
/** What npm says where it can't reach its registry. */
const noRegistry =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

const headers = { "content-type": "application/json" };

/** Starts the installed product on a free port, and returns its first lines and its address. */
async function serve() {
  const env = { ...process.env, HOME: folder, PORT: "0", LOG_LEVEL: "fatal" };
  const server = spawn(process.execPath, [program], { cwd: folder, env });
  onTestFinished(async () => {
    server.kill();
    await once(server, "exit");
  });
  const lines: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    lines.push(line);
    if (line.startsWith("Slideloom is ready")) break;
  }
  return { lines, url: /http:\S+/.exec(lines.at(-1) ?? "")?.[0] ?? "" };
}

/** Signs somebody up, and returns an API key. */
async function createKey(url: string): Promise<string> {
  const username = `agent${Date.now()}`;
  const email = `${username}@example.com`;
  const form = JSON.stringify({ username, email, password: "correct horse" });
  const post = (path: string, token = "", body = "{}") =>
    fetch(url + path, {
      method: "POST",
      headers: { ...headers, ...(token !== "" && { authorization: `Bearer ${token}` }) },
      body,
    });
  const { token } = (await (await post("/api/auth/register", "", form)).json()) as {
    token: string;
  };
  const made = (await (await post("/api/auth/api-token", token)).json()) as { apiToken: string };
  return made.apiToken;
}

/** Calls a tool, and returns its data. */
async function call(client: Client, name: string, args: object) {
  const result = await client.callTool({ name, arguments: { ...args } });
  expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
  return { content: result.content, data: result.structuredContent as Record<string, unknown> };
}

/** What a program does for its person: writes a post, changes a slide, and looks at all slides. */
async function makePost(client: Client): Promise<unknown> {
  const topic = "Three cups of tea";
  const { data } = await call(client, "generate_post", { topic, slides: 3 });
  const { carousel_id, version } = data;
  const value = { header: "Second cup", description: [{ type: "text", value: "Ten minutes." }] };
  const operations = [{ op: "set_slide", slide: 2, value }];
  await call(client, "update_carousel", { carousel_id, version, operations });
  const { content } = await call(client, "preview_carousel", { carousel_id });
  expect(content).toMatchObject([{ type: "text" }, { type: "image", mimeType: "image/jpeg" }]);
  return carousel_id;
}

async function drawSlide(client: Client, carousel_id: unknown, slide: number): Promise<Buffer> {
  const { data } = await call(client, "export_carousel", { carousel_id, type: "png", slide });
  const url = new URL(String(data["url"]));
  // A program on this computer gets a file, others a link.
  if (url.protocol === "file:") return readFileSync(url);
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

/** Somebody's empty folder, into which the packed product is installed. */
const folder = mkdtempSync(join(tmpdir(), "slideloom-npm-"));
const program = join(folder, "node_modules/slideloom/bin/slideloom.js");
const start = (...args: string[]) =>
  run(process.execPath, [program, ...args], { cwd: folder, env: { ...process.env, HOME: folder } });

describe("the npm package", () => {
  let tarball = "";
  let isOffline = false;
  beforeAll(async () => {
    tarball = await pack(folder);
    writeFileSync(join(folder, "package.json"), "{}");
    const flags = ["--no-audit", "--no-fund", "--prefer-offline"];
    await run("npm", ["install", ...flags, tarball], { cwd: folder }).catch((error: Error) => {
      if (!noRegistry.test(error.message)) throw error;
      isOffline = true;
    });
  }, timeout);
  beforeEach(({ skip }) => skip(isOffline, "npm's registry can't be reached"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is small, as a file and when it is installed", () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(maxTarballBytes);
    const files = readdirSync(join(folder, "node_modules"), {
      recursive: true,
      withFileTypes: true,
    });
    const bytes = files
      .filter((file) => file.isFile())
      .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(maxInstalledBytes);
  });

  test("renders the same file as the workspace", { timeout }, async () => {
    cpSync(post, join(folder, "post.json"));
    await start("render", "post.json", "--slide", "4", "--out", "packed");
    const workspace = fileURLToPath(
      new URL("../packages/server/bin/slideloom.js", import.meta.url),
    );
    const args = [workspace, "render", "post.json", "--slide", "4", "--out", "own"];
    await run(process.execPath, args, { cwd: folder });
    const [packed, own] = ["packed", "own"].map((name) =>
      readFileSync(join(folder, name, "carousel-slide-4.png")),
    );
    expect(packed?.equals(own ?? Buffer.of())).toBe(true);
    await start("render", "post.json", "--type", "pdf", "--out", "packed");
    expect(readdirSync(join(folder, "packed"))).toHaveLength(2);
  });

  test("serves the product, with data in the person's folder", { timeout }, async () => {
    const { lines, url } = await serve();
    expect(lines[0]).toBe(`Data folder: ${join(folder, ".slideloom")}`);
    const skills = "/.well-known/agent-skills/index.json";
    for (const path of ["/", "/create", "/healthz", "/api/v1/ping", skills]) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    }
    const generated = await fetch(`${url}/api/generate-carousel`, {
      method: "POST",
      headers,
      body: JSON.stringify({ template: "Checklist", topic: "Tea", style: "", slides: 3 }),
    });
    expect(generated.status).toBe(200);
  });

  test("serves tools to AI programs", { timeout }, async () => {
    const client = new Client({ name: "tests", version: "1.0.0" });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program, "mcp", "--out", join(folder, "files")],
    });
    await client.connect(transport);
    onTestFinished(() => client.close());
    const content = [{ header: "Cup", description: [{ type: "text", value: "Warm" }] }];
    const result = await client.callTool({
      name: "preview_carousel",
      arguments: { post: { title: "Tea", content } },
    });
    expect(result).toMatchObject({ content: [{ type: "text" }, { type: "image" }] });
    const skill = await client.readResource({ uri: "skill://slideloom/SKILL.md" });
    expect(skill).toMatchObject({ contents: [{ mimeType: "text/markdown" }] });
  });

  test("takes an agent from nothing to a post, over HTTP and stdio", { timeout }, async () => {
    const { url } = await serve();
    const key = await createKey(url);
    const transports = [
      new StreamableHTTPClientTransport(new URL("/mcp", url), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      }),
      new StdioClientTransport({
        command: process.execPath,
        args: [program, "mcp", "--out", join(folder, "agent")],
        env: { SLIDELOOM_URL: url, SLIDELOOM_KEY: key, HOME: folder },
      }),
    ];
    const ids: unknown[] = [];
    const images: Buffer[] = [];
    for (const transport of transports) {
      const client = new Client({ name: "tests", version: "1.0.0" });
      await client.connect(transport);
      ids.push(await makePost(client));
      images.push(await drawSlide(client, ids[0], 2), await drawSlide(client, ids.at(-1), 3));
      await client.close();
    }
    const drawn = images.map((image) => PNG.sync.read(image));
    for (const { width, height } of drawn) expect([width, height]).toEqual([1080, 1350]);
    // Files differ by their compression, pixels don't.
    expect(drawn[2]?.data.equals(drawn[0]?.data ?? Buffer.of())).toBe(true);
    expect(new Set(drawn[0]?.data).size).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(2);
  });

  test("has every library that models are called with", { timeout }, async () => {
    const highlighter = ["highlight.js/lib/core", "highlight.js/lib/languages/cpp"];
    const names = ["ai", "@ai-sdk/anthropic", "@ai-sdk/google", "@ai-sdk/openai"];
    const code = [...names, "@ai-sdk/openai-compatible", "pdf-lib", ...highlighter]
      .map((name) => `await import(${JSON.stringify(name)});`)
      .concat('console.log("all");')
      .join("\n");
    const args = ["--input-type=module", "--eval", code];
    const { stdout } = await run(process.execPath, args, {
      cwd: join(folder, "node_modules/slideloom"),
    });
    expect(stdout).toBe("all\n");
  });
});
