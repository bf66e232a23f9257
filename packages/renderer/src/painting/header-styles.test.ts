import {
  applyTemplate,
  defaultDesign,
  headerStyles,
  luminanceOf,
  templateIds,
  type HeaderStyle,
  type TemplateId,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { describe, expect, test } from "vitest";
import type { SlideJob, TextBox } from "../slide-job.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { jobOf } from "../slide-job.fixture.ts";

const painter = createNodePainter();

/** Accents on the first line, descenders on all, and a last word that fills the width. */
const slide = { header: "Éclair ::jigsaw:: typography quickly", description: [] };
const post: Post = { title: "Words", hashtags: [], content: [slide, slide, slide] };

/** Width of a slide on a small phone, device px. */
const phonePx = 360;

interface Letters {
  /** The header's first and last text: a header may be drawn as several lines of different sizes. */
  text: TextBox;
  last: TextBox;
  scale: number;
  /** Device px: `top` and `bottom` are the first and last row with letters, `right` is the last column with letters. */
  top: number;
  bottom: number;
  right: number;
  /** Contrast with the background that at least 10% of the letters' pixels reach. */
  contrast: number;
}

/** Draws a slide at a phone's width with and without its header, and compares the two images. */
async function readLetters(template: TemplateId, headerStyle: HeaderStyle): Promise<Letters> {
  const design = { ...applyTemplate(defaultDesign, template), headerStyle };
  const job: SlideJob = jobOf(post, { design, slideIndex: 1 });
  const drawn = await painter.layOut(job);
  const texts = drawn.layout.texts.filter(({ ref }) => ref.kind === "header");
  const [text] = texts;
  if (!text) throw new Error("The header is not drawn");
  const scale = phonePx / drawn.widthPx;
  const bare = await painter.layOut({ ...job, hidden: text.ref });
  const [pixels, ground] = [
    await painter.paint(drawn, { scale, type: "raw" }),
    await painter.paint(bare, { scale, type: "raw" }),
  ];
  const found = { top: Infinity, bottom: 0, right: 0 };
  const ratios: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [one, other] = [pixels, ground].map((data) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      return luminanceOf([red, green, blue]);
    });
    if (one === undefined || other === undefined || one === other) continue;
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    ratios.push(ratio);
    if (ratio < 1.5) continue;
    const [x, y] = [(at / 4) % phonePx, Math.floor(at / 4 / phonePx)];
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
    found.right = Math.max(found.right, x);
  }
  ratios.sort((one, other) => other - one);
  return {
    text,
    last: texts.at(-1) ?? text,
    scale,
    ...found,
    contrast: ratios[Math.floor(ratios.length * 0.1)] ?? 0,
  };
}

/** Returns how far letters reach above the first line's middle and below the last line's middle, in em. */
function reachOf(letters: Letters): { over: number; under: number } {
  const { text, scale, top, bottom } = letters;
  const [first, last] = [text.lines[0], letters.last.lines.at(-1)];
  if (!first || !last) throw new Error("The header has no lines");
  const middle = ({ yPx, heightPx }: typeof first) => (yPx + heightPx / 2) * scale;
  const emOf = ({ fontSizePx }: TextBox) => fontSizePx * scale;
  return {
    over: (middle(first) - top) / emOf(text),
    under: (bottom - middle(last)) / emOf(letters.last),
  };
}

describe.each(templateIds)("headers of %s on a phone", (template) => {
  test.each(headerStyles)("in style %s are whole and readable", async (style) => {
    const letters = await readLetters(template, style);
    const usual = reachOf(await readLetters(template, "default"));
    const reach = reachOf(letters);
    // If accents or descenders were clipped, letters would reach less far than in the default style. The tolerance is
    // 1.75 device px; `pixel` is in em.
    const pixel = 1.75 / (letters.text.fontSizePx * letters.scale);
    expect(reach.over).toBeGreaterThan(usual.over - pixel);
    expect(reach.under).toBeGreaterThan(usual.under - pixel);
    expect(letters.right).toBeLessThan(phonePx);
    expect(letters.contrast).toBeGreaterThan(3);
  });
});
