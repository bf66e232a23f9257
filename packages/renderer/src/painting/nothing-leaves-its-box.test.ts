import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  getSizePreset,
  sizePresetIds,
  templateIds,
  type Brand,
  type SizePresetId,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { createEngine, type EngineNode, type MeasuredNode } from "../engine/engine.ts";
import { layoutPost, layoutSlides } from "../golden/golden-posts.fixture.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { listTextOverlaps, rectOf, type Rect } from "./text-overlaps.fixture.ts";
import type { SlideJob, SlideLayout } from "../slide-job.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

const scripts = {
  latin: "Quiet mornings make better Wednesdays than any alarm clock ever could ",
  long: "Donaudampfschifffahrtsgesellschaftskapitän Rechtsschutzversicherung Übernachtungsmöglichkeit ",
  arabic: "ابدأ بالفكرة الأهم ثم اكتب جملة واحدة لكل فكرة حتى يقرأها الناس ",
  japanese: "毎朝十分で読まれる投稿をつくる忙しい人のための小さな習慣です。",
  hindi: "सुबह का समय सबसे शांत होता है इसलिए लिखना वहीं से शुरू करें ",
  thai: "เช้าที่เงียบสงบทำให้วันทำงานดีกว่านาฬิกาปลุกใดๆที่เคยมีมา ",
} as const;

const letters = (script: keyof typeof scripts, length: number) =>
  scripts[script]
    .repeat(Math.ceil(length / scripts[script].length))
    .slice(0, length)
    .trim() || "A";

const logoOf = (ratio: number) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(100 * ratio)}" height="100"><rect width="100%" height="100%" fill="#e11d48"/></svg>`,
  )}`;

const scriptNames = fc.constantFrom(...(Object.keys(scripts) as (keyof typeof scripts)[]));

/** Number of letters in a text: up to 60, which usually fit a layout, or up to 400. */
const lengths = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 }));

const jobs = fc
  .record({
    template: fc.constantFrom(...templateIds),
    format: fc.constantFrom(...sizePresetIds),
    layout: fc.constantFrom(...Object.values(layoutSlides)),
    postType: fc.constantFrom("carousel" as const, "carousel" as const, "single" as const),
    script: scriptNames,
    brandScript: scriptNames,
    title: lengths,
    header: lengths,
    summary: lengths,
    name: fc.integer({ min: 1, max: 40 }),
    handle: fc.integer({ min: 0, max: 30 }),
    website: fc.integer({ min: 5, max: 60 }),
    hashtags: fc.array(fc.integer({ min: 2, max: 40 }), { maxLength: 3 }),
    ratio: fc.option(fc.integer({ min: 10, max: 60 })),
  })
  .map(({ template, format, layout, script, brandScript, postType, ...sizes }): SlideJob => {
    const words = (length: number) => letters(script, length);
    const brand: Brand = {
      ...defaultBrand,
      name: letters(brandScript, sizes.name),
      handle: sizes.handle === 0 ? "" : `@${"handleofsomebody".repeat(2).slice(0, sizes.handle)}`,
      website: `${"website-of-a-studio".repeat(3).slice(0, sizes.website - 4)}.com`,
      avatar: sizes.ratio === null ? null : logoOf(sizes.ratio / 10),
      placement: "all",
    };
    const post: Post = {
      ...layoutPost,
      title: words(sizes.title),
      hashtags: sizes.hashtags.map((length) => `#${words(length).replaceAll(/[\s.。]/g, "")}`),
      content: layoutPost.content.map((slide, index) =>
        index === layout
          ? {
              ...slide,
              header: layout === layoutSlides.number ? slide.header : words(sizes.header),
              summary: words(sizes.summary),
            }
          : slide,
      ),
    };
    const design = applyTemplate(defaultDesign, template);
    return {
      post,
      design,
      brand,
      format,
      postType,
      slideIndex: postType === "single" ? 0 : layout,
      mediaUrls: {},
    };
  });

/** The narrowest margin of all templates, as a fraction of the slide's shorter side. */
const marginShare = 0.035;

const isInside = (one: Rect, other: Rect): boolean =>
  one.left >= other.left &&
  one.right <= other.right &&
  one.top >= other.top &&
  one.bottom <= other.bottom;

const describeRect = ({ left, top, right, bottom }: Rect): string =>
  [left, top, right, bottom].map(Math.round).join(" ");

/** Width of a trailing space at a line break, em. */
const spaceEm = 0.35;

