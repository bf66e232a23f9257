import { applyTemplate, buildPalette, defaultDesign, templates } from "@slideloom/core/design";
import type { Post, Slide } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { listContrastFindings, listHashtagFindings, withReadableColor } from "./design-findings.ts";
import { groupFindings } from "./finding.ts";
import { listAltFindings, listCoverFindings, listLayoutFindings } from "./slide-findings.ts";

const slide = (header: string, value = "A line."): Slide => ({
  header,
  description: [{ type: "text", value }],
});
const sizePreset = { name: "LinkedIn", heightPx: 675 };
const nothing = { onFit: () => undefined };
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("slides with too many words or too small type are found, short ones aren't", () => {
  const content = [slide("Short"), slide("Long", words(70)), slide("Small", words(20))];
  const sizes = Object.fromEntries(
    content.map((_, index) => [index, { bodySizes: { 0: 12 }, heightPx: 675 }]),
  );
  const found = listLayoutFindings(
    { warnings: [], sizes },
    { content, isSingle: false, sizePreset },
    nothing,
  );
  expect(found.map(({ place, message }) => [place, message])).toEqual([
    [
      { kind: "slide", slide: 1 },
      "This slide has more than 60 words, which is hard to read on a phone.",
    ],
    [
      { kind: "slide", slide: 2 },
      "This slide has text smaller than 32 px, which is hard to read on a phone.",
    ],
  ]);
});

test.for([
  "Slide 1 has more text than fits",
  "Slide 1 has more text than fits: 2 rows are left out, from “Plan 39” to “Plan 40”",
])("an overflowing slide can be made to fit and isn't called dense too: %s", (message) => {
  const fitted: number[] = [];
  const [found, ...others] = listLayoutFindings(
    { warnings: [{ kind: "overflow", slide: 0, message }], sizes: {} },
    { content: [slide("Long", words(90))], isSingle: false, sizePreset },
    { onFit: (index) => fitted.push(index) },
  );
  expect(found).toMatchObject({ message, fixes: [{ label: "Make it fit…" }] });
  expect(others).toEqual([]);
  found?.fixes[0]?.run();
  expect(fitted).toEqual([0]);
});

test("an image without alt text is found, in the slide's or the image's own field", () => {
  const content = [
    slide("None"),
    { ...slide("Own"), alt: "A field" },
    { ...slide("Image"), media: { url: "https://example.org/a.png", alt: "A field" } },
    slide("No image"),
  ];
  const found = listAltFindings(content, (index) => index < 3);
  expect(found.map(({ place }) => place)).toEqual([{ kind: "alt", slide: 0 }]);
});

test.for([
  ["Tea", "Tea", 1],
  ["::Green:: tea", "", 1],
  ["Tea", "What 5 years of brewing taught me", 0],
  ["Brew green tea at 70 °C", "", 0],
  ["绿茶应该用七十度的水冲泡", "", 0],
] as const)(
  "a cover with the title %j and subtitle %j has %i findings",
  ([title, header, count]) => {
    expect(listCoverFindings({ title, content: [slide(header), slide("More")] })).toHaveLength(
      count,
    );
  },
);

test("colours of one's own are found if they have too little contrast, a template's aren't", () => {
  const design = { ...defaultDesign, backgroundType: "bg2" as const, fontColor: "#e5e5e5" };
  const found = listContrastFindings({ design });
  expect(found.map(({ key }) => key)).toEqual(["contrast fontColor"]);
  const readable = withReadableColor(design, "fontColor");
  expect(listContrastFindings({ design: readable })).toEqual([]);
  expect(buildPalette(readable).ink).toBe(readable.fontColor);
  for (const { id } of templates) {
    expect(listContrastFindings({ design: applyTemplate(defaultDesign, id) })).toEqual([]);
  }
});

test("more hashtags than Instagram recommends are found, for its sizes only", () => {
  const hashtags = ["#a1", "#b2", "#c3", "#d4", "#e5", "#f6", "#g7"];
  const post: Post = { title: "Tea", content: [slide("Tea")], hashtags };
  const [found] = listHashtagFindings(post, {}, "instagram");
  expect(found).toMatchObject({
    message: "Instagram shows posts with more than 5 hashtags to fewer people. This one has 7.",
    fixes: [{ label: "Keep 5" }],
  });
  expect(listHashtagFindings(post, {}, "linkedin")).toEqual([]);
  expect(listHashtagFindings({ ...post, hashtags: hashtags.slice(0, 5) }, {}, "instagram")).toEqual(
    [],
  );
});

test("findings are grouped by slide, then captions, design and source", () => {
  const groups = groupFindings(
    (
      [
        { kind: "design" },
        { kind: "slide", slide: 10 },
        { kind: "source" },
        { kind: "alt", slide: 1 },
        { kind: "caption" },
        { kind: "slide", slide: 1 },
      ] as const
    ).map((place, index) => ({
      key: String(index),
      severity: "note",
      place,
      message: "",
      fixes: [],
    })),
  );
  expect(groups.map(({ name, findings }) => [name, findings.length])).toEqual([
    ["Slide 2", 2],
    ["Slide 11", 1],
    ["Captions", 1],
    ["Design", 1],
    ["Source", 1],
  ]);
});
