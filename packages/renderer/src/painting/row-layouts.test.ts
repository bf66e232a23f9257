import { applyTemplate, defaultDesign, sizePresetIds, templateIds } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { chooseLayout } from "@slideloom/core/slide";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { createEngine, type EngineContainer } from "../engine/engine.ts";
import { listIllegible, withoutText } from "./legible-text.fixture.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { listTextOverlaps } from "./text-overlaps.fixture.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

/** A slide of each layout that draws lines with several parts, and all words that it shows. */
const slides = {
  table: {
    value: "| | Solo | ::Pro:: |\n|---|---|---|\n| Users | 1 | 5 |\n| ::Price:: | $0 | $12 |",
    words: "Solo Pro Users 1 5 Price $0 $12".split(" "),
  },
  timeline: {
    value: "2019: first oven\n::2021::: first shop\n2024: ten shops",
    words: ["2019", "first oven", "2021", "first shop", "2024", "ten shops"],
  },
  checklist: {
    value: "[x] Lease read\n[ ] Keys counted\n✗ Cash",
    words: ["Lease read", "Keys counted", "Cash"],
  },
  prices: {
    value: "Rye (1 kg): 6.40 €\n::Baguette::: 2.80 €",
    words: ["Rye", "1 kg", "6.40 €", "Baguette", "2.80 €"],
  },
  figures: {
    value: "Revenue: $1.2M, +64 %\nChurn: 4.1 %",
    words: ["Revenue", "$1.2M", "+64 %", "Churn", "4.1 %"],
  },
} as const;

describe.each(templateIds)("%s", (template) => {
  test.each(sizePresetIds)(
    "draws all words of each layout of rows legibly and apart at %s",
    async (format) => {
      for (const [layout, { value, words }] of Object.entries(slides)) {
        const post: Post = {
          title: "Rows",
          content: [
            { header: "Rows", description: [] },
            { header: "Read all", description: [{ type: "text", value }] },
            { header: "End", description: [] },
          ],
        };
        const subject = { post, postType: "carousel", slideIndex: 1, hasMedia: false } as const;
        expect(chooseLayout(subject)).toBe(layout);
        const slide = await painter.layOut({
          ...subject,
          design: applyTemplate(defaultDesign, template),
          format,
          mediaUrls: {},
        });
        const { layout: drawn, foreground, widthPx, images } = slide;
        const items = drawn.texts.filter(({ ref }) => ref.kind === "item");
        const shown = items.map(({ lines }) => lines.map(({ text }) => text).join(" "));
        expect(shown.map((text) => text.replaceAll(/[\u00A0\u2060]/g, " ")).toSorted()).toEqual(
          [...words].toSorted(),
        );
        expect(drawn.overflows).toEqual([]);
        const measured = await engine.measure(foreground, widthPx, images);
        expect(listTextOverlaps(drawn, foreground, measured)).toEqual([]);
        const bare = { ...slide, foreground: withoutText(foreground) as EngineContainer };
        const ground = await painter.paint(bare, { scale: 1, type: "raw" });
        expect(listIllegible(slide, ground)).toEqual([]);
      }
    },
  );
});

/** Lays out a slide whose text is `count` lines, each built from its number. */
async function layOutLines(count: number, line: (number: number) => string, head = "") {
  const lines = Array.from({ length: count }, (_, index) => line(index + 1));
  const value = head + lines.join("\n");
  const post: Post = {
    title: "Rows",
    content: [
      { header: "Cover", description: [] },
      { header: "All", description: [{ type: "text", value }] },
      { header: "End", description: [] },
    ],
  };
  const { layout } = await painter.layOut({
    post,
    postType: "carousel",
    slideIndex: 1,
    design: applyTemplate(defaultDesign, "minimal"),
    format: "linkedin",
    mediaUrls: {},
  });
  const shown = layout.texts
    .filter(({ ref }) => ref.kind === "item")
    .map(({ lines: all }) => all.map(({ text }) => text).join(" "));
  return { shown, messages: layout.overflows.map(({ message }) => message) };
}

const tableHead = "| Name | Users |\n|---|---|\n";

test("rows that don't fit are left out whole, and named", async () => {
  const { shown, messages } = await layOutLines(40, (at) => `| Plan ${at} | ${at} |`, tableHead);
  const count = shown.filter((text) => text.startsWith("Plan")).length;
  expect(shown).toHaveLength(2 * count + 2);
  expect(messages).toEqual([
    `Slide 2 has more text than fits: ${40 - count} rows are left out, from “Plan ${count + 1}” to “Plan 40”`,
  ]);
});

test.each([
  ["a table", (at: number) => `| Plan ${at} | ${at} |`, tableHead],
  ["prices", (at: number) => `Bread ${at}: ${at}.50 €`, ""],
  ["a timeline", (at: number) => `${1900 + at}: shop ${at}`, ""],
])("%s that is too long for its layout keeps its columns", async (_, line, head) => {
  const { shown, messages } = await layOutLines(17, line, head);
  expect(messages).toEqual([]);
  expect(shown.some((text) => text.includes("|"))).toBe(false);
  expect(shown.length).toBeGreaterThanOrEqual(34);
});
