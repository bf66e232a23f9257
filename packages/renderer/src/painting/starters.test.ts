import { applyTemplate, defaultDesign } from "@slideloom/core/design";
import { type Starter, starters } from "@slideloom/core/starters";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { createEngine } from "../engine/engine.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { listTextOverlaps } from "./text-overlaps.fixture.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

async function layOut(
  { post, templateId }: Starter,
  slideIndex: number,
  format: "linkedin" | "vertical",
) {
  const design = applyTemplate(defaultDesign, templateId);
  const slide = await painter.layOut({
    post,
    postType: "carousel",
    slideIndex,
    design,
    format,
    mediaUrls: {},
  });
  expect(slide.layout.overflows).toEqual([]);
  const measured = await engine.measure(slide.foreground, slide.widthPx, slide.images);
  expect(listTextOverlaps(slide.layout, slide.foreground, measured)).toEqual([]);
  return slide;
}

describe("each starter in its own template", () => {
  test.for(starters.map((starter) => [starter.id, starter] as const))(
    "%s shows all words, apart from each other",
    async ([, starter]) => {
      for (const slideIndex of starter.post.content.keys()) {
        await layOut(starter, slideIndex, "vertical");
        const slide = await layOut(starter, slideIndex, "linkedin");
        const { length } = await painter.paint(slide, { scale: 0.25, type: "png" });
        expect(length).toBeGreaterThan(1000);
      }
    },
  );
});
