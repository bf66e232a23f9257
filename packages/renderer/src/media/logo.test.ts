import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  luminanceOf,
  templateIds,
  type Brand,
  type Design,
} from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine, type EngineNode, type MeasuredNode } from "../engine/engine.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import type { SlideJob } from "../slide-job.ts";
import { jobOf } from "../slide-job.fixture.ts";

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

/** Returns the pixels of the logo's middle column, RGB; null if the slide has no logo. */
async function readLogo(job: SlideJob): Promise<number[][] | null> {
  const slide = await painter.layOut(job);
  const measured = await engine.measure(slide.foreground, slide.widthPx, slide.images);
  const place = findLogo(slide.foreground, measured);
  if (!place) return null;
  const pixels = await painter.paint(slide, { scale: 1, type: "raw" });
  const x = Math.round(place.transform[4] + place.width / 2);
  return Array.from({ length: Math.floor(place.height) }, (_, row) => {
    const at = ((Math.round(place.transform[5]) + row) * slide.widthPx + x) * 4;
    return [...pixels.subarray(at, at + 3)];
  });
}

function lightOf([red = 0, green = 0, blue = 0]: number[]): number {
  return luminanceOf([red, green, blue]);
}

/** Returns the contrast between the lightest and the darkest pixels. */
function contrastOf(pixels: number[][]): number {
  const lights = pixels.map(lightOf);
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function logoJob(design: Design, brand: Partial<Brand>, slideIndex: number): SlideJob {
  return jobOf(samplePost, {
    design,
    brand: { ...defaultBrand, name: "Ada", placement: "all", ...brand },
    slideIndex,
  });
}

const slides = [0, 1, samplePost.content.length - 1];

test.each(templateIds)(
  "black and white transparent logos are visible on slides of %s",
  async (id) => {
    const design = applyTemplate(defaultDesign, id);
    for (const color of ["#000000", "#ffffff"]) {
      for (const width of [80, 240]) {
        for (const slideIndex of slides) {
          const pixels = await readLogo(
            logoJob(design, { avatar: logoOf(color, width) }, slideIndex),
          );
          if (pixels === null) continue;
          expect(
            contrastOf(pixels),
            `${color} ${width} on slide ${slideIndex + 1}`,
          ).toBeGreaterThan(3);
        }
      }
    }
  },
);

test.each(templateIds)(
  "in %s each logo is on slides of the lightness that it is for",
  async (id) => {
    const design = applyTemplate(defaultDesign, id);
    const brand = { avatar: logoOf("#8a1010", 240), avatarDark: logoOf("#ffb3c1", 240) };
    for (const slideIndex of slides) {
      const pixels = await readLogo(logoJob(design, brand, slideIndex));
      if (pixels === null) continue;
      const background = lightOf(pixels[pixels.length >> 1] ?? []);
      const has = (...color: number[]) => pixels.some((pixel) => pixel.join() === color.join());
      expect([has(138, 16, 16), has(255, 179, 193)], `slide ${slideIndex + 1}`).toEqual(
        background > 0.18 ? [true, false] : [false, true],
      );
    }
  },
);

const hexColors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, "0")}`);

test("a logo of any colour is visible on any background", async () => {
  await fc.assert(
    fc.asyncProperty(hexColors, hexColors, async (color, backgroundPattern) => {
      const minimal = applyTemplate(defaultDesign, "minimal");
      const design: Design = { ...minimal, backgroundType: "custom", backgroundPattern };
      const pixels = await readLogo(logoJob(design, { avatar: logoOf(color, 240) }, 1));
      expect(contrastOf(pixels ?? [])).toBeGreaterThan(1.5);
    }),
    {
      numRuns: 25,
      examples: [
        ["#0b1733", "#101014"],
        ["#767676", "#777777"],
        ["#ffd400", "#ffffff"],
      ],
    },
  );
});

test("a logo with a word that is illegible on its background has a plate", async () => {
  const twoColors = logoOf("#0b1733", 240).replace(
    encodeURIComponent("</svg>"),
    encodeURIComponent('<path fill="#ff8a3d" d="M90 30h60v20H90z"/></svg>'),
  );
  const design: Design = {
    ...applyTemplate(defaultDesign, "minimal"),
    backgroundType: "custom",
    backgroundPattern: "#101014",
  };
  const pixels = await readLogo(logoJob(design, { avatar: twoColors }, 1));
  expect(Math.max(...(pixels ?? []).map(lightOf))).toBeGreaterThan(0.8);
});
