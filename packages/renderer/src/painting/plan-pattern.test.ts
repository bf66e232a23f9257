import { Renderer } from "@takumi-rs/core";
import { applyTemplate, defaultDesign, patterns, templateIds } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import { describe, expect, test } from "vitest";
import { createEngine, type Engine, type EngineNode } from "../engine/engine.ts";
import type { SlideJob } from "../slide-job.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import type { LaidOutSlide } from "./slide-painter.ts";
import { jobOf } from "../slide-job.fixture.ts";

interface Tiles {
  leftPx: number;
  topPx: number;
  sidePx: number;
}

/** The boxes of patterns in all drawings, device pixels. */
const drawn: Tiles[] = [];

const real = createEngine(new Renderer());
const engine: Engine = {
  ...real,
  render(root, options) {
    drawn.push(...listTiles(root, options.scale));
    return real.render(root, options);
  },
};

const painter = createNodePainter({ engine });

function listTiles(node: EngineNode, scale: number): Tiles[] {
  if (node.type !== "container") return [];
  const { backgroundRepeat, backgroundSize, left, top } = node.style;
  const sides = String(backgroundSize)
    .split(" ")
    .map((side) => Number.parseFloat(side) * scale);
  const place = { leftPx: Number(left) * scale, topPx: Number(top) * scale };
  const own = backgroundRepeat === "repeat" ? sides.map((sidePx) => ({ sidePx, ...place })) : [];
  return [...own, ...node.children.flatMap((child) => listTiles(child, scale))];
}

const patternNames = patterns.filter((pattern) => pattern !== "none");

/** A design with nothing behind the text but one colour and the pattern. */
const plain = (backgroundPattern: string) => ({
  ...defaultDesign,
  backgroundType: "bg4" as const,
  backgroundPattern,
  ornament: "minimal" as const,
  cornerAccent: false,
});

const layOut = (extra: Partial<SlideJob> = {}): Promise<LaidOutSlide> =>
  painter.layOut(jobOf(samplePost, extra));

/** Widths of slides in the editor and as thumbnails, device pixels, and a tiny one. */
const widthsPx = [870, 869, 435, 434, 79, 96, 3];

const isWhole = (px: number) => Math.abs(px - Math.round(px)) < 1e-6;

describe("a pattern", () => {
  test("has tiles of whole device pixels at every scale, on whole device pixels", async () => {
    drawn.length = 0;
    const designs = [
      ...patternNames.map(plain),
      ...templateIds.map((template) => applyTemplate(defaultDesign, template)),
    ];
    for (const design of designs) {
      const slide = await layOut({ design });
      for (const widthPx of widthsPx) {
        await painter.paint(slide, { scale: widthPx / slide.widthPx, type: "raw" });
      }
    }
    expect(drawn.length).toBeGreaterThan(patternNames.length * widthsPx.length);
    const isAligned = ({ leftPx, topPx, sidePx }: Tiles) =>
      sidePx > 1 - 1e-6 && [leftPx, topPx, sidePx].every(isWhole);
    expect(drawn.filter((tiles) => !isAligned(tiles))).toEqual([]);
  });

  test.for(patternNames)("%s repeats without a seam", async (name) => {
    const { foreground, pattern, ...slide } = await layOut({ design: plain(name) });
    if (!pattern) throw new Error("The slide has no pattern");
    const bare = {
      ...slide,
      foreground: { ...foreground, children: [] },
      pattern: { ...pattern, areas: [] },
    };
    for (const widthPx of [869, 434]) {
      drawn.length = 0;
      const bytes = await painter.paint(bare, { scale: widthPx / slide.widthPx, type: "raw" });
      const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
      const sidePx = Math.round(drawn[0]?.sidePx ?? 0);
      const rows = Math.floor((slide.heightPx * widthPx) / slide.widthPx) - 1;
      let differing = 0;
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < widthPx; x += 1) {
          const inFirst = (y % sidePx) * widthPx + (x % sidePx);
          if (pixels[y * widthPx + x] !== pixels[inFirst]) differing += 1;
        }
      }
      expect(differing, `pixels at ${widthPx} that are not those of the first tile`).toBe(0);
    }
  });

  test("is drawn in files as designed", async () => {
    drawn.length = 0;
    for (const name of patternNames) {
      await painter.paint(await layOut({ design: plain(name) }), { scale: 2, type: "png" });
    }
    const sides = [...new Set(drawn.map(({ sidePx }) => sidePx))];
    expect(sides).toEqual([18, 36, 22, 40].map((px) => px * 2));
  });

  test.for(
    templateIds.flatMap((template) => patternNames.map((name) => [template, name] as const)),
  )("is beside the words of %s, never under them: %s", async ([template, name]) => {
    const design = { ...applyTemplate(defaultDesign, template), backgroundPattern: name };
    const slide = await layOut({ design, slideIndex: 1 });
    const [one, other] = await Promise.all(
      [slide, { ...slide, pattern: null }].map((each) =>
        painter.paint(each, { scale: 1, type: "raw" }),
      ),
    );
    const changed: { x: number; y: number }[] = [];
    for (let at = 0; at < slide.widthPx * slide.heightPx; at += 1) {
      const isSame = [0, 1, 2].every((part) => one?.[at * 4 + part] === other?.[at * 4 + part]);
      if (!isSame) changed.push({ x: at % slide.widthPx, y: Math.floor(at / slide.widthPx) });
    }
    const lines = slide.layout.texts.flatMap((text) => text.lines);
    const under = changed.filter(({ x, y }) =>
      lines.some(
        ({ xPx, yPx, widthPx, heightPx }) =>
          x >= xPx && x < xPx + widthPx && y >= yPx && y < yPx + heightPx,
      ),
    );
    expect(changed.length).toBeGreaterThan(100);
    expect(under).toEqual([]);
  });
});
