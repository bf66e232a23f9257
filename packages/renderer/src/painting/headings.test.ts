import { applyTemplate, defaultDesign, templateIds, type TemplateId } from "@slideloom/core/design";
import type { Post, Slide } from "@slideloom/core/document";
import { describe, expect, test } from "vitest";
import type { SlideJob } from "../slide-job.ts";
import { createNodePainter } from "./node-painter.fixture.ts";

const painter = createNodePainter();

async function layOut(template: TemplateId, format: SlideJob["format"], slide: Slide) {
  const german = { header: "Was wir mit dem Team gemacht haben", description: [] };
  const post: Post = { title: "", content: [german, slide, german] };
  const design = applyTemplate(defaultDesign, template);
  const job: SlideJob = {
    post,
    design,
    format,
    postType: "carousel",
    slideIndex: 1,
    mediaUrls: {},
  };
  return await painter.layOut(job);
}

/** The narrowest space of a headline font, em. A line's width may include one at its end. */
const spaceEm = 0.15;

describe.each(templateIds)("headings of %s", (template) => {
  test.each(["Vorauszahlungsbescheinigung ohne Warten", "Mietvertragsverlängerung in Ruhe"])(
    "a compound's last part ends where its box does: %s",
    async (header) => {
      const { layout } = await layOut(template, "linkedin", { header, description: [] });
      const [box] = layout.texts.filter(({ ref }) => ref.kind === "header");
      const { lines = [], xPx = 0, widthPx = 0, fontSizePx = 0 } = box ?? {};
      const endPx = Math.max(...lines.map((line) => line.xPx + line.widthPx));
      expect(endPx).toBeGreaterThan(0);
      expect(endPx).toBeLessThan(xPx + widthPx + spaceEm * fontSizePx);
    },
  );

  test("a long word over a text is in one line across a landscape slide", async () => {
    const value =
      "Jede Probe geht am selben Tag ins Labor. Das Ergebnis steht auf dem Etikett, mit Datum und Namen, und wer fragt, bekommt den ganzen Bericht zu lesen.";
    const slide: Slide = {
      header: "Lebensmittelkontrolle",
      description: [{ type: "text", value }],
    };
    const { layout } = await layOut(template, "twitter", slide);
    const lines = layout.texts.flatMap(({ ref, lines: all }) => (ref.kind === "header" ? all : []));
    expect(lines).toHaveLength(1);
  });

  test("a header isn't on the quotation in corner marks below it", async () => {
    const slide: Slide = {
      header: "棟梁の口ぐせ",
      description: [{ type: "text", value: "「火は必ず残る。消えた先を見ろ。」\n— 祖父、大工" }],
    };
    const { layout } = await layOut(template, "vertical", slide);
    const linesOf = (kind: string) =>
      layout.texts.flatMap(({ ref, lines }) => (ref.kind === kind ? lines : []));
    const quoteY = Math.min(...linesOf("item").map(({ yPx }) => yPx));
    const ends = linesOf("header").map(({ yPx, heightPx }) => yPx + heightPx);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(quoteY);
  });
});
