import { emptyCarousel } from "@slideloom/core/carousel";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { StepFailure, type FileWish } from "../connectors/connector.ts";
import type { SizePresetId } from "@slideloom/core/design";
import { describeOnEngine } from "../db/database.fixture.ts";

const publicUrl = "https://slides.example";
/** Part of the files' paths. These tests need no stored target. */
const targetId = "3f0c0b0e-0000-4000-8000-000000000001";

const content = ["Begin", "Go on", "Rest"].map((header) => ({
  header,
  description: [{ type: "text", value: "Write it down." }],
}));
const draft = JSON.stringify({
  ...emptyCarousel,
  jsonInput: JSON.stringify({ title: "Habits", content }),
});

describeOnEngine("sqlite", "files of a post", (shared) => {
  const setUp = async () => {
    const environment = { PUBLIC_URL: publicUrl };
    const server = await createTestApp(shared.settings, { environment });
    const { publicationFiles } = server.context;
    const { signal } = new AbortController();
    const drawAs = async (size: SizePresetId | null, ...wishes: FileWish[]) => {
      const stored = await publicationFiles.draw(
        { id: targetId, accountId: "a" },
        { findSize: (own) => size ?? own, draft, wishes },
        signal,
      );
      return publicationFiles.present(targetId, stored);
    };
    const draw = (...wishes: FileWish[]) => drawAs(null, ...wishes);
    return { server, draw, drawAs };
  };

  test("are a PDF and a thumbnail if a network shows documents", async () => {
    const { draw } = await setUp();
    const files = await draw({ type: "pdf" }, { type: "thumbnail", widthPx: 1080 });
    expect(files).toMatchObject([
      { name: "slides.pdf", slide: null, type: "application/pdf" },
      { name: "thumbnail.jpg", slide: 1, type: "image/jpeg", widthPx: 1080 },
    ]);
    const [pdf, thumbnail] = await Promise.all(files.map((file) => file.read()));
    expect((await PDFDocument.load(pdf ?? "")).getPageCount()).toBe(3);
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: "jpeg", width: 1080 });
  });

  test("are as wide as the network wishes", async () => {
    const { draw } = await setUp();
    for (const widthPx of [1080, 1440]) {
      const [file] = await draw({ type: "jpeg", widthPx });
      const { width, height } = await sharp(await file?.read()).metadata();
      expect([width, height]).toEqual([file?.widthPx, file?.heightPx]);
      expect(width).toBe(widthPx);
    }
  });

  test("are laid out in another size if the target has one", async () => {
    const { drawAs } = await setUp();
    const [own] = await drawAs(null, { type: "jpeg" });
    const [wide] = await drawAs("twitter", { type: "jpeg" });
    expect([own, wide]).toMatchObject([
      { widthPx: 1080, heightPx: 1350 },
      { widthPx: 1600, heightPx: 900 },
    ]);
    expect(await sharp(await wide?.read()).metadata()).toMatchObject({ width: 1600, height: 900 });
  });

  test("are refused if they can't be small enough", async () => {
    const { draw } = await setUp();
    for (const type of ["jpeg", "png", "pdf", "thumbnail"] as const) {
      await expect(draw({ type, maxBytes: 500 })).rejects.toMatchObject({
        name: StepFailure.name,
        outcome: { kind: "rejected", code: "file-too-large" },
      });
    }
  });

  test("can be fetched by anyone with their address, which crawlers may do too", async () => {
    const { draw, server } = await setUp();
    const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
    // Sends requests as an HTTPS proxy in front of the server does.
    const ask = (path: string, method = "GET") =>
      fetch(origin + path, { method, headers: { "x-forwarded-proto": "https" } });
    const robots = await (await ask("/robots.txt")).text();
    const forbidden = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = ""]) => path);
    expect(forbidden).toContain("/api/");
    for (const { url, sizeBytes, type, read } of await draw({ type: "pdf" }, { type: "jpeg" })) {
      // Networks require ASCII URLs that end in a file extension.
      expect(url).toMatch(/^https:\/\/slides\.example\/[\x21-\x7E]{1,2000}\.(jpg|pdf)$/);
      const path = url.slice(publicUrl.length);
      expect(forbidden.filter((start) => path.startsWith(start))).toEqual([]);
      const [head, got] = [await ask(path, "HEAD"), await ask(path)];
      for (const { status, headers } of [head, got]) {
        expect(status).toBe(200);
        expect(headers.get("content-length")).toBe(`${sizeBytes}`);
        expect(headers.get("content-type")).toBe(type);
      }
      expect((await head.arrayBuffer()).byteLength).toBe(0);
      expect(Buffer.from(await read()).equals(Buffer.from(await got.arrayBuffer()))).toBe(true);
    }
  });

  test("that are gone answer 404 to HEAD too", async () => {
    const { draw, server } = await setUp();
    const [file] = await draw({ type: "thumbnail" });
    const url = file?.url.slice(publicUrl.length).replace("thumbnail", "slide-9") ?? "";
    expect((await server.app.inject({ method: "HEAD", url })).statusCode).toBe(404);
  });
});
