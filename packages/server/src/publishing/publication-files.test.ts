import { emptyCarousel } from "@slideloom/core/carousel";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { StepFailure, type FileWish } from "../connectors/connector.ts";
import { describeOnEngine } from "../db/database.fixture.ts";

const publicUrl = "https://slides.example";
/** A path of the target's files, which need no row. */
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
    const draw = async (...wishes: FileWish[]) => {
      const stored = await publicationFiles.draw(targetId, { draft, wishes }, signal);
      return publicationFiles.present(targetId, stored);
    };
    return { server, draw };
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
    const files = await draw({ type: "pdf" }, { type: "jpeg" });
    const robots = await server.app.inject({ url: "/robots.txt" });
    const forbidden = [...robots.body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
    expect(forbidden.length).toBeGreaterThan(0);
    for (const { url, sizeBytes, type, read } of files) {
      // What networks require of an address: an extension at its end, and ASCII.
      expect(url).toMatch(/^https:\/\/slides\.example\/[\x21-\x7E]+\.(jpg|pdf)$/);
      expect(url.length).toBeLessThan(2048);
      const path = url.slice(publicUrl.length);
      expect(forbidden.filter((start) => start === undefined || path.startsWith(start))).toEqual(
        [],
      );
      const headers = { "x-forwarded-proto": "https" };
      const [head, got] = await Promise.all(
        (["HEAD", "GET"] as const).map((method) =>
          server.app.inject({ method, url: path, headers }),
        ),
      );
      expect(head).toMatchObject({ statusCode: 200, body: "" });
      expect(got?.statusCode).toBe(200);
      expect(got?.rawPayload.equals(await read())).toBe(true);
      for (const response of [head, got]) {
        expect(response?.headers).toMatchObject({
          "content-length": `${sizeBytes}`,
          "content-type": type,
        });
      }
    }
  });

  test("that are gone answer 404 to HEAD too", async () => {
    const { draw, server } = await setUp();
    const [file] = await draw({ type: "thumbnail" });
    const url = file?.url.slice(publicUrl.length).replace("thumbnail", "slide-9") ?? "";
    expect((await server.app.inject({ method: "HEAD", url })).statusCode).toBe(404);
  });
});
