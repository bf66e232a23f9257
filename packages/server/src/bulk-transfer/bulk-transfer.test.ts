import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import {
  carouselFileSchema,
  type CarouselFile,
  libraryEndpoints,
} from "@slideloom/core/contract/library";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { UploadedMedia } from "@slideloom/core/contract/media";
import { defaultBrand } from "@slideloom/core/design";
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildCarousel, buildDraft, createLibrary } from "../carousels/carousel.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { ServerClosingError } from "../http/server-closing.ts";
import { declareSize } from "./zip.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

async function start(settings: DatabaseSettings, environment: Record<string, string> = {}) {
  const library = await createLibrary(settings, { environment });
  const { app, token } = library;
  const authorization = `Bearer ${token}`;
  const post = (url: string, payload: Uint8Array) =>
    app.inject({
      method: "POST",
      url,
      headers: { authorization, "content-type": "application/zip" },
      payload: Buffer.from(payload),
    });
  const importZip = async (zip: Uint8Array) => {
    const response = await post("/api/library/import", zip);
    expect(response.statusCode, response.body).toBe(200);
    return libraryEndpoints.importLibrary.responses[200].strict().parse(response.json());
  };
  const exportZip = async () => {
    const response = await app.inject({ url: "/api/library/export", headers: { authorization } });
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="slideloom-library.zip"',
    });
    return new Uint8Array(response.rawPayload);
  };
  const upload = async (background: string) => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
    return (await post("/api/media", await picture.png().toBuffer())).json<UploadedMedia>().url;
  };
  return { ...library, post, importZip, exportZip, upload };
}

const buildFile = (title: string, change: Partial<CarouselFile> = {}): CarouselFile => ({
  slideloom: "carousel",
  formatVersion: 1,
  id: randomUUID(),
  ...buildCarousel(title),
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-02-01T00:00:00.000Z",
  ...change,
});

const toZip = (files: Record<string, unknown>) => {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    content instanceof Uint8Array
      ? content
      : strToU8(typeof content === "string" ? content : JSON.stringify(content)),
  ]);
  return zipSync(Object.fromEntries(entries) as Zippable);
};

