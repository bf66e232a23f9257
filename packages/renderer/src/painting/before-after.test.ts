import {
  applyTemplate,
  defaultDesign,
  type SizePresetId,
  sizePresetIds,
  type TemplateId,
  templateIds,
} from "@slideloom/core/design";
import type { Slide } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { createEngine } from "../engine/engine.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { listTextOverlaps } from "./text-overlaps.fixture.ts";

const svgOf = (fill: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><rect width="60" height="80" fill="${fill}"/></svg>`,
  ).toString("base64")}`;
const media = { url: svgOf("#c22"), before: svgOf("#2c2") };

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

const columns = (leftColumn: string, rightColumn: string) => [
  { type: "two-columns", value: JSON.stringify({ leftColumn, rightColumn }) },
];

const contents = {
  headings: { description: columns("Before", "After"), words: ["Before", "After"] },
  rows: {
    description: columns("Before\nDark\nFlat", "After\nBright\nDeep"),
    words: ["Before", "Dark", "Flat", "After", "Bright", "Deep"],
  },
} as const;

function layOut(slide: Partial<Slide>, template: TemplateId, format: SizePresetId) {
  const ends = { header: "End", description: [] };
  return painter.layOut({
    post: { title: "T", content: [ends, { ...ends, header: "One week", ...slide }, ends] },
    postType: "carousel",
    slideIndex: 1,
    design: applyTemplate(defaultDesign, template),
    format,
    mediaUrls: {},
  });
}

describe.each(templateIds)("%s", (template) => {
  test.each(sizePresetIds)("shows both images and all words at %s", async (format) => {
    for (const { description, words } of Object.values(contents)) {
      const drawn = await layOut({ description: [...description], media }, template, format);
      const { layout } = drawn;
      const items = layout.texts.filter(({ ref }) => ref.kind === "item");
      const shown = items.map(({ lines }) => lines.map(({ text }) => text).join(" "));
      expect(shown.toSorted()).toEqual([...words].toSorted());
      expect([...(layout.mediaNotes ?? []), ...layout.overflows, ...layout.missingMedia]).toEqual(
        [],
      );
      const measured = await engine.measure(drawn.foreground, drawn.widthPx, drawn.images);
      expect(listTextOverlaps(layout, drawn.foreground, measured)).toEqual([]);
    }
  });
});

test("an image that isn't shown is said", async () => {
  const slide = { description: [{ type: "text", value: "Words." }], media };
  const { layout } = await layOut(slide, "minimal", "linkedin");
  expect(layout.mediaNotes?.map(({ message }) => message)).toEqual([
    "Slide 2: the image 'before' isn't shown, because the slide isn't drawn as a comparison",
  ]);
});

test("an image that can't be loaded is named", async () => {
  const broken = { ...media, before: "https://nowhere.example/first.png" };
  const slide = { description: [...contents.rows.description], media: broken };
  const { layout } = await layOut(slide, "modern", "linkedin");
  expect(layout.missingMedia.map(({ message }) => message)).toEqual([
    expect.stringContaining("the image nowhere.example/first.png can't be loaded"),
  ]);
});
