import {
  applyTemplate,
  buildPalette,
  defaultDesign,
  luminanceOf,
  relativeLuminance,
  templateIds,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { createNodePainter } from "./node-painter.fixture.ts";
import type { TextBox } from "../slide-job.ts";

const painter = createNodePainter();

const rows = ["Due on Monday", "Sent by mail", "Paid in full"];
const value = JSON.stringify({
  leftColumn: ["One", ...rows].join("\n"),
  rightColumn: ["Two", ...rows].join("\n"),
});
const slide = { header: "Two sides", description: [{ type: "two-columns", value }] };
const post: Post = { title: "Sides", hashtags: [], content: [slide, slide, slide] };

const hex = fc.oneof(
  fc.constantFrom("#ffffff", "#fefce8", "#fde047", "#000000", "#0a0a0a", "#0b1b3b", "#1e3a8a"),
  fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, "0")}`),
);

/** CIE lightness of a relative luminance. */
const lightness = (luminance: number) => 116 * Math.cbrt(luminance) - 16;

/** Width of the strip around the words that is measured too, CSS px. */
const padPx = 12;

/** Returns the mean difference in lightness between the background and the pixels in and around these texts. */
function strengthOf(
  pixels: Uint8Array,
  widthPx: number,
  { texts, ground }: { texts: readonly TextBox[]; ground: number },
): number {
  const left = Math.min(...texts.map(({ xPx }) => xPx)) - padPx;
  const right = Math.max(...texts.map((text) => text.xPx + text.widthPx)) + padPx;
  const top = Math.min(...texts.map(({ yPx }) => yPx)) - padPx;
  const bottom = Math.max(...texts.map((text) => text.yPx + text.heightPx)) + padPx;
  let [sum, count] = [0, 0];
  for (let y = Math.round(top); y < bottom; y += 1) {
    for (let x = Math.round(left); x < right; x += 1) {
      const at = (y * widthPx + x) * 4;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      sum += Math.abs(lightness(luminanceOf([red, green, blue])) - ground);
      count += 1;
    }
  }
  return sum / count;
}

test.each(templateIds)(
  "the chosen side of a comparison in %s never has less contrast than the other",
  async (template) => {
    await fc.assert(
      fc.asyncProperty(hex, hex, async (primaryColor, fontColor) => {
        const base = { ...applyTemplate(defaultDesign, template), backgroundPattern: "none" };
        const design = { ...base, primaryColor, fontColor };
        const job = {
          post,
          design,
          format: "linkedin",
          postType: "carousel",
          mediaUrls: {},
        } as const;
        const drawn = await painter.layOut({ ...job, slideIndex: 1 });
        const pixels = await painter.paint(drawn, { scale: 1, type: "raw" });
        const sides = drawn.layout.texts.filter(({ ref }) => ref.kind === "item");
        const ground = lightness(relativeLuminance(buildPalette(design).backgroundColor));
        const half = sides.length / 2;
        const [one, other] = [sides.slice(0, half), sides.slice(half)].map((texts) =>
          strengthOf(pixels, drawn.widthPx, { texts, ground }),
        );
        expect(other).toBeGreaterThan(one ?? 0);
      }),
      { numRuns: sampleRuns(90) },
    );
  },
  120_000,
);