describeOnBothEngines("a library's ZIP", (shared) => {
  test("contains each carousel as JSON and the uploads that they use, once", async () => {
    const { call, create, exportZip, upload } = await start(shared.settings);
    const url = await upload("#f00");
    const show = { enableMedia: true, mediaUrls: { 0: url, 1: "https://example.org/a.png" } };
    const tea = await create("Tea: ☕/..\\", show);
    const coffee = await create("Coffee", show);
    await call("PATCH", `/${coffee.id}`, { version: 1, status: "published" });
    await call("DELETE", `/${(await create("In the bin")).id}`);
    const files = unzipSync(await exportZip());
    expect(Object.keys(files).toSorted()).toEqual(
      [
        `carousels/Coffee-${coffee.id}.json`,
        `carousels/Tea-${tea.id}.json`,
        url.slice(1),
      ].toSorted(),
    );
    const text = strFromU8(files[`carousels/Coffee-${coffee.id}.json`] ?? new Uint8Array());
    const file = carouselFileSchema.strict().parse(JSON.parse(text));
    expect(file).toMatchObject({
      id: coffee.id,
      title: "Coffee",
      status: "published",
      createdAt: coffee.createdAt,
      draft: coffee.draft,
    });
  });

  test("keeps logos and portrait of a carousel's brand, as do its page, its copy, trash and versions", async () => {
    const first = await start(shared.settings);
    const image = "data:image/png;base64,AAAA";
    const images = { avatar: image, avatarDark: `${image}AAAA`, portrait: `${image}BBBB` };
    const brand = { ...defaultBrand, name: "Ada", ...images };
    const { id } = await first.create("Tea", { brand });
    const copy = (await first.call("POST", `/${id}/duplicate`)).json<CarouselResponse>();
    expect(copy.draft.brand).toEqual(brand);
    const { url } = (await first.call("POST", `/${id}/share`)).json<{ url: string }>();
    const shown = await first.app.inject({ url: `/api/shares/${url.split("/").at(-1)}` });
    expect(shown.json()).toMatchObject({ draft: { brand } });
    await first.call("DELETE", `/${id}`);
    await first.call("POST", `/${id}/restore`);
    await first.call("PUT", `/${id}`, { ...buildCarousel("Tea"), version: 1 });
    await first.call("POST", `/${id}/versions/1/restore`, { version: 2 });
    const restored = (await first.call("GET", `/${id}`)).json<CarouselResponse>();
    expect([restored.version, restored.draft.brand]).toEqual([3, brand]);
    const second = await start(shared.settings);
    await second.importZip(await first.exportZip());
    for (const { id: imported } of (await second.list()).carousels) {
      const { draft } = (await second.call("GET", `/${imported}`)).json<CarouselResponse>();
      expect(draft.brand).toEqual(brand);
    }
  });

  test("imports into another account with copies of the uploads, in any order of files", async () => {
    const first = await start(shared.settings);
    const url = await first.upload("#00f");
    const mediaUrls = { 1: url };
    const tea = await first.create("Tea", { enableMedia: true, mediaUrls });
    await first.create("Coffee");
    const zip = await first.exportZip();
    const sorted = Object.entries(unzipSync(zip)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const file of [zip, toZip(Object.fromEntries(sorted))]) {
      const second = await start(shared.settings);
      expect(await second.importZip(file)).toEqual({ imported: 2, unchanged: 0, skipped: [] });
      const { carousels } = await second.list("?sort=title");
      expect(carousels.map(({ title }) => title)).toEqual(["Coffee", "Tea"]);
      expect(carousels[1]).toMatchObject({ createdAt: tea.createdAt, updatedAt: tea.updatedAt });
      const got = await second.call("GET", `/${carousels[1]?.id}`);
      const { draft } = got.json<CarouselResponse>();
      expect(draft.mediaUrls[1]).toMatch(/^\/media\/[\w-]{43}\.webp$/);
      expect(draft.mediaUrls[1]).not.toBe(url);
      expect((await second.app.inject({ url: draft.mediaUrls[1] ?? "" })).statusCode).toBe(200);
      expect({ ...draft, mediaUrls }).toEqual(tea.draft);
    }
  });

  test("restores what is missing and changes nothing that exists", async () => {
    const { call, create, exportZip, importZip, listTitles, upload } = await start(shared.settings);
    const mediaUrls = { 0: await upload("#0f0") };
    await create("Same", { mediaUrls });
    const changed = await create("Changed");
    const trashed = await create("In the bin");
    const zip = await exportZip();
    expect(await importZip(zip)).toEqual({ imported: 0, unchanged: 3, skipped: [] });
    await call("PUT", `/${changed.id}`, { version: 1, ...buildCarousel("Changed since") });
    await call("DELETE", `/${trashed.id}`);
    expect(await importZip(zip)).toEqual({ imported: 2, unchanged: 1, skipped: [] });
    expect(await listTitles("?sort=title")).toEqual([
      "Changed",
      "Changed since",
      "In the bin",
      "Same",
    ]);
    expect(await listTitles("?bin=true")).toEqual(["In the bin"]);
  });
});

