import {
  applyTemplate,
  defaultDesign,
  relativeLuminance,
  sizePresetIds,
  templateIds,
  type TemplateId,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { layoutPost, layoutSlides, rowPost, rowSlides } from "../golden/golden-posts.fixture.ts";
import type { SlideJob, TextBox } from "../slide-job.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import type { SlidePainter } from "./slide-painter.ts";
import { jobOf } from "../slide-job.fixture.ts";

let measured = 0;

function createPainter(): SlidePainter {
  const real = createEngine(new Renderer());
  const engine: Engine = {
    ...real,
    measure(...args) {
      measured += 1;
      return real.measure(...args);
    },
  };
  return createNodePainter({ engine });
}

const painter = createPainter();

function templateJob(
  template: TemplateId,
  slideIndex: number,
  change: Partial<SlideJob> = {},
): SlideJob {
  return jobOf(layoutPost, {
    design: applyTemplate(defaultDesign, template),
    slideIndex,
    ...change,
  });
}

/** Maximum number of engine measurements: `mostAtFirst` for a new slide, `mostAfterKey` after a key press. */
const mostAtFirst = 16;
const mostAfterKey = 6;

describe.each(templateIds)("the layouts of %s", (template) => {
  test("take few measurements, and fewer after a key press", async () => {
    const own = createPainter();
    for (const [name, slideIndex] of Object.entries(layoutSlides)) {
      measured = 0;
      await own.layOut(templateJob(template, slideIndex));
      expect(measured, `${name} at first`).toBeLessThanOrEqual(mostAtFirst);
      const content = layoutPost.content.map((slide, index) =>
        index === slideIndex && slide.summary ? { ...slide, summary: `${slide.summary}a` } : slide,
      );
      if (content[slideIndex] === layoutPost.content[slideIndex]) continue;
      measured = 0;
      await own.layOut(templateJob(template, slideIndex, { post: { ...layoutPost, content } }));
      expect(measured, `${name} after a key`).toBeLessThanOrEqual(mostAfterKey);
    }
  });

  test("are not measured again if only colours change", async () => {
    const own = createPainter();
    const design = applyTemplate(defaultDesign, template);
    for (const [name, slideIndex] of Object.entries(layoutSlides)) {
      const places = async (primaryColor: string) => {
        const job = templateJob(template, slideIndex, { design: { ...design, primaryColor } });
        return (await own.layOut(job)).layout.texts.map(({ lines }) => lines);
      };
      const before = await places("#4f46e5");
      measured = 0;
      // The colour's contrast decides the style of highlighted words. Both colours lead to the same style.
      expect(await places("#5046e5")).toEqual(before);
      // A cover may be measured once more, because its shapes depend on a colour's contrast, and so may a header with a
      // highlighted phrase, whose second search starts at the size that the first one found.
      expect(measured, name).toBeLessThanOrEqual(["cover", "statement"].includes(name) ? 1 : 0);
    }
  });

  test("draw no text over another", async () => {
    const rows = Object.entries(rowSlides).map(
      ([name, at]) => [name, at, { post: rowPost }] as const,
    );
    const others = Object.entries(layoutSlides).map(([name, at]) => [name, at, {}] as const);
    for (const [name, slideIndex, change] of [...others, ...rows]) {
      const { layout } = await painter.layOut(templateJob(template, slideIndex, change));
      const boxes = layout.texts.flatMap(inkOf);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          expect(overlap(one, other), `${name}: ${one.text} on ${other.text}`).toBe(false);
        }
      }
    }
  });

  test("align the rows of two columns, even if text wraps", async () => {
    const rows = (long: number) =>
      [0, 1, 2, 3, 4].map((row) =>
        row === long ? `Row ${row} ${"wraps ".repeat(9)}` : `Row ${row}`,
      );
    const value = JSON.stringify({
      leftColumn: ["Left", ...rows(1)].join("\n"),
      rightColumn: ["Right", ...rows(3)].join("\n"),
    });
    const slide = { header: "Two sides", description: [{ type: "two-columns", value }] };
    const post: Post = { ...layoutPost, content: [slide, slide, slide] };
    const { layout } = await painter.layOut(templateJob(template, 1, { post }));
    for (const row of [0, 1, 2, 3, 4]) {
      const [one, other, ...more] = layout.texts.filter(({ lines }) =>
        lines[0]?.text.startsWith(`Row ${row}`),
      );
      if (!one || !other) throw new Error(`Row ${row} is not drawn twice`);
      expect(more).toEqual([]);
      // In a table, texts are centred vertically in their row. In other layouts, texts start at the top of their row.
      const apart = [0, 0.5].map((share) =>
        Math.abs(one.yPx + one.heightPx * share - other.yPx - other.heightPx * share),
      );
      expect(Math.min(...apart), `row ${row}`).toBeLessThan(1.1);
    }
  });

  test("draw both a single word and 20,000 characters in each text", async () => {
    const slide = {
      header: "One",
      description: [{ type: "text", value: "Two" }],
      summary: "Three",
    };
    const short: Post = { title: "Go", hashtags: ["#a"], content: [slide, slide, slide] };
    const value = "A sentence that goes on for a while. ".repeat(540);
    const filled = { ...slide, description: [{ type: "text", value }] };
    const long: Post = { ...short, content: [filled, filled, filled] };
    for (const format of sizePresetIds) {
      for (const slideIndex of [0, 1, 2]) {
        const little = await painter.layOut(
          templateJob(template, slideIndex, { post: short, format }),
        );
        expect(little.layout.overflows).toEqual([]);
        expect(little.layout.texts.map(({ ref }) => ref.kind)).toContain("summary");
      }
    }
    const { layout } = await painter.layOut(templateJob(template, 1, { post: long }));
    expect(layout.overflows.length).toBe(1);
  });

  test.each(["#ffffff", "#000000"])(
    "have readable text over a %s image",
    async (fill) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750"><rect width="600" height="750" fill="${fill}"/></svg>`;
      const url = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
      for (const name of ["cover", "picture"] as const) {
        const slideIndex = layoutSlides[name];
        const job = templateJob(template, slideIndex, { mediaUrls: { [slideIndex]: url } });
        const { layout } = await painter.layOut(job);
        for (const text of layout.texts) {
          if (text.fill || text.color === "transparent" || text.ref.kind === "hashtag") continue;
          const ratio = await contrastBehind(job, text);
          const wanted = text.fontSizePx >= 24 ? 2.9 : 4.4;
          expect(ratio, `${name}: ${text.lines[0]?.text}`).toBeGreaterThan(wanted);
        }
      }
    },
    60_000,
  );
});

