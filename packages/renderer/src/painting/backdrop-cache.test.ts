import { Renderer } from "@takumi-rs/core";
import { applyTemplate, defaultDesign, sizePresetIds, templateIds } from "@slideloom/core/design";
import { samplePost, type Post } from "@slideloom/core/document";
import { imageSize } from "image-size";
import { describe, expect, test } from "vitest";
import { createEngine, type Engine, type EngineImage, type EngineNode } from "../engine/engine.ts";
import type { SlideJob } from "../slide-job.ts";
import type { LaidOutSlide, SlidePainter } from "./slide-painter.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { jobOf } from "../slide-job.fixture.ts";

interface Drawing {
  root: EngineNode;
  scale: number;
  images: EngineImage[];
}

/** Creates a painter that records all render calls. */
function createRecordingPainter(): { painter: SlidePainter; drawings: Drawing[] } {
  const drawings: Drawing[] = [];
  const real = createEngine(new Renderer());
  const engine: Engine = {
    ...real,
    render(root, options) {
      drawings.push({ root, scale: options.scale, images: options.images });
      return real.render(root, options);
    },
  };
  return { painter: createNodePainter({ engine }), drawings };
}

const { painter, drawings } = createRecordingPainter();

const layOut = (extra: Partial<SlideJob> = {}): Promise<LaidOutSlide> =>
  painter.layOut(jobOf(samplePost, extra));

/**
 * Widths of the editor's slide preview in device pixels. They are whole numbers, unlike most of the preview's heights
 * (see `fitStage`).
 */
const stageWidthsPx = [870, 869, 435, 434];
const thumbnailWidthsPx = [79, 96];

function listNodes(node: EngineNode): EngineNode[] {
  return [node, ...(node.type === "container" ? node.children.flatMap(listNodes) : [])];
}

/** Counts cached backdrops in the drawings, and those that the engine resamples to another size. */
function countResampled(): { placed: number; resampled: number } {
  let [placed, resampled] = [0, 0];
  for (const { root, scale, images } of drawings) {
    for (const { src, data } of images.filter((image) => image.src.startsWith("backdrop:"))) {
      const { width, height } = imageSize(data);
      const isPlaced = listNodes(root).some(
        (node) =>
          node.type === "image" &&
          node.src === src &&
          node.style["position"] === "absolute" &&
          node.style["top"] === 0 &&
          node.style["left"] === 0 &&
          Math.abs(Number(node.style["width"]) * scale - width) < 1e-6 &&
          Math.abs(Number(node.style["height"]) * scale - height) < 1e-6,
      );
      placed += 1;
      if (!isPlaced) resampled += 1;
    }
  }
  return { placed, resampled };
}

async function expectSamePixels(slide: LaidOutSlide, scale: number, name: string): Promise<void> {
  const draw = () => painter.paint(slide, { scale, type: "raw" });
  const [direct, , kept] = [await draw(), await draw(), await draw()];
  expect(Buffer.compare(direct, kept), name).toBe(0);
}

describe("a cached backdrop", () => {
  test("gives the same pixels from the second slide on, in files", async () => {
    const cases = templateIds.flatMap((template) =>
      sizePresetIds.map((format) => ({ template, format })),
    );
    for (const { template, format } of sampleCases(cases, 7)) {
      const slide = await layOut({ format, design: applyTemplate(defaultDesign, template) });
      await expectSamePixels(slide, 2, `${template} ${format}`);
    }
  });

  test("is never resampled on the editor's stage, in thumbnails and in single posts of any height", async () => {
    drawings.length = 0;
    const long: Post = {
      title: "Long",
      content: [
        {
          header: "A taller card",
          description: [{ type: "text", value: "Words and more words. ".repeat(70) }],
        },
      ],
    };
    const slides = [
      ...templateIds.map((template) => layOut({ design: applyTemplate(defaultDesign, template) })),
      ...sizePresetIds.map((sizePreset) => layOut({ format: sizePreset })),
      layOut({ post: long, postType: "single" }),
    ];
    const cases = (await Promise.all(slides)).flatMap((slide) =>
      [...stageWidthsPx, ...thumbnailWidthsPx].map((stagePx) => ({ slide, stagePx })),
    );
    for (const { slide, stagePx } of sampleCases(cases, 5)) {
      const name = `${slide.widthPx} x ${slide.heightPx} at ${stagePx}`;
      await expectSamePixels(slide, stagePx / slide.widthPx, name);
    }
    const { placed, resampled } = countResampled();
    expect(placed).toBeGreaterThanOrEqual(slides.length);
    expect(resampled).toBe(0);
  });
});