describeOnEngine("sqlite", "a ZIP for the library", (shared) => {
  test("may contain other files, which are skipped and listed", async () => {
    const { importZip, listTitles, list } = await start(shared.settings);
    const draft = buildDraft("x");
    const result = await importZip(
      toZip({
        "one.json": buildFile("One"),
        "deep/folder/two.json": buildFile("Two", { updatedAt: "2999-01-01T00:00:00.000Z" }),
        "no-json.json": "{",
        "other.json": { name: "slideloom" },
        "newer.json": { ...buildFile("Newer"), formatVersion: 2 },
        "design.json": buildFile("x", {
          draft: { ...draft, design: { ...draft.design, fontFamily: "Papyrus" } },
        }),
        [`media/${"a".repeat(43)}.webp`]: "no picture",
        "__MACOSX/one.json": "x",
        "readme.txt": "x",
      }),
    );
    expect(result).toMatchObject({ imported: 2, unchanged: 0 });
    expect(result.skipped.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
      { file: "design.json", message: "draft.design: The design contains an invalid setting" },
      {
        file: `media/${"a".repeat(43)}.webp`,
        message: "The file isn't an image. Choose a JPG, PNG, GIF, WebP or AVIF file.",
      },
      {
        file: "newer.json",
        message: "formatVersion: The file was exported by a newer version of Slideloom",
      },
      { file: "no-json.json", message: "The file isn't valid JSON" },
      { file: "other.json", message: "slideloom: The file isn't a Slideloom carousel" },
    ]);
    expect(await listTitles("?sort=title")).toEqual(["One", "Two"]);
    const [, two] = (await list("?sort=title")).carousels;
    expect(Date.parse(two?.updatedAt ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("that is invalid is rejected and leaves nothing behind", async () => {
    const { post, list } = await start(shared.settings);
    const listTemporary = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith("slideloom-import-"));
    const before = listTemporary();
    const whole = toZip({ "one.json": buildFile("One") });
    const damaged = whole.map((byte, index) => (index > 60 && index < 200 ? 0xff : byte));
    for (const [bytes, message] of [
      [new Uint8Array(0), /^This file is damaged or isn't a ZIP/],
      [strToU8("words"), /^This file is damaged or isn't a ZIP/],
      [whole.subarray(0, whole.length / 2), /^This file is damaged or isn't a ZIP/],
      [toZip({ "readme.txt": "x" }), /^There is no carousel in this file/],
      [damaged, /^The file "one.json" in the ZIP is damaged\. Nothing was imported\.$/],
    ] as const) {
      const response = await post("/api/library/import", bytes);
      expect(response.statusCode, response.body).toBe(422);
      expect(response.json<{ message: string }>().message).toMatch(message);
    }
    expect((await list()).carousels).toEqual([]);
    expect(listTemporary()).toEqual(before);
  });

  test("is rate limited per hour", async () => {
    const { post } = await start(shared.settings);
    const zip = toZip({ "one.json": buildFile("One") });
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await post("/api/library/import", zip)).statusCode);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  test("that exceeds a limit is rejected with the file's name, and nothing is imported", async () => {
    const { post, list } = await start(shared.settings);
    const bomb = new Uint8Array(7 * 1024 * 1024);
    const files = { "one.json": buildFile("One"), "bomb.json": bomb, "two.json": buildFile("Two") };
    const lying = declareSize(toZip(files), "bomb.json", 100);
    for (const [zip, problem] of [
      [toZip(files), '"bomb.json" in the ZIP is larger than 6 MB unpacked'],
      [lying, '"bomb.json" in the ZIP is damaged'],
      [toZip({ ...files, "bomb.json": "{}", "../up.json": "{}" }), '"../up.json" in the ZIP has'],
    ] as const) {
      const response = await post("/api/library/import", zip);
      expect(response.statusCode, response.body).toBe(422);
      const { message } = response.json<{ message: string }>();
      expect(message).toContain(problem);
      expect(message).toMatch(/Nothing was imported\.$/);
    }
    expect((await list()).carousels).toEqual([]);
  });

  test("is aborted when the server closes, with a message that says so", async () => {
    const { post, context } = await start(shared.settings);
    context.closing.abort(new ServerClosingError("server-closing"));
    const response = await post("/api/library/import", toZip({ "one.json": buildFile("One") }));
    expect(response.statusCode).toBe(503);
    expect(response.json<{ message: string }>().message).toMatch(/about to restart/);
  });
});
