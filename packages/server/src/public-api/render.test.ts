import { availableParallelism } from "node:os";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { applyTemplate, defaultDesign } from "@slideloom/core/design";
import { samplePost, samplePostText } from "@slideloom/core/document";
import { outputs } from "@slideloom/core/outputs";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { findMediaId } from "../media/media-address.ts";
import { describeOnEngine, describeOnSampledEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { sampleJob, setUpPublicApi } from "./public-api.fixture.ts";

async function setUp(settings: DatabaseSettings) {
  const api = await setUpPublicApi(settings);
  const render = (body: object) =>
    api.send("POST", "/api/v1/render", { body, token: api.key, headers: {} });
  const read = async (body: object) => {
    const response = await render(body);
    expect(response.statusCode, response.body).toBe(200);
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    const warnings = String(response.headers["x-render-warnings"]);
    return {
      ...response.headers,
      warnings,
      shown: [format, width, height],
      bytes: response.rawPayload,
    };
  };
  return { ...api, render, read };
}

describeOnSampledEngine("POST /api/v1/render", (shared) => {
  test("returns the first slide as a PNG, the same bytes as a download, free of charge", async () => {
    const { read } = await setUp(shared.settings);
    const { bytes, ...headers } = await read({ post: samplePost });
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "attachment; filename*=UTF-8''carousel-slide-1.png",
      "cache-control": "no-store",
      "x-credits-remaining": "10",
      shown: ["png", 1080, 1350],
    });
    expect(headers).not.toHaveProperty("x-render-warnings");
    const expected = await createNodeSlideRenderer().renderSlide(sampleJob);
    expect(Buffer.compare(bytes, expected.bytes)).toBe(0);
    expect(Buffer.compare(bytes, (await read({ post: samplePostText })).bytes)).toBe(0);
  });

  test("renders the caller's saved carousels as they look, and no others", async () => {
    const { context, accountId, read, render } = await setUp(shared.settings);
    const design = applyTemplate(defaultDesign, "bold");
    const { id } = await context.carousels.create(accountId, {
      ...buildCarousel("Tea", { design, carouselFormat: "twitter" }),
    });
    const saved = await read({ carousel_id: id });
    expect(saved.shown).toEqual(["png", 1600, 900]);
    const words = { post: buildCarousel("Tea").draft.jsonInput, network: "twitter" };
    expect(saved.bytes).toEqual((await read({ ...words, design: { template: "Bold" } })).bytes);
    expect(saved.bytes).not.toEqual((await read(words)).bytes);
    expect((await read({ carousel_id: id, network: "facebook" })).shown).toEqual([
      "png",
      1200,
      628,
    ]);

    const other = await registerSomebody({ ...(await setUpPublicApi(shared.settings)) });
    const theirs: CarouselResponse = await context.carousels.create(
      other.user.id,
      buildCarousel("Theirs"),
    );
    for (const carousel_id of [theirs.id, "no id"]) {
      const response = await render({ carousel_id });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        status: "error",
        error: "Not Found",
        message: "There is no such carousel.",
      });
    }
    await context.carousels.delete(accountId, id);
    expect((await render({ carousel_id: id })).statusCode).toBe(410);
  });

  test("renders a ZIP with every slide", async () => {
    const { render } = await setUp(shared.settings);
    const post = { ...samplePost, title: "Tee für zwei" };
    const response = await render({ post, type: "zip", scale: 1 });
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": "attachment; filename*=UTF-8''Tee-f%C3%BCr-zwei-slides.zip",
    });
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files)).toEqual(["slide-1.png", "slide-2.png"]);
    const { width, height } = await sharp(files["slide-2.png"]).metadata();
    expect([width, height]).toEqual([540, 675]);
  });
});