/** Describes the lines outside their slide's margin, and handles and hashtags that are cut. */
function listOutside({ texts, widthPx, heightPx }: SlideLayout, format: SizePresetId): string[] {
  const stage = getSizePreset(format);
  // The engine rounds places to a fraction of a pixel.
  const marginPx = Math.min(stage.widthPx, stage.heightPx) * marginShare - 0.5;
  const room = {
    left: marginPx,
    top: marginPx,
    right: widthPx - marginPx,
    bottom: heightPx - marginPx,
  };
  return texts.flatMap(({ ref, lines, wraps, fontSizePx, ...box }) =>
    lines.flatMap((line, index) => {
      const isCut = !wraps && line.widthPx > box.widthPx + 1;
      const { xPx, widthPx: width } = isCut ? box : line;
      const spacePx = index < lines.length - 1 ? fontSizePx * spaceEm : 0;
      const letters = {
        left: xPx + spacePx,
        right: xPx + width - spacePx,
        top: line.yPx + line.heightPx * 0.2,
        bottom: line.yPx + line.heightPx * 0.8,
      };
      const mayBeCut = ref.kind !== "brand" && ref.kind !== "hashtag";
      return isInside(letters, room) && (mayBeCut || !isCut)
        ? []
        : [`${ref.kind} "${line.text.slice(0, 60)}" ${describeRect(letters)}`];
    }),
  );
}

/** Describes the lines and logos whose middle is in a card or field, but which reach beyond its edges. */
function listOutOfCards(root: EngineNode, measured: MeasuredNode): string[] {
  const cards: Rect[] = [];
  const found: string[] = [];
  const check = (name: string, box: Rect) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const middle = { left: x, right: x, top: y, bottom: y };
    for (const card of cards) {
      const { left, top, right, bottom } = card;
      const room = { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
      if (isInside(middle, card) && !isInside(box, room)) {
        found.push(`${name} ${describeRect(box)} of ${describeRect(card)}`);
      }
    }
  };
  const walk = (node: EngineNode, at: MeasuredNode, shown: Rect): void => {
    const rect = rectOf(at);
    if (node.type === "image" && node.src.startsWith("brand:")) check("logo", rect);
    if (node.type === "text") {
      const isCut = node.style["overflow"] === "hidden";
      for (const run of at.runs) {
        const letters = {
          left: isCut ? rect.left : rect.left + run.x,
          right: isCut ? rect.right : rect.left + run.x + run.width,
          top: rect.top + run.y + run.height * 0.2,
          bottom: rect.top + run.y + run.height * 0.8,
        };
        check(`"${run.text.slice(0, 40)}"`, letters);
      }
    }
    if (node.type !== "container") return;
    const { backgroundColor, backgroundImage, border } = node.style;
    if (backgroundColor ?? backgroundImage ?? border) cards.push(overlap(rect, shown));
    const inside = node.style["overflow"] === "hidden" ? overlap(rect, shown) : shown;
    node.children.forEach((child, index) => {
      const childAt = at.children[index];
      if (childAt) walk(child, childAt, inside);
    });
  };
  walk(root, measured, rectOf(measured));
  return found;
}

const overlap = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/**
 * The smallest font sizes on a slide 360 CSS px wide. `furniture` means brand texts, hashtags and texts that don't
 * wrap.
 */
const floors = { furniture: 8, code: 7, words: 9 } as const;

/** Describes the texts that are too small on a phone. */
function listTooSmall({ texts, widthPx }: SlideLayout): string[] {
  return texts.flatMap(({ ref, wraps, lines, fontSizePx, fontFamilies }) => {
    const isCode = fontFamilies[0] === "JetBrains Mono";
    const isFurniture = ref.kind === "brand" || ref.kind === "hashtag" || !wraps;
    const floor = floors[isCode ? "code" : isFurniture ? "furniture" : "words"];
    const sizePx = (fontSizePx * 360) / widthPx;
    return sizePx >= floor - 0.01 ? [] : [`${ref.kind} "${lines[0]?.text}" at ${sizePx}`];
  });
}

test(
  "every line is readable on a phone, and inside its slide's margin and its card",
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(jobs, async (job) => {
        const { layout, foreground, widthPx, images } = await painter.layOut(job);
        expect(listOutside(layout, job.format)).toEqual([]);
        expect(listTooSmall(layout)).toEqual([]);
        const measured = await engine.measure(foreground, widthPx, images);
        expect(listOutOfCards(foreground, measured)).toEqual([]);
        expect(listTextOverlaps(layout, foreground, measured)).toEqual([]);
      }),
      { numRuns: sampleRuns(1000) },
    );
  },
);
