import {
  applyTemplate,
  type Brand,
  defaultBrand,
  defaultDesign,
  relativeLuminance,
  sizePresetIds,
  templateIds,
} from "@slideloom/core/design";
import type { Post, Slide } from "@slideloom/core/document";
import { openComposition } from "@slideloom/core/slide";
import { describe, expect, test } from "vitest";
import { avatarDataUrl, photoDataUrl } from "../golden/photo.fixture.ts";
import type { SlideJob } from "../slide-job.ts";
import { createNodePainter } from "./node-painter.fixture.ts";

const slideOf = (header: string, type: string, value: string, after?: string): Slide => ({
  header,
  description: [{ type, value }, ...(after === undefined ? [] : [{ type: "text", value: after }])],
});
const points = [
  "Building the documentation site",
  "Running the browser tests twice",
  "Uploading source maps for branches",
  "Linting files that nobody touched",
  "Warming a cache that nobody reads",
  "Sending a message to the whole team",
];

const post: Post = {
  title:
    "How we cut our deploy time from ::forty minutes:: to under four without buying a single tool",
  hashtags: ["#engineering", "#devops"],
  content: [
    { header: "A field report from a team of nine", description: [] },
    slideOf(
      "One cache key did ::most of it::",
      "code",
      "const key = hash(lockfile, nodeVersion)\nif (cache.has(key)) {\n  restore(key) // 11 seconds\n} else {\n  await install(); cache.save(key)\n}",
      "Installing took six minutes on every run.",
    ),
    slideOf("What we stopped doing", "text", points.map((point) => `- ${point}`).join("\n")),
    slideOf(
      "The order that worked",
      "text",
      points.map((step, at) => `${at + 1}. ${step}`).join("\n"),
    ),
    slideOf(
      "Where a 40-hour week goes",
      "text",
      "Client work: 24 h\nSelling: 7 h\nAdmin: 6 h\nLearning: 3 h",
    ),
    slideOf(
      "You send one price",
      "two-columns",
      JSON.stringify({
        leftColumn: "One price\nThe answer is yes or no\nHaggling starts\nYou defend the total",
        rightColumn: "Three options\nThe answer is which one\nScoping starts\nYou talk about value",
      }),
    ),
    {
      ...slideOf(
        "Four things to ::cut first::",
        "text",
        "- Caffeine after lunch\n- Late dinners\n- Alcohol\n- Bright lamps",
      ),
      summary: "Start with the one you would miss least.",
    },
    {
      header: "Date, ::topic::, version",
      description: [
        { type: "code", value: "2026-03-14_hook-tests_v2.png\n2026-03-21_pricing_v1.png" },
        {
          type: "two-columns",
          value: JSON.stringify({
            leftColumn: "Before\nfinal-2.png\nreally-final.png",
            rightColumn: "After\nSorted by date\nNewest version last",
          }),
        },
      ],
      summary: "Name the file when you export it. Next week you won’t remember.",
    },
    { header: "What is in your queue?", description: [], summary: "Follow for one report a week" },
  ],
};

const brand: Brand = {
  ...defaultBrand,
  name: "Ada Lindqvist",
  handle: "@adalindqvist",
  avatar: avatarDataUrl,
  placement: "all",
};

/** Lays a slide out. Returns the kind of page that was composed, such as `text`. */
async function findPage(job: SlideJob): Promise<string> {
  let page = "";
  const painter = createNodePainter({
    compositions: (input, attempt, options) => {
      page = attempt.page;
      return openComposition(input, attempt, options);
    },
  });
  const { layout } = await painter.layOut(job);
  expect(layout.overflows).toEqual([]);
  return page;
}

describe.each(templateIds)("full slides of %s", (template) => {
  const design = applyTemplate(defaultDesign, template);
  const base = { design, brand, postType: "carousel" as const };

  test.each(["twitter", "facebook"] as const)(
    "keep their layout at the size of %s",
    async (format) => {
      for (const slideIndex of post.content.keys()) {
        const job: SlideJob = { ...base, post, format, slideIndex, mediaUrls: {} };
        expect(await findPage(job), `slide ${slideIndex + 1}`).not.toBe("text");
      }
    },
  );

  test.each(sizePresetIds)(
    "keep a cover's two lines under an image at the size of %s",
    async (format) => {
      const cover = {
        header: "Tea, ::properly:: made\nin five slides",
        description: [
          { type: "text", value: "What changes when you measure instead of guessing." },
        ],
      };
      const tea: Post = {
        title: "Tea, properly\nmade",
        hashtags: ["#Tea"],
        content: [cover, cover],
      };
      const mediaUrls = { 0: photoDataUrl };
      expect(await findPage({ ...base, post: tea, format, slideIndex: 0, mediaUrls })).not.toBe(
        "text",
      );
    },
  );
});

test.each(templateIds)(
  "in %s words are readable beside an image that can't be loaded",
  async (template) => {
    const painter = createNodePainter();
    const content = [
      { header: "Tea", description: [] },
      { header: "Where it grows", description: [] },
      { header: "End", description: [] },
    ];
    for (const format of ["linkedin", "twitter"] as const) {
      const slide = await painter.layOut({
        post: { title: "Tea", hashtags: [], content },
        design: applyTemplate(defaultDesign, template),
        format,
        postType: "carousel",
        slideIndex: 1,
        mediaUrls: { 1: "data:image/png;base64,AAAA" },
      });
      const header = slide.layout.texts.find(({ ref }) => ref.kind === "header");
      const pixels = await painter.paint(slide, { scale: 1, type: "raw" });
      const lights = (header?.lines ?? []).flatMap(({ xPx, yPx, widthPx, heightPx }) => {
        const y = Math.round(yPx + heightPx / 2);
        return Array.from({ length: Math.floor(widthPx) }, (_, column) => {
          const at = (y * slide.widthPx + Math.round(xPx) + column) * 4;
          const hex = [...pixels.subarray(at, at + 3)].map((byte) =>
            byte.toString(16).padStart(2, "0"),
          );
          return relativeLuminance(`#${hex.join("")}`);
        });
      });
      const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
      // WCAG 2.2 requires a contrast of 3:1 for large text, such as headers.
      expect(contrast, format).toBeGreaterThan(3);
    }
  },
);
