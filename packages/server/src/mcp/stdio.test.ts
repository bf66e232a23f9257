import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { samplePost } from "@slideloom/core/document";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { defaultDesign } from "@slideloom/core/design";
import sharp from "sharp";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { connectClient, setUpMcp } from "./mcp.fixture.ts";

const bin = fileURLToPath(new URL("../../bin/slideloom.js", import.meta.url));

/** Starts `slideloom mcp` as a child process and connects the official client to it. */
async function start(args: string[] = [], env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-mcp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, "mcp", "--out", join(folder, "files"), ...args],
    env,
  });
  return { folder, ...(await connectClient(transport)) };
}

// The first run may have to build the packages, so it gets a longer time limit.
const timeout = 120_000;

test(
  "alone, it renders without a server, and lists no tool that needs one",
  { timeout },
  async () => {
    const { client, call, folder } = await start();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "list_options",
      "validate_post",
      "preview_carousel",
      "preview_slide",
      "get_slide_picture",
      "export_carousel",
    ]);
    expect(tools.at(-1)?.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
    });
    for (const { inputSchema } of tools) {
      for (const field of ["carousel_id", "media_urls"]) {
        expect(inputSchema.properties ?? {}).not.toHaveProperty(field);
      }
    }

    const preview = await call("preview_slide", { post: samplePost, slide: 2, network: "twitter" });
    const picture = preview.content.find((part) => part.type === "image");
    const { width, height } = await sharp(Buffer.from(picture?.data ?? "", "base64")).metadata();
    expect([width, height]).toEqual([800, 450]);

    const { content } = await call("export_carousel", { post: samplePost, type: "png", slide: 2 });
    const link = content.find((part) => part.type === "resource_link");
    expect(link).toMatchObject({ name: "carousel-slide-2.png", mimeType: "image/png" });
    const file = readFileSync(new URL(link?.uri ?? ""));
    const expected = await createNodeSlideRenderer().renderSlide({
      post: samplePost,
      design: defaultDesign,
      format: "linkedin",
      postType: "carousel",
      slideIndex: 1,
      mediaUrls: {},
    });
    expect(Buffer.compare(file, expected.bytes)).toBe(0);
    expect(link?.size).toBe(file.byteLength);
    await call("export_carousel", { post: samplePost, type: "png", slide: 2 });
    expect(readdirSync(join(folder, "files"))).toHaveLength(2);

    const zip = { post: samplePost, type: "zip", options: { texts: true, scale: 0.5 } };
    const { structuredContent: packed } = await call("export_carousel", zip);
    expect(packed).toMatchObject({ type: "application/zip" });
    const networks = await call("export_carousel", {
      post: samplePost,
      type: "networks",
      options: { scale: 0.5 },
    });
    const archive = networks.content.find((part) => part.type === "resource_link");
    expect(archive?.name).toMatch(/-networks\.zip$/);
    expect(Object.keys(unzipSync(readFileSync(new URL(archive?.uri ?? ""))))).toContain(
      "read-me.txt",
    );

    expect(await call("preview_slide", { post: samplePost, slide: 3 })).toMatchObject({
      isError: true,
      content: [{ text: "The slide field is out of range: the post has 2 slides." }],
    });
  },
);

describeOnEngine("sqlite", "with a server's address", (shared) => {
  test("it generates posts there, for the key's credits", { timeout }, async () => {
    const { url, key } = await setUpMcp(shared.settings);
    const { call } = await start(["--url", url], { SLIDELOOM_KEY: key });
    const form = { topic: "Tea", template: "Checklist", slides: 3 };
    const { structuredContent } = await call("generate_post", form);
    const { post, remaining_credits } = structuredContent as { post: object; remaining_credits: 9 };
    expect(remaining_credits).toBe(9);
    const { structuredContent: file } = await call("export_carousel", { post, type: "pdf" });
    const warnings = ["Slides 1, 2 and 3 have unanswered questions"];
    expect(file).toMatchObject({ type: "application/pdf", warnings });
  });

  test("it reports the progress of a long render, or its job id", { timeout }, async () => {
    const { url, key } = await setUpMcp(shared.settings, { RENDER_TIMEOUT_SECONDS: "0" });
    const { client } = await start(["--url", url], { SLIDELOOM_KEY: key });
    const told: string[] = [];
    const form = { post: samplePost, type: "pdf" };
    const { structuredContent } = await client.callTool(
      { name: "export_carousel", arguments: form },
      { onprogress: ({ message }) => told.push(message ?? ""), resetTimeoutOnProgress: true },
    );
    expect(structuredContent).toMatchObject({ type: "application/pdf", warnings: [] });
    expect(told[0]).toMatch(/^Job [\w-]{36}: /);
    const wrong = await client.callTool({ name: "update_slide", arguments: { ...form, slide: 1 } });
    expect(wrong).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^Unknown field: type\. /) as string }],
    });
  });

  test("it reports problems with the key and the URL", { timeout }, async () => {
    const { url } = await setUpMcp(shared.settings);
    const wrong = await start([], { SLIDELOOM_URL: url, SLIDELOOM_KEY: "sl_no" });
    expect(await wrong.call("get_credits")).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^Token not valid/) as string }],
    });
    const away = await start(["--url", "http://127.0.0.1:1"], { SLIDELOOM_KEY: "sl_no" });
    expect(await away.call("get_credits")).toMatchObject({
      isError: true,
      content: [{ text: "http://127.0.0.1:1 can't be reached." }],
    });
  });
});
