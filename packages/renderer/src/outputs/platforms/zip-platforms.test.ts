import { defaultDesign } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { strFromU8, unzipSync } from "fflate";
import { imageSize } from "image-size";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { createNodeSlideRenderer } from "../../node/create-node-slide-renderer.ts";

async function build(slides: number, postType: "carousel" | "single" = "carousel") {
  const long = { type: "text", value: "Words that go on. ".repeat(300) };
  const post: Post = {
    title: "Five ::tips::",
    hashtags: ["#tea"],
    content: Array.from({ length: slides }, (_, index) => ({
      header: `Tip ${index + 1}`,
      description: index === 1 ? [long] : [],
    })),
  };
  const { file: zip } = await createNodeSlideRenderer().renderFile(
    "networks",
    { post, design: defaultDesign, format: "facebook", postType, slideIndex: 0, mediaUrls: {} },
    { scale: 1 },
  );
  const files = unzipSync(zip);
  const folderOf = (name: string) =>
    Object.keys(files).filter((path) => path.startsWith(`${name}/`));
  const sizeOf = (path: string) => {
    const { type, width, height } = imageSize(files[path] ?? new Uint8Array());
    return [type, width, height];
  };
  return { files, folderOf, sizeOf, readMe: strFromU8(files["read-me.txt"] ?? new Uint8Array()) };
}

test("every platform has a folder with suitable files, and its limits are named", async () => {
  const { files, folderOf, sizeOf, readMe } = await build(6);
  const images = [1, 2, 3, 4, 5, 6].map((number) => `slide-${number}.jpg`);
  for (const name of ["instagram", "threads", "tiktok", "facebook"]) {
    expect(folderOf(name)).toEqual(images.map((file) => `${name}/${file}`));
  }
  expect(folderOf("x")).toEqual(
    images.map((file, index) => `x/post-${[1, 2, 2, 2, 2, 3][index]}/${file}`),
  );
  expect(folderOf("linkedin")).toEqual(["linkedin/Five-tips-slides.pdf"]);
  const pdf = await getDocumentProxy(files["linkedin/Five-tips-slides.pdf"]?.slice() ?? []);
  expect(pdf.numPages).toBe(6);
  expect(sizeOf("instagram/slide-6.jpg")).toEqual(["jpg", 540, 675]);
  expect(sizeOf("x/post-3/slide-6.jpg")).toEqual(["jpg", 800, 450]);
  expect(sizeOf("tiktok/slide-6.jpg")).toEqual(["jpg", 540, 960]);
  expect(strFromU8(files["caption.txt"] ?? new Uint8Array())).toMatch(/^Five tips\n[^]*#tea\n$/);
  expect(readMe).toBe(`Five tips

linkedin: a PDF of 6 pages, 540 x 675 pixels. Post it as a document.
instagram: 6 JPEG images, 540 x 675 pixels.
threads: 6 JPEG images, 540 x 675 pixels.
x: 6 JPEG images, 800 x 450 pixels. X allows 4 images per post; this carousel has 6. Post the folders one after the other.
tiktok: 6 JPEG images, 540 x 960 pixels.
facebook: 6 JPEG images, 540 x 675 pixels.

caption.txt: the caption to post.
alt.txt: alternative text, one line per image.

4:5: Slide 2 has more text than fits.
16:9: Slide 2 has more text than fits.
9:16: Slide 2 has more text than fits.
`);
});

test("a single post is one image per platform", async () => {
  const { folderOf, readMe } = await build(2, "single");
  expect(folderOf("linkedin")).toEqual(["linkedin/slide-1.jpg"]);
  expect(folderOf("x")).toEqual(["x/slide-1.jpg"]);
  expect(readMe).toContain("linkedin: 1 JPEG image, ");
});
