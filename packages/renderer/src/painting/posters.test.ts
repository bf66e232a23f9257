import { applyTemplate, defaultDesign, headerStyles } from "@slideloom/core/design";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { createNodePainter } from "./node-painter.fixture.ts";

const painter = createNodePainter();
const words = [
  "Nobody",
  "cares",
  "about",
  "your",
  "features",
  "in",
  "a",
  "spreadsheet",
  "I",
  "read",
];
const titles = fc.oneof(
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
    .map((list) => list.join(" ")),
  fc.constantFrom(
    "朝の三十分で仕事が変わる",
    "値付けで失敗しない三つの方法",
    "كيف تكتب منشورًا يقرأه الناس",
  ),
);

/** Highlights some of a title's words, if it has spaces. */
function highlight(title: string, from: number, count: number): string {
  const list = title.split(" ");
  const start = from % list.length;
  const marked = list.slice(start, start + count).join(" ");
  return list.toSpliced(start, count, `::${marked}::`).join(" ");
}

test("bold's titles keep all their words, within the margins and without overlap", async () => {
  const options = fc.record({
    title: titles,
    from: fc.nat(12),
    count: fc.integer({ min: 1, max: 3 }),
    format: fc.constantFrom("linkedin", "instagram", "twitter", "vertical"),
    headerStyle: fc.constantFrom(...headerStyles),
  });
  await fc.assert(
    fc.asyncProperty(options, async ({ title, from, count, format, headerStyle }) => {
      const slide = { header: "Subtitle", description: [] };
      const content = [slide, slide, slide];
      const { layout } = await painter.layOut({
        post: { title: highlight(title, from, count), hashtags: [], content },
        design: { ...applyTemplate(defaultDesign, "bold"), headerStyle },
        format,
        postType: "carousel",
        slideIndex: 0,
        mediaUrls: {},
      });
      const titleTexts = layout.texts.filter(({ ref }) => ref.kind === "title");
      const lines = titleTexts.flatMap((text) => text.lines);
      const plain = (text: string) => text.replaceAll(/[\s\u200b\u2060]/g, "");
      expect(plain(lines.map(({ text }) => text).join(""))).toBe(plain(title));
      for (const [index, { xPx, yPx, widthPx }] of lines.entries()) {
        expect(xPx).toBeGreaterThan(0);
        expect(xPx + widthPx).toBeLessThan(layout.widthPx);
        expect(yPx).toBeGreaterThan(lines[index - 1]?.yPx ?? 0);
      }
    }),
    { numRuns: sampleRuns(200) },
  );
}, 600_000);
