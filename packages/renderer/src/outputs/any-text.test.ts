import { defaultBrand, defaultDesign } from "@slideloom/core/design";
import { exportMarkdown } from "@slideloom/core/export";
import { fileTypes, imageTypes, outputFileName } from "@slideloom/core/outputs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { createNodeSlideRenderer } from "../node/create-node-slide-renderer.ts";
import type { SlideJob } from "../slide-job.ts";

const asciiMarks = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/** Text as people type it: URLs, marks, emoji, right-to-left scripts, and any other characters. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom("https://my-site.example/a-b", "www.x-y.example", "::bold::", "#one", "$&"),
      fc.constantFrom("🚀", "👩🏽‍💻", "שלום", "مرحبا", "日本", "\u202e", "e\u0301", "a\nb"),
      fc.string({ unit: fc.constantFrom(...asciiMarks), minLength: 1, maxLength: 8 }),
      fc.string({ unit: "binary", maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" "));

const texts = fc.record({
  title: words,
  tag: words,
  header: words,
  value: words,
  summary: words,
  website: words,
});

type Texts = typeof texts extends fc.Arbitrary<infer Value> ? Value : never;

const jobOf = ({ title, tag, header, value, summary, website }: Texts): SlideJob => ({
  post: {
    title,
    hashtags: [tag],
    content: [{ header, description: [{ type: "text", value }], summary }],
  },
  design: defaultDesign,
  brand: { ...defaultBrand, name: header, handle: tag, website, placement: "all" },
  format: "facebook",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
});

const website = "https://my-site.example";
const all = `${website} ${asciiMarks} www.a-b.example`;
const allMarks: Texts = { title: all, tag: all, header: all, value: all, summary: all, website };

const renderer = createNodeSlideRenderer();
const options = { scale: 0.5, texts: true };

test("every output works with any text in the post and its brand", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const job = jobOf(values);
      for (const type of imageTypes) {
        const { bytes } = await renderer.renderSlide(job, { ...options, type });
        expect(bytes.length).toBeGreaterThan(0);
      }
      for (const type of fileTypes) {
        const { file } = await renderer.renderFile(type, job, options);
        expect(file.length).toBeGreaterThan(0);
        expect(outputFileName(type, job.post.title, 1)).toMatch(/^[\p{L}\p{M}\p{N}-]+\.\w+$/u);
      }
      expect(exportMarkdown(job.post, {})).not.toBe("");
    }),
    { numRuns: sampleRuns(100), examples: [[allMarks]] },
  );
});
