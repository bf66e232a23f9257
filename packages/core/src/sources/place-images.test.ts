import fc from "fast-check";
import { expect, test } from "vitest";
import { exportMarkdown } from "../export/index.ts";
import { importText } from "../import/index.ts";
import { parsePost } from "../document/index.ts";
import { draftPost } from "./draft/index.ts";
import { buildSource, heading, paragraph } from "./draft/source.fixture.ts";
import { joinMaterials } from "./join-materials.ts";
import { listImages, placeImages } from "./place-images.ts";
import { readImageCredit } from "./image-credit.ts";
import type { SourceImage } from "./source.ts";

const texts = ["The oven", "The shop", "The street"].flatMap((name, index) => [
  heading(`${name} in May`),
  paragraph(`${name} was closed for ${index + 2} weeks, and nobody asked us why it was.`),
]);
const address = (name: string) => `https://example.com/${name}.jpg`;
const image = (name: string, passage?: string): SourceImage => ({
  url: address(name),
  alt: `Photo of ${name}`,
  credit: { author: "Ada Moor", url: "https://example.com/" },
  ...(passage !== undefined && { passage }),
});
const build = (images: SourceImage[]) =>
  buildSource(texts, { title: "Three weeks in May", language: "en", images });

test("no image is on a slide unless it is chosen", () => {
  const read = build([image("oven", "p2")]);
  const { post } = draftPost(read, {});
  expect(placeImages(post, read, [])).toEqual({ post, left: [] });
  expect(JSON.stringify(post)).not.toContain("oven.jpg");
});

test("a chosen image is on the slide with the words around it, with alt text and credit", () => {
  const read = build([image("front"), image("shop", "p4"), image("street", "p6")]);
  const { post } = draftPost(read, {});
  const placed = placeImages(post, read, [address("shop"), address("front")]);
  expect(placed.left).toEqual([]);
  const media = placed.post.content.map((slide) => slide.media);
  expect(media[0]).toMatchObject({ url: address("front") });
  const at = post.content.findIndex(({ sources = [] }) => sources.includes("p4"));
  expect(media[at]).toEqual({
    url: address("shop"),
    alt: "Photo of shop",
    credit: { author: "Ada Moor", url: "https://example.com/" },
  });
  expect(JSON.stringify(placed.post)).not.toContain("street.jpg");
});

test("an image that no source has, or for which no slide is free, is named", () => {
  const read = build(Array.from({ length: 9 }, (_, index) => image(`i${index}`, "p2")));
  const { post } = draftPost(read, { slides: 3 });
  const { left, post: placed } = placeImages(post, read, "all");
  expect(placed.content.every(({ media }) => media !== undefined)).toBe(true);
  expect(left).toHaveLength(9 - placed.content.length);
  expect(placeImages(post, read, [address("none")]).left).toEqual([address("none")]);
});

test("images of a further text are placed by its own passages", () => {
  const second = build([image("second", "p4")]);
  const texts = joinMaterials([
    build([]),
    { ...second, source: { ...second.source, id: "src_b" } },
  ]);
  expect(listImages(texts)).toEqual([image("second", "src_b/p4")]);
});

test("a placed image comes back from JSON and Markdown with its credit", () => {
  const words = fc.constantFrom("Ada Moor", "Ada & Mo, Leeds", "田中", "“A” -- B");
  fc.assert(
    fc.property(words, fc.option(words), (author, license) => {
      const credit = { author, ...(license !== null && { license }), url: "https://example.com/a" };
      const read = build([{ url: address("oven"), alt: "An oven", credit }]);
      const { post } = placeImages(draftPost(read, {}).post, read, "all");
      const parsed = parsePost(JSON.stringify(post));
      expect(parsed.ok && parsed.warnings.filter(({ code }) => code.startsWith("media"))).toEqual(
        [],
      );
      expect(parsed.ok && parsed.post.content[0]?.media).toMatchObject({ credit });
      const back = importText(exportMarkdown(post), "markdown");
      expect(back.ok && back.posts[0]?.post.content[0]?.media).toMatchObject({ credit });
    }),
  );
});

test.each([
  ["The fair in May. Photo: Ada Moor", { author: "Ada Moor" }],
  ["© 2024 Ada Moor / Brook Press", { author: "Ada Moor / Brook Press" }],
  ["Foto: Ada Moor, CC BY-SA 4.0", { author: "Ada Moor", license: "CC BY-SA 4.0" }],
  ["Das Haus (Bild von Ada Moor)", { author: "Ada Moor" }],
  ["La plaza. Foto de Ada Moor", { author: "Ada Moor" }],
  ["Une rue. Crédit : Ada Moor", { author: "Ada Moor" }],
  ["市場。写真：田中花子", { author: "田中花子" }],
  ["صورة: ليلى حداد", { author: "ليلى حداد" }],
  ["The mayor of Leeds / AFP", { author: "AFP" }],
  ["An old map (public domain)", { license: "public domain" }],
  ["A pot on a stove", null],
  ["A photo of the harbour in Leeds", null],
  ["Una foto de la plaza", null],
  ["Image courtesy of Ada Moor", { author: "Ada Moor" }],
])("the credit in a caption is read: %s", (caption, credit) => {
  expect(readImageCredit(caption)).toEqual(credit);
});