interface Ink {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns a box around each line's letters, without the space above and below them. */
function inkOf({ lines, fontSizePx }: TextBox): Ink[] {
  return lines.map(({ text, xPx, yPx, widthPx, heightPx }) => {
    const middle = yPx + heightPx / 2;
    const half = fontSizePx * 0.34;
    return { text, left: xPx, right: xPx + widthPx, top: middle - half, bottom: middle + half };
  });
}

function overlap(one: Ink, other: Ink): boolean {
  return (
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.top < other.bottom - 0.5 &&
    other.top < one.bottom - 0.5
  );
}

/** Returns the contrast that 90% of the pixels behind a text's first line reach. They are drawn without the text. */
async function contrastBehind(job: SlideJob, { ref, lines, color }: TextBox): Promise<number> {
  const bare = await painter.layOut({ ...job, hidden: ref });
  const pixels = await painter.paint(bare, { scale: 1, type: "raw" });
  const [line] = lines;
  if (!line) return 21;
  const ratios: number[] = [];
  for (let y = Math.ceil(line.yPx); y < line.yPx + line.heightPx; y += 2) {
    for (let x = Math.ceil(line.xPx); x < line.xPx + line.widthPx; x += 3) {
      const at = (y * bare.widthPx + x) * 4;
      const hex = [0, 1, 2].map((channel) => toHex(pixels[at + channel] ?? 0)).join("");
      ratios.push(contrast(relativeLuminance(color), relativeLuminance(`#${hex}`)));
    }
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * 0.1)] ?? 21;
}

function toHex(value: number): string {
  return value.toString(16).padStart(2, "0");
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

test("the last character of Modern's gradient number isn't clipped in right-to-left posts", async () => {
  const slide = {
    header: "43% يقرؤون العنوان فقط",
    description: [{ type: "text", value: "لذلك يستحق العنوان نصف وقتك." }],
  };
  const post: Post = { title: "كيف تكتب منشورًا", content: [slide, slide, slide] };
  const design = {
    ...applyTemplate(defaultDesign, "modern" as const),
    showBackgroundElements: false,
    backgroundType: "custom" as const,
    backgroundPattern: "#000000",
  };
  const laidOut = await painter.layOut(templateJob("modern", 1, { post, design }));
  const { widthPx } = laidOut;
  const pixels = await painter.paint(laidOut, { scale: 1, type: "raw" });
  // Counts a column's bright pixels from row 240 to row 409. In these rows, only the slide's large number is bright.
  const brightRows = (x: number) =>
    Array.from({ length: 170 }, (_, row) => ((240 + row) * widthPx + x) * 4).filter(
      (at) => Math.max(...pixels.subarray(at, at + 3)) > 128,
    ).length;
  const last = Array.from({ length: widthPx }, (_, x) => x).findLast((x) => brightRows(x) > 0);
  expect(last).toBeGreaterThan(widthPx * 0.85);
  expect(brightRows(last ?? 0)).toBeLessThan(24);
});
