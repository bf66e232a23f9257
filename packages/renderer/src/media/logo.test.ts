import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  relativeLuminance,
  templateIds,
} from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import { expect, test } from "vitest";
import { createEngine, type EngineNode, type MeasuredNode } from "../engine/engine.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import type { SlideJob } from "../slide-job.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

const logoOf = (color: string, width: number) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80"><path fill="${color}" d="M8 8h${width - 16}v24H8zM8 48h${width - 16}v24H8z"/></svg>`,
  )}`;

type Place = Pick<MeasuredNode, "width" | "height" | "transform">;

function findLogo(node: EngineNode, at: MeasuredNode): Place | null {
  if (node.type === "image" && node.src.startsWith("brand:")) return at;
  if (node.type !== "container") return null;
  for (const [index, child] of node.children.entries()) {
    const childAt = at.children[index];
    const found = childAt ? findLogo(child, childAt) : null;
    if (found) return found;
  }
  return null;
}

/** Returns the contrast between the lightest and the darkest pixels of the logo's middle column. */
async function contrastOfLogo(job: SlideJob): Promise<number | null> {
  const slide = await painter.layOut(job);
  const measured = await engine.measure(slide.foreground, slide.widthPx, slide.images);
  const place = findLogo(slide.foreground, measured);
  if (!place) return null;
  const pixels = await painter.paint(slide, { scale: 1, type: "raw" });
  const x = Math.round(place.transform[4] + place.width / 2);
  const lights = Array.from({ length: Math.floor(place.height) }, (_, row) => {
    const at = ((Math.round(place.transform[5]) + row) * slide.widthPx + x) * 4;
    const hex = [0, 1, 2].map((channel) =>
      (pixels[at + channel] ?? 0).toString(16).padStart(2, "0"),
    );
    return relativeLuminance(`#${hex.join("")}`);
  });
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

test.each(templateIds)("black and white transparent logos are seen on slides of %s", async (id) => {
  const design = applyTemplate(defaultDesign, id);
  for (const color of ["#000000", "#ffffff"]) {
    for (const width of [80, 240]) {
      const brand = { ...defaultBrand, name: "Ada", avatar: logoOf(color, width) };
      for (const slideIndex of [0, 1, samplePost.content.length - 1]) {
        const contrast = await contrastOfLogo({
          post: samplePost,
          design,
          brand: { ...brand, placement: "all" },
          format: "linkedin",
          postType: "carousel",
          slideIndex,
          mediaUrls: {},
        });
        if (contrast === null) continue;
        expect(contrast, `${color} ${width} on slide ${slideIndex + 1}`).toBeGreaterThan(3);
      }
    }
  }
});
