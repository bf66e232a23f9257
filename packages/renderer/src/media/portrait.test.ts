import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  sizePresetIds,
  templateIds,
  type Brand,
  type TemplateId,
} from "@slideloom/core/design";
import { samplePost, type Post } from "@slideloom/core/document";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { avatarDataUrl, photoDataUrl } from "../golden/photo.fixture.ts";
import { Renderer } from "@takumi-rs/core";
import { createEngine } from "../engine/engine.ts";
import { listTextOverlaps } from "../painting/text-overlaps.fixture.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import type { EngineNode } from "../engine/engine.ts";
import type { SlideJob } from "../slide-job.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });
const portraits = { round: photoDataUrl, "cut-out": "" };

beforeAll(async () => {
  const person =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><circle cx="150" cy="110" r="80"/><path d="M20 400c0-150 60-200 130-200s130 50 130 200z"/></svg>';
  const png = await sharp(Buffer.from(person)).png().toBuffer();
  portraits["cut-out"] = `data:image/png;base64,${png.toString("base64")}`;
});

const closing = { header: "Save this for Monday", description: [], summary: "Follow for more" };
const post: Post = { ...samplePost, content: [...samplePost.content, closing] };
const last = post.content.length - 1;
const jobOf = (
  template: TemplateId,
  portrait: string,
  change: Partial<SlideJob> = {},
): SlideJob => {
  const brand: Brand = {
    ...defaultBrand,
    name: "Ada Lindqvist",
    handle: "@ada",
    avatar: avatarDataUrl,
    portrait,
    placement: "all",
  };
  return {
    post,
    design: applyTemplate(defaultDesign, template),
    format: "linkedin",
    postType: "carousel",
    slideIndex: 0,
    mediaUrls: {},
    brand,
    ...change,
  };
};

const listImages = (node: EngineNode): EngineNode[] =>
  node.type === "container"
    ? node.children.flatMap(listImages)
    : node.type === "image"
      ? [node]
      : [];

/** Lists the heights of the brand's images on a slide, CSS px. */
async function heightsOf(job: SlideJob): Promise<number[]> {
  const { foreground } = await painter.layOut(job);
  return listImages(foreground)
    .filter((node) => node.type === "image" && node.src.startsWith("brand:"))
    .map(({ style }) => Number(style?.["height"]));
}

test.each(["modern", "minimal", "bold", "elegant"] as const)(
  "the cover and the closing of %s show the portrait large, other slides don't",
  async (template) => {
    for (const kind of ["round", "cut-out"] as const) {
      const job = jobOf(template, portraits[kind]);
      const without = { ...job, ...(job.brand && { brand: { ...job.brand, portrait: null } }) };
      for (const slideIndex of [0, last]) {
        const large = Math.max(...(await heightsOf({ ...job, slideIndex })));
        const usual = Math.max(0, ...(await heightsOf({ ...without, slideIndex })));
        expect(large, `${kind} ${slideIndex}`).toBeGreaterThan(usual * 1.2);
      }
      const [inner, plain] = [job, without].map((one) => heightsOf({ ...one, slideIndex: 1 }));
      expect(await inner).toEqual(await plain);
    }
  },
);

test("name and handle beside a portrait don't touch other words, in any template and format", async () => {
  const places = templateIds.flatMap((template) =>
    sizePresetIds.flatMap((format) =>
      [0, last].flatMap((slideIndex) =>
        (["round", "cut-out"] as const).map((kind) => ({ template, format, slideIndex, kind })),
      ),
    ),
  );
  for (const { template, kind, ...change } of sampleCases(places, 3)) {
    const slide = await painter.layOut(jobOf(template, portraits[kind], change));
    const { layout, foreground, images, widthPx } = slide;
    const measured = await engine.measure(foreground, widthPx, images);
    const name = JSON.stringify({ template, kind, ...change });
    expect(listTextOverlaps(layout, foreground, measured), name).toEqual([]);
    const words = layout.texts.filter(({ ref }) => ref.kind === "brand");
    expect(words.map(({ ref }) => JSON.stringify(ref))).toEqual([
      ...new Set(words.map(({ ref }) => JSON.stringify(ref))),
    ]);
  }
});
