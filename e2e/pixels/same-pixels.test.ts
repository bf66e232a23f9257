import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultDesign } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { createNodeSlideRenderer, readAsset } from "@slideloom/renderer/node";
import { PNG } from "pngjs";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect } from "vitest";
import {
  goldenCases,
  type GoldenCase,
} from "../../packages/renderer/src/golden/golden-cases.fixture.ts";
import { test } from "../browser.ts";
import { sampleCases } from "../../scripts/test-sample.mjs";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

let folder = "";
let server: Server;
let origin = "";
const renderer = createNodeSlideRenderer();

/** Builds and serves a page with only the renderer, its fonts and its emoji. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slideloom-pixels-"));
  await build({
    root: fileURLToPath(new URL(".", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    resolve: { conditions: ["slideloom-source", "module", "browser"] },
    worker: { format: "es" },
    build: { outDir: folder, assetsDir: "app", emptyOutDir: true, target: "es2022" },
  });
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const [, kind, name] = /^\/assets\/(fonts|emoji)\/([^/]+)$/.exec(path) ?? [];
    const bytes = kind
      ? await readAsset(kind as "fonts" | "emoji", name ?? "")
      : await readFile(join(folder, path === "/" ? "index.html" : path)).catch(() => null);
    if (!bytes) return response.writeHead(404).end();
    response.setHeader(
      "content-type",
      types[extname(path) || ".html"] ?? "application/octet-stream",
    );
    return response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const nameOf = ({ template, sizePreset, kind }: GoldenCase) => `${template} ${sizePreset} ${kind}`;

test("a browser's worker and Node draw every kind of slide in every design with the same pixels", async ({
  page,
}) => {
  await page.goto(origin);
  for (const golden of sampleCases(goldenCases, 7)) {
    const { bytes } = await renderer.renderSlide(golden.job, { scale: 1 });
    const drawn = await page.evaluate((job) => pixelsOfThisBrowser.hashFile(job), golden.job);
    expect(drawn, nameOf(golden)).toBe(sha256(bytes));
  }
});

test("the preview on screen has the file's pixels", async ({ page }) => {
  await page.goto(origin);
  const cases = goldenCases.filter(({ sizePreset }) => sizePreset === "linkedin");
  for (const golden of sampleCases(cases, 7)) {
    const { bytes } = await renderer.renderSlide(golden.job, { scale: 1 });
    const shown = await page.evaluate((job) => pixelsOfThisBrowser.hashPreview(job), golden.job);
    expect(shown, nameOf(golden)).toBe(sha256(PNG.sync.read(Buffer.from(bytes)).data));
  }
});

const [r, g, b] = [211, 47, 47];
const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: { r, g, b } } });

const photos = {
  "a JPEG in Display P3": photo.clone().withIccProfile("p3").jpeg({ quality: 95 }),
  "a PNG in Display P3": photo.clone().withIccProfile("p3").png(),
  "a WebP in Display P3": photo.clone().withIccProfile("p3").webp({ quality: 95 }),
  "an AVIF": photo.clone().avif({ quality: 80 }),
};

test("a browser draws photos according to their colour profile", async ({ page }) => {
  await page.goto(origin);
  for (const [name, image] of Object.entries(photos)) {
    const url = `data:image/x;base64,${(await image.toBuffer()).toString("base64")}`;
    const media = { url, tone: "natural" } as const;
    const post: Post = {
      title: "T",
      content: [{ header: "H", description: [], layout: "picture", media }],
    };
    const job: SlideJob = {
      post,
      design: defaultDesign,
      format: "linkedin",
      postType: "carousel",
      slideIndex: 0,
      mediaUrls: {},
    };
    const colors = await page.evaluate((sent) => pixelsOfThisBrowser.listColors(sent), job);
    const isNear = (rgb: string) =>
      rgb.split(",").every((value, at) => Math.abs(Number(value) - ([r, g, b][at] ?? 0)) <= 2);
    const near = colors.filter(([rgb]) => isNear(rgb)).map(([, share]) => share);
    const share = near.reduce((sum, one) => sum + one, 0);
    expect(share, `${name}: ${JSON.stringify(colors.slice(0, 4))}`).toBeGreaterThan(0.15);
  }
});

test("a browser and Node write identical documents", async ({ page }) => {
  const [golden] = goldenCases;
  if (!golden) throw new Error("There are no golden cases");
  await page.goto(origin);
  for (const type of ["pdf", "pptx"] as const) {
    const { file } = await renderer.renderFile(type, golden.job);
    const written = await page.evaluate(
      ({ type, job }) => pixelsOfThisBrowser.hashDocument(type, job),
      { type, job: golden.job },
    );
    expect(written).toBe(sha256(file));
  }
});

test("a browser writes lossy WebP, a fraction of the PNG's size", async ({ page }) => {
  const [golden] = goldenCases;
  if (!golden) throw new Error("There are no golden cases");
  await page.goto(origin);
  const { isLossy, webpBytes, pngBytes } = await page.evaluate(
    (job) => pixelsOfThisBrowser.compareWebp(job),
    golden.job,
  );
  expect(isLossy).toBe(true);
  expect(webpBytes).toBeLessThan(pngBytes / 2);
});
