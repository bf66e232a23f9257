import { applyTemplate, defaultDesign, sizePresetIds, templateIds } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { chooseLayout } from "@slideloom/core/slide";
import { describe, expect, test } from "vitest";
import { createNodePainter } from "./node-painter.fixture.ts";

const painter = createNodePainter();

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
  test.each(sizePresetIds)("draws all words of each layout of rows at %s", async (format) => {
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
      const { layout: drawn } = await painter.layOut({
        ...subject,
        design: applyTemplate(defaultDesign, template),
        format,
        mediaUrls: {},
      });
      const items = drawn.texts.filter(({ ref }) => ref.kind === "item");
      const shown = items.map(({ lines }) => lines.map(({ text }) => text).join(" "));
      expect(shown.map((text) => text.replaceAll(/[\u00A0\u2060]/g, " ")).toSorted()).toEqual(
        [...words].toSorted(),
      );
      expect(drawn.overflows).toEqual([]);
    }
  });
});
