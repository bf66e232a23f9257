import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { listedPages, pageTexts } from "@slideloom/core/contract/page-text";
import { pagePaths } from "@slideloom/core/contract/page-path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { buildPageHtml } from "./page-html.ts";

const webDir = mkdtempSync(join(tmpdir(), "slideloom-pages-"));
afterAll(() => rmSync(webDir, { recursive: true }));
const builtPage = `<!doctype html>
<html>
  <head>
    <title>Built</title>
    <meta
      name="description"
      content="Built"
    />
  </head>
</html>`;
const firstFrame = "<h1>The first frame</h1>";
writeFileSync(join(webDir, "index.html"), builtPage);
writeFileSync(join(webDir, "landing.html"), builtPage + firstFrame);
const earlyCode = `<script type="module" src="/early.js"></script>`;
writeFileSync(join(webDir, "editor.html"), builtPage + earlyCode);
const publicUrl = "https://slides.example";
const https = { "x-forwarded-proto": "https" };

test("a title is escaped, and its dollar signs are kept", () => {
  const text = { title: `"$&" <b>`, description: `A "quote"`, isListed: true };
  const html = buildPageHtml("<title>x</title>", text, `${publicUrl}/?a=1&b`);
  expect(html).toContain("<title>&quot;$&amp;&quot; &lt;b&gt;</title>");
  expect(html).toContain('<meta name="description" content="A &quot;quote&quot;" />');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/?a=1&amp;b" />`);
});

describeOnEngine("sqlite", "the served pages", (shared) => {
  test("fall back to the app's page if an older build lacks their file", async () => {
    const older = mkdtempSync(join(tmpdir(), "slideloom-older-pages-"));
    onTestFinished(() => rmSync(older, { recursive: true }));
    writeFileSync(join(older, "index.html"), builtPage);
    const { app } = await createTestApp(shared.settings, { webDir: older });
    const { body, statusCode } = await app.inject({ url: "/create" });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${pageTexts["/create"].title}</title>`);
  });

  test("each has its own title and description, and listed ones a canonical URL", async () => {
    const environment = { PUBLIC_URL: publicUrl };
    const { app } = await createTestApp(shared.settings, { environment, webDir });
    for (const path of pagePaths.filter((path) => path !== "/s/:token")) {
      const { body, statusCode } = await app.inject({ url: path, headers: https });
      const { title, description, isListed } = pageTexts[path];
      expect(statusCode).toBe(200);
      expect(body.match(/<title>.*?<\/title>/gs)).toEqual([`<title>${title}</title>`]);
      expect(body.match(/name="description"/g)).toHaveLength(1);
      expect(body).toContain(`content="${description}"`);
      const canonical = `<link rel="canonical" href="${publicUrl}${path}" />`;
      expect(body.includes(canonical)).toBe(isListed);
      expect(body.includes('<meta name="robots" content="noindex" />')).toBe(!isListed);
    }
    const titles = listedPages.map((path) => pageTexts[path].title);
    const descriptions = listedPages.map((path) => pageTexts[path].description);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test("only the landing page contains its first frame, compressed if accepted", async () => {
    const { app } = await createTestApp(shared.settings, { webDir });
    const { body, headers } = await app.inject("/");
    expect(body).toContain(firstFrame);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["vary"]).toBe("accept-encoding");
    const accept = { "accept-encoding": "br, gzip" };
    const packed = await app.inject({ url: "/", headers: accept });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
    for (const url of ["/pricing", "/nope"]) {
      expect((await app.inject(url)).body).not.toContain(firstFrame);
    }
    for (const url of [
      "/landing.html",
      "/editor.html",
      "/share.html",
      "/review.html",
      "/index.html",
    ]) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
  });

  test("only the editor preloads its code and its engine", async () => {
    const { app } = await createTestApp(shared.settings, { webDir });
    const hasEarlyCode = async (url: string) => (await app.inject(url)).body.includes(earlyCode);
    for (const url of ["/create", "/create/some-id"]) expect(await hasEarlyCode(url)).toBe(true);
    for (const url of ["/", "/pricing", "/my-carousels"]) {
      expect(await hasEarlyCode(url)).toBe(false);
    }
  });

  test("an unknown path returns 404 with its own title and noindex", async () => {
    const { app } = await createTestApp(shared.settings, { webDir });
    for (const url of ["/nope", "/guides", "/guides/nope"]) {
      const { body, statusCode } = await app.inject(url);
      expect(statusCode, url).toBe(404);
      expect(body).toContain("<title>Page not found · Slideloom</title>");
      expect(body).toContain('content="noindex"');
    }
  });

  test("with PUBLIC_URL robots.txt names a sitemap of the public pages", async () => {
    const environment = { PUBLIC_URL: publicUrl };
    const { app } = await createTestApp(shared.settings, { environment, webDir });
    const robots = await app.inject({ url: "/robots.txt", headers: https });
    expect(robots.headers["content-type"]).toMatch(/^text\/plain/);
    expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
    const sitemap = await app.inject({ url: "/sitemap.xml", headers: https });
    expect(sitemap.headers["content-type"]).toMatch(/^application\/xml/);
    const addresses = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual(listedPages.map((path) => publicUrl + path));
    expect(addresses).not.toContain(`${publicUrl}/account`);
  });

  test("without PUBLIC_URL there is no sitemap and no canonical URL", async () => {
    const { app } = await createTestApp(shared.settings, { webDir });
    expect((await app.inject("/sitemap.xml")).statusCode).toBe(404);
    expect((await app.inject("/robots.txt")).body).not.toContain("Sitemap");
    expect((await app.inject("/pricing")).body).not.toContain("canonical");
  });
});
