import { applyTemplate, defaultDesign, sizePresetIds, templateIds } from "@slideloom/core/design";
import { describe, expect, test } from "vitest";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import type { SlideJob } from "../slide-job.ts";
import { drawSlide, overlap, setPdf, setPptx, type PlacedWords } from "./set-words.fixture.ts";

const words = "How to prepare a client interview so that you never run out of questions ";

const cases = templateIds.flatMap((template) =>
  sizePresetIds.flatMap((format) =>
    [60, 90, 300].map((length) => ({
      template,
      format,
      length,
      title: words.repeat(5).slice(0, length).trim(),
    })),
  ),
);

const jobOf = ({ template, format, title }: (typeof cases)[number]): SlideJob => ({
  post: {
    title,
    content: [
      { header: "One", description: [] },
      { header: "Two", description: [{ type: "text", value: "Second words." }] },
      { header: "Three", description: [] },
    ],
  },
  design: applyTemplate(defaultDesign, template),
  format,
  postType: "carousel",
  slideIndex: 1,
  mediaUrls: {},
});

const joined = (set: readonly PlacedWords[]) =>
  set
    .map((piece) => piece.words)
    .join(" ")
    .replaceAll(/\s+/gu, " ");

describe.each(sampleCases(cases, 5))(
  "a title of $length letters in $template for $format",
  (each) => {
    const job = jobOf(each);

    test("is cut in a PDF and a presentation as in the preview", async () => {
      const { layout, drawn } = await drawSlide(job);
      const lines = layout.texts.find(({ ref }) => ref.kind === "title")?.lines ?? [];
      const title = lines.map(({ text }) => text).join(" ");
      const kept = title.replace(/…$/u, "");
      expect(each.title.startsWith(kept)).toBe(true);
      expect(title).toBe(kept === each.title ? kept : `${kept}…`);
      const counter = drawn.find(({ isCounter }) => isCounter);
      for (const { set } of [await setPdf(job), await setPptx(job)]) {
        expect(joined(set)).toContain(title);
        if (title !== each.title)
          expect(joined(set)).not.toContain(each.title.slice(0, kept.length + 9));
        for (const { words: piece, at } of set) {
          expect(at.right, piece).toBeLessThan(layout.widthPx + 0.01);
          // The box of a large headline has room above its capitals, which may reach into the top row.
          if (piece === "Two") continue;
          const { left, right, top, bottom } = counter ? overlap(at, counter.at) : at;
          expect(counter && right > left && bottom > top, piece).toBeFalsy();
        }
      }
    });
  },
);
