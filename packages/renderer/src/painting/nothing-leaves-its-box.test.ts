import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  getSizePreset,
  sizePresetIds,
  templateIds,
  type Brand,
  type SizePresetId,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { createEngine } from "../engine/engine.ts";
import { layoutPost, layoutSlides } from "../golden/golden-posts.fixture.ts";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { fetchMediaBytes } from "../node/fetch-media-bytes.ts";
import type { SlideJob, SlideLayout } from "../slide-job.ts";
import { SlidePainter } from "./slide-painter.ts";

const painter = new SlidePainter({
  engine: createEngine(new Renderer()),
  assets: createNodeAssetSource(),
  fetchBytes: fetchMediaBytes,
});

const scripts = {
  latin: "Quiet mornings make better Wednesdays than any alarm clock ever could ",
  long: "Donaudampfschifffahrtsgesellschaftskapitän Rechtsschutzversicherung Übernachtungsmöglichkeit ",
  arabic: "ابدأ بالفكرة الأهم ثم اكتب جملة واحدة لكل فكرة حتى يقرأها الناس ",
  japanese: "毎朝十分で読まれる投稿をつくる忙しい人のための小さな習慣です。",
  hindi: "सुबह का समय सबसे शांत होता है इसलिए लिखना वहीं से शुरू करें ",
  thai: "เช้าที่เงียบสงบทำให้วันทำงานดีกว่านาฬิกาปลุกใดๆที่เคยมีมา ",
} as const;

const letters = (script: keyof typeof scripts, length: number) =>
  scripts[script].repeat(Math.ceil(length / scripts[script].length)).slice(0, length).trim() || "A";

const logoOf = (ratio: number) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(100 * ratio)}" height="100"><rect width="100%" height="100%" fill="#e11d48"/></svg>`,
  )}`;

const scriptNames = fc.constantFrom(...(Object.keys(scripts) as (keyof typeof scripts)[]));

/** Letters of a text: usually as many as fit a layout. */
const lengths = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 }));

const jobs = fc
  .record({
    template: fc.constantFrom(...templateIds),
    format: fc.constantFrom(...sizePresetIds),
    layout: fc.constantFrom(...Object.values(layoutSlides)),
    postType: fc.constantFrom("carousel" as const, "carousel" as const, "single" as const),
    script: scriptNames,
    brandScript: scriptNames,
    title: lengths,
    header: lengths,
    summary: lengths,
    name: fc.integer({ min: 1, max: 40 }),
    handle: fc.integer({ min: 0, max: 30 }),
    website: fc.integer({ min: 5, max: 60 }),
    hashtags: fc.array(fc.integer({ min: 2, max: 40 }), { maxLength: 3 }),
    ratio: fc.option(fc.integer({ min: 10, max: 60 })),
  })
  .map(({ template, format, layout, script, brandScript, postType, ...sizes }): SlideJob => {
    const words = (length: number) => letters(script, length);
    const brand: Brand = {
      ...defaultBrand,
      name: letters(brandScript, sizes.name),
      handle: sizes.handle === 0 ? "" : `@${"handleofsomebody".repeat(2).slice(0, sizes.handle)}`,
      website: `${"website-of-a-studio".repeat(3).slice(0, sizes.website - 4)}.com`,
      avatar: sizes.ratio === null ? null : logoOf(sizes.ratio / 10),
      placement: "all",
    };
    const post: Post = {
      ...layoutPost,
      title: words(sizes.title),
      hashtags: sizes.hashtags.map((length) => `#${words(length).replaceAll(/[\s.。]/g, "")}`),
      content: layoutPost.content.map((slide, index) =>
        index === layout
          ? {
              ...slide,
              header: layout === layoutSlides.number ? slide.header : words(sizes.header),
              summary: words(sizes.summary),
            }
          : slide,
      ),
    };
    const design = applyTemplate(defaultDesign, template);
    return { post, design, brand, format, postType, slideIndex: postType === "single" ? 0 : layout, mediaUrls: {} };
  });

/** The narrowest margin of a template, of the stage's shorter side. */
const marginShare = 0.045;

/** Describes the lines outside their slide's margin, and handles and hashtags that are cut. */
function listOutside({ texts, widthPx, heightPx }: SlideLayout, format: SizePresetId): string[] {
  const stage = getSizePreset(format);
  const marginPx = Math.min(stage.widthPx, stage.heightPx) * marginShare;
  return texts.flatMap(({ ref, lines, wraps, xPx: boxXPx, widthPx: boxPx }) =>
    lines.flatMap(({ text, xPx, yPx, widthPx: width, heightPx: height }) => {
      const isCut = !wraps && width > boxPx + 1;
      const [left, right] = isCut ? [boxXPx, boxXPx + boxPx] : [xPx, xPx + width];
      const isFine =
        left >= marginPx &&
        right <= widthPx - marginPx &&
        yPx + height * 0.2 >= marginPx &&
        yPx + height * 0.8 <= heightPx - marginPx &&
        !(isCut && (ref.kind === "brand" || ref.kind === "hashtag"));
      const place = [left, yPx, right, yPx + height].map(Math.round).join(" ");
      return isFine ? [] : [`${ref.kind} "${text.slice(0, 60)}" ${place} of ${widthPx} x ${heightPx}`];
    }),
  );
}

test("every line stands inside its slide's margin", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(jobs, async (job) => {
      const { layout } = await painter.layOut(job);
      expect(listOutside(layout, job.format)).toEqual([]);
    }),
    { numRuns: sampleRuns(600) },
  );
});