describeOnEngine("sqlite", "POST /api/v1/render with type", (shared) => {
  const title = "Find-any-old-post-fast-slides";

  test.for(["pdf", "pptx"] as const)(
    "%s has the pages of the command line's file",
    async (type) => {
      const { render } = await setUp(shared.settings);
      const response = await render({ post: samplePost, type });
      expect(response.headers).toMatchObject({
        "content-type": outputs[type].mediaType,
        "content-disposition": `attachment; filename*=UTF-8''${title}.${type}`,
      });
      const { file } = await createNodeSlideRenderer().renderFile(type, sampleJob);
      expect(Buffer.compare(response.rawPayload, file)).toBe(0);
    },
  );

  test("md is the post's text", async () => {
    const { render } = await setUp(shared.settings);
    const response = await render({ post: samplePost, type: "md" });
    expect(response.headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename*=UTF-8''${title}.md`,
    });
    expect(response.body).toMatch(/^# Find any \*\*old post\*\* fast\n\n## /);
  });

  test("networks has a folder for each, the same as the command line's file", async () => {
    const { render } = await setUp(shared.settings);
    const long = { type: "text", value: "Words that go on. ".repeat(300) };
    const post = { title: "Tea", content: [{ header: "One", description: [long] }] };
    for (const _ of ["drawn", "kept from the first time"]) {
      const response = await render({ post, type: "networks", scale: 0.5 });
      expect(response.headers).toMatchObject({
        "content-type": "application/zip",
        "content-disposition": "attachment; filename*=UTF-8''Tea-networks.zip",
      });
      const job = { ...sampleJob, post };
      const { file } = await createNodeSlideRenderer().renderFile("networks", job, { scale: 0.5 });
      expect(Buffer.compare(response.rawPayload, file)).toBe(0);
      // The slide has the same warning in the size of every network, but the header lists it once.
      const warnings = JSON.parse(String(response.headers["x-render-warnings"])) as object[];
      expect(warnings).toEqual([{ slide: 1, item: 1, message: expect.any(String) as string }]);
    }
  });

  test("zip with texts also contains caption, descriptions and manifest", async () => {
    const { render } = await setUp(shared.settings);
    const response = await render({ post: samplePost, type: "zip", texts: true, scale: 0.5 });
    const { "manifest.json": manifest, ...files } = unzipSync(response.rawPayload);
    expect(Object.keys(files)).toEqual(["slide-1.png", "slide-2.png", "caption.txt", "alt.txt"]);
    expect(JSON.parse(Buffer.from(manifest ?? []).toString())).toMatchObject({
      slides: [{ file: "slide-1.png", width: 270, height: 338 }, { file: "slide-2.png" }],
    });
  });

  test("compression small is the same image in fewer bytes", async () => {
    const { read, render } = await setUp(shared.settings);
    const { bytes: fast } = await read({ post: samplePost });
    const { bytes: small } = await read({ post: samplePost, compression: "small" });
    expect(small.length).toBeLessThan(fast.length);
    const [one, other] = await Promise.all(
      [fast, small].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
    );
    expect(Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of(1))).toBe(0);
    expect((await read({ post: samplePost, compression: "fast" })).bytes).toEqual(fast);
    const refused = await render({ post: samplePost, compression: "tiny" });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ message: string }>().message).toBe(
      "The compression field must be fast or small.",
    );
  });

  test("zip contains images of the requested type", async () => {
    const { render } = await setUp(shared.settings);
    const response = await render({ post: samplePost, type: "zip", image: "webp", scale: 1 });
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files)).toEqual(["slide-1.webp", "slide-2.webp"]);
    expect((await sharp(files["slide-2.webp"]).metadata()).format).toBe("webp");
  });
});

describeOnEngine("sqlite", "a request to render", (shared) => {
  test("puts the given media on their slides", async () => {
    const { read, context, accountId } = await setUp(shared.settings);
    const picture = sharp({ create: { width: 90, height: 90, channels: 3, background: "#f00" } });
    const { url } = await context.uploads.upload(accountId, await picture.png().toBuffer());
    const body = { post: samplePost, slide: 2, media_urls: { 2: url } };
    const mediaUrls = { 1: url };
    const expected = await createNodeSlideRenderer({
      fetchBytes: (asked) => context.uploads.read(findMediaId(asked) ?? ""),
    }).renderSlide({ ...sampleJob, mediaUrls, slideIndex: 1 });
    expect(Buffer.compare((await read(body)).bytes, expected.bytes)).toBe(0);
    const plain = await read({ ...body, media_urls: { 1: url } });
    expect(Buffer.compare(plain.bytes, expected.bytes)).not.toBe(0);
  });

  test("stops rendering if its client disconnects", async () => {
    const { app, key, context } = await setUp(shared.settings);
    const drawn = new Promise<unknown>((resolve) => {
      const drawSlides = context.drawing.drawSlides.bind(context.drawing);
      context.drawing.drawSlides = (...call) => {
        const slides = drawSlides(...call);
        slides.then(resolve, resolve);
        clientAbort.abort();
        return slides;
      };
    });
    const clientAbort = new AbortController();
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const response = fetch(`${address}/api/v1/render`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-token": key },
      body: JSON.stringify({ post: samplePost, type: "zip", scale: 3 }),
      signal: clientAbort.signal,
    });
    await expect(response).rejects.toThrow(/abort/);
    expect(await drawn).toMatchObject({ statusCode: 499 });
  });

  test.for([
    [{ type: "jpeg" }, ["jpeg", 1080, 1350]],
    [{ type: "webp", network: "instagram" }, ["webp", 1080, 1080]],
    [{ scale: 1.5, network: "facebook" }, ["png", 900, 471]],
    [{ format: "single", slide: 1, network: null, scale: 1 }, ["png", 540, 675]],
  ] as const)("with %j is rendered accordingly", async ([choice, shown]) => {
    const { read } = await setUp(shared.settings);
    const small = { title: "Tea", content: [{ header: "Cup", description: [] }] };
    expect((await read({ post: small, ...choice })).shown).toEqual(shown);
  });

  test("can choose a slide", async () => {
    const { read } = await setUp(shared.settings);
    const second = await read({ post: samplePost, slide: 2 });
    expect(second["content-disposition"]).toContain("carousel-slide-2.png");
    const expected = await createNodeSlideRenderer().renderSlide({ ...sampleJob, slideIndex: 1 });
    expect(Buffer.compare(second.bytes, expected.bytes)).toBe(0);
  });

  test("gets warnings by slide and item for text that doesn't fit and ignored settings", async () => {
    const { read } = await setUp(shared.settings);
    const long = { type: "text", value: "Words that go on. ".repeat(300) };
    const content = [
      { header: "One", description: [] },
      { header: "Two", description: [{ type: "text", value: "Short" }, long] },
    ];
    const design = { template: "shiny", primaryColor: "grün" };
    const response = await read({ post: { title: "Tea", content }, slide: 2, design });
    const warnings = JSON.parse(response.warnings) as object[];
    expect(warnings[0]).toEqual({ slide: 2, item: 2, message: "Slide 2 has more text than fits" });
    expect(warnings.map((warning) => "message" in warning && warning.message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Unknown template: choose one of modern/),
        expect.stringMatching(/'primaryColor' can't be 'grün'/),
      ]),
    );
  });

  test("gets some of very many warnings", async () => {
    const { read } = await setUp(shared.settings);
    const items = Array.from({ length: 300 }, () => ({ type: "no such type", value: "x" }));
    const content = [{ header: "One", description: items }];
    const header = (await read({ post: { title: "Tea", content } })).warnings;
    expect(header.length).toBeLessThan(4100);
    expect((JSON.parse(header) as object[]).length).toBeGreaterThan(10);
  });

  test.for([
    [{ post: null }, 400, "Missing required field", "The post field is required."],
    [{ carousel_id: "x" }, 400, "Invalid field", /can't be combined with post/],
    [
      { type: "zip", slide: 1 },
      400,
      "Invalid field",
      /combined with the types pdf, pptx, md, zip, networks/,
    ],
    [{ image: "jpeg" }, 400, "Invalid field", "The image field can be used only with type zip."],
    [{ type: "zip", image: "gif" }, 400, "Invalid field", /image field must be one of png, jpeg/],
    [
      { type: "gif" },
      400,
      "Invalid field",
      /type field must be one of png, jpeg, webp, pdf, pptx, md, zip, networks/,
    ],
    [{ network: "x" }, 400, "Invalid field", /network field must be one of linkedin/],
    [{ scale: 4.5 }, 400, "Invalid field", /scale field must be a number from 0.5 to 4/],
    [{ scale: 0.4 }, 400, "Invalid field", /scale field must be a number from 0.5 to 4/],
    [{ texts: true }, 400, "Invalid field", "The texts field can be used only with type zip."],
    [
      { type: "pdf", flat: true },
      400,
      "Invalid field",
      "The flat field can be used only with type pptx.",
    ],
    [{ type: "zip", texts: "yes" }, 400, "Invalid field", /texts field must be true or false/],
    [{ slide: 3 }, 400, "Invalid field", "The slide field is out of range: the post has 2 slides."],
    [{ slide: 0 }, 400, "Invalid field", "The slide field must be a whole number from 1."],
    [{ post: {} }, 422, "Invalid post", /title/],
    [{ post: "{" }, 422, "Invalid post", /Unexpected end of input/],
  ] as const)("with %j returns %i %s", async ([change, status, error, message]) => {
    const { render } = await setUp(shared.settings);
    const response = await render({ post: samplePost, ...change });
    expect(response.statusCode).toBe(status);
    const body = publicErrorSchema.parse(response.json());
    expect(body.error).toBe(error);
    expect(body.message).toMatch(message);
  });

  test("returns 503 with a time to retry if too many are waiting", async () => {
    const { render } = await setUp(shared.settings);
    // 64 wait while one slide is rendered on each core.
    const most = 64 + availableParallelism();
    const responses = await Promise.all(
      Array.from({ length: most + 20 }, (_, index) =>
        render({ post: { ...samplePost, title: `Tea ${index}` }, scale: 1 }),
      ),
    );
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(20);
    for (const response of refused) {
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      expect(publicErrorSchema.parse(response.json()).error).toBe("Service Unavailable");
    }
  });
});
