import { defaultDesign, type SizePresetId } from "@slideloom/core/design";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createNodeSlideRenderer } from "../node/index.ts";

const renderer = createNodeSlideRenderer();

async function drawSheet(count: number, format: SizePresetId) {
  const content = Array.from({ length: count }, (_, index) => ({
    header: `Habit ${index + 1}`,
    description: [{ type: "text", value: "Read it aloud before you send it." }],
  }));
  const job = {
    post: { title: "Writing well", content },
    design: defaultDesign,
    format,
    postType: "carousel",
    slideIndex: 0,
    mediaUrls: {},
  } as const;
  const { file } = await renderer.renderFile("sheet", job, { scale: 1, quality: 80 });
  const { width, height, format: type } = await sharp(file).metadata();
  return { bytes: file.byteLength, width, height, type };
}

test.for([
  [1, "linkedin", 1],
  [7, "linkedin", 3],
  [20, "instagram", 5],
  [5, "twitter", 3],
] as const)("%i slides for %s are %i rows of one small image", async ([count, format, rows]) => {
  const { bytes, width = 0, height = 0, type } = await drawSheet(count, format);
  expect(type).toBe("jpeg");
  expect(bytes).toBeLessThanOrEqual(145_000);
  expect(width).toBeLessThanOrEqual(1080);
  const columns = Math.ceil(count / rows);
  const ratio = { linkedin: 5 / 4, instagram: 1, twitter: 9 / 16 }[format];
  expect(height / width).toBeCloseTo((rows * ratio) / columns, 1);
});
