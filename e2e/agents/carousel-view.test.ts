import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { samplePost } from "@slideloom/core/document";
import type { Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { createKey } from "../site/account.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
};
let folder = "";
let server: Server;
let origin = "";

/** Builds and serves a page that shows views as chat programs do. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slideloom-chat-"));
  await build({
    root: fileURLToPath(new URL(".", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true, target: "es2022" },
  });
  server = createServer(async ({ url = "/" }, response) => {
    const path = url === "/" ? "/index.html" : url;
    const file = await readFile(join(folder, path)).catch(() => null);
    response.writeHead(file ? 200 : 404, { "content-type": types[extname(path)] ?? "text/plain" });
    response.end(file ?? "");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Connects a chat's client, saves a carousel of three slides, and shows its preview. */
async function show(page: Page, serverUrl: string, theme: "light" | "dark") {
  const key = await createKey(serverUrl);
  const client = new Client({ name: "chat", version: "1" });
  const headers = { authorization: `Bearer ${key}` };
  const url = new URL("/mcp", serverUrl);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })) as CallToolResult;
  const { tools } = await client.listTools();
  const meta = tools.find(({ name }) => name === "preview_carousel")?._meta as {
    ui: { resourceUri: string };
  };
  const { contents } = await client.readResource({ uri: meta.ui.resourceUri });
  const [view] = contents as { mimeType: string; text: string }[];
  expect(view?.mimeType).toBe("text/html;profile=mcp-app");
  const [cover, ...others] = samplePost.content;
  const post = { ...samplePost, content: [cover, ...others, cover] };
  const saved = await call("create_carousel", { post });
  const { carousel_id } = saved.structuredContent as { carousel_id: string };
  const input = { carousel_id };
  const result = await call("preview_carousel", input);
  await page.exposeFunction("callTool", (name: string, args: Record<string, unknown>) =>
    call(name, args),
  );
  await page.goto(origin);
  await page.evaluate((shown) => window.showView(shown), {
    html: view?.text ?? "",
    theme,
    input,
    result,
  });
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error("There is no frame.");
  return { frame, carousel_id, readAsked: () => page.evaluate(() => window.asked) };
}

for (const theme of ["light", "dark"] as const) {
  test(`a chat shows a carousel's slides, in ${theme}`, async ({ page, serverUrl }) => {
    const { frame, carousel_id, readAsked } = await show(page, serverUrl, theme);
    const rail = frame.getByRole("list", { name: "Slides" });
    await frame.getByText("Slide 1 of 3").waitFor();
    const first = rail.getByRole("img", { name: /^Slide 1: / });
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(540);
    expect(await first.getAttribute("src")).toMatch(/^data:image\/webp;base64,/);
    expect(await findViolations(frame as unknown as Page)).toEqual([]);
    await rail.focus();
    await page.keyboard.press("ArrowRight");
    await frame.getByText("Slide 2 of 3").waitFor();
    await page.keyboard.press("End");
    await frame.getByText("Slide 3 of 3").waitFor();
    await frame.getByRole("button", { name: "Slide 1", exact: true }).click();
    await frame.getByText("Slide 1 of 3").waitFor();
    await frame.getByRole("button", { name: "Change this slide" }).click();
    await frame.getByRole("button", { name: "Open in editor" }).click();
    await expect.poll(async () => (await readAsked()).map(([kind]) => kind)).toContain("link");
    const asked = await readAsked();
    const find = (kind: string) => asked.filter((one) => one[0] === kind).map((one) => one[1]);
    expect(find("link")).toEqual([{ url: `${serverUrl}/create/${carousel_id}` }]);
    expect(find("message")).toMatchObject([{ content: [{ text: "Slide 1: " }] }]);
    expect(find("context").at(-1)).toMatchObject({
      content: [{ text: "The person looks at slide 1 of 3." }],
    });
    for (const size of find("size")) {
      expect((size as { height: number }).height).toBeLessThanOrEqual(500);
    }
  });
}
