import {
  applyTemplate,
  type Brand,
  defaultBrand,
  defaultDesign,
  sizePresetIds,
  templateIds,
} from "@slideloom/core/design";
import type { Item, Post, Slide } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { createEngine } from "../engine/engine.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { listTextOverlaps } from "./text-overlaps.fixture.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

const textOf = (value: string): Item => ({ type: "text", value });

/** The main block of each layout that has other text around it. */
const blocks: Readonly<Record<string, Item>> = {
  code: {
    type: "code",
    value:
      "const key = hash(lockfile)\nif (cache.has(key)) {\n  restore(key)\n} else {\n  install()\n}",
  },
  command: { type: "code", value: "npm ci" },
  list: textOf("- Caffeine after lunch\n- Late dinners\n- Alcohol\n- Bright lamps"),
  steps: textOf("1. Write it down\n2. Send it out\n3. Forget it"),
  chart: textOf("Client work: 24 h\nSelling: 7 h\nAdmin: 6 h\nLearning: 3 h"),
  donut: textOf("Rent: 40%\nFood: 35%\nRest: 25%"),
  quote: textOf("Plans are nothing; planning is everything.\n— Dwight D. Eisenhower"),
  comparison: {
    type: "two-columns",
    value: JSON.stringify({
      leftColumn: "Before\n40 open tabs\nA list without an end",
      rightColumn: "After\nOne page of notes\nThree tasks a day",
    }),
  },
  text: textOf("It compares the lock file, not the calendar."),
  nothing: textOf(""),
};

const headers = [
  "What ::changes::",
  "The one thing that nobody told ::me before I started:: this job in May",
  "73% of readers never see slide two",
  "Save this for 4 p.m.",
];

/** Text before or after the main block, or the summary. */
const around = fc.constantFrom(
  "",
  "It takes a minute.",
  "One minute.",
  "Installing took six minutes on every run, and nobody had looked at it for a year.",
);

const words = fc.record({
  header: fc.constantFrom(...headers),
  before: around,
  after: around,
  summary: around,
  slideIndex: fc.constantFrom(0, 1, 1, 1, 2),
  isSingle: fc.constantFrom(false, false, true),
  hasBrand: fc.boolean(),
});
type Words = typeof words extends fc.Arbitrary<infer Value> ? Value : never;

function postOf(block: Item, { header, before, after, summary }: Words): Post {
  const items = [textOf(before), block, textOf(after)].filter(({ value }) => value !== "");
  const slide: Slide = { header, description: items, ...(summary && { summary }) };
  return {
    title: "From forty minutes to ::four minutes:: without tools",
    hashtags: ["#engineering", "#devops"],
    content: [slide, slide, slide],
  };
}

const brand: Brand = {
  ...defaultBrand,
  name: "Ada Lindqvist",
  handle: "@ada",
  placement: "all",
};

/** A slide whose words are beside its code in a low format, where they were once moved over the header. */
const crowded: Words = {
  header: headers[1] ?? "",
  before: "It takes a minute.",
  after: "It takes a minute.",
  summary: "It takes a minute.",
  slideIndex: 1,
  isSingle: false,
  hasBrand: false,
};

/** A line that fits only by the kerning between its last letter and the space after it. */
const kerned: Words = {
  header: headers[2] ?? "",
  before: "",
  after: "Installing took six minutes on every run, and nobody had looked at it for a year.",
  summary: "",
  slideIndex: 1,
  isSingle: false,
  hasBrand: false,
};

const cases = templateIds.flatMap((template) =>
  Object.keys(blocks).map((name) => ({ template, name })),
);

test.each(cases)(
  "no text is on another text or on a rule in $template around $name",
  { timeout: 600_000 },
  async ({ template, name }) => {
    const format = fc.constantFrom(...sizePresetIds);
    await fc.assert(
      fc.asyncProperty(words, format, async (written, size) => {
        const { isSingle, slideIndex, hasBrand } = written;
        const { layout, foreground, widthPx, images } = await painter.layOut({
          post: postOf(blocks[name] ?? textOf(""), written),
          design: applyTemplate(defaultDesign, template),
          format: size,
          postType: isSingle ? "single" : "carousel",
          slideIndex: isSingle ? 0 : slideIndex,
          mediaUrls: {},
          ...(hasBrand && { brand }),
        });
        const measured = await engine.measure(foreground, widthPx, images);
        expect(listTextOverlaps(layout, foreground, measured)).toEqual([]);
      }),
      {
        numRuns: sampleRuns(80),
        examples: [
          [crowded, "facebook"],
          [kerned, "twitter"],
        ],
      },
    );
  },
);
