import { describe, expect, test } from "vitest";
import { buildPalette } from "../../design/build-palette.ts";
import { defaultDesign } from "../../design/default-design.ts";
import type { Design } from "../../design/design.ts";
import { getSizePreset, sizePresetIds, type SizePresetId } from "../../design/size-preset.ts";
import { applyTemplate } from "../../design/template.ts";
import { templateIds } from "../../design/templates/registry.ts";
import { headlineLabel } from "../../document/label.ts";
import { listItemTexts } from "../../document/item-texts.ts";
import type { Post } from "../../document/post.ts";
import type { BoxNode, SlideNode } from "../../drawing/node.ts";
import { styleProperties } from "../../drawing/style.ts";
import type { SlideInput } from "../slide-input.ts";
import { toolsOf } from "../slide-tools.fixture.ts";
import { openComposition } from "./open-composition.ts";
import { type Attempt, attempts } from "./fit/composing.ts";
import { shapeOf } from "./scene/scene.ts";

const text = (value: string) => ({ type: "text", value });
const columns = {
  type: "two-columns",
  value: JSON.stringify({
    leftColumn: "Before\nCoffee at four\nScreens in bed",
    rightColumn: "After\nA book on paper",
  }),
};

/** A post with one slide for each layout. Some slides also have text around the layout's main block. */
const post: Post = {
  title: "9 habits that ::ruin:: sleep",
  hashtags: ["#one", "#two", "#three"],
  content: [
    { header: "What to do tonight", description: [text("Soon")], summary: "Cover note" },
    { header: "You can't ::catch up::", description: [text("Two mornings do not repay it.")] },
    {
      header: "40% less attention",
      description: [text("Six hours feel fine.")],
      summary: "Sleep.",
    },
    { header: "Your evening", description: [text("Over it"), columns, text("Under it")] },
    { header: "Wind down", description: [text("1. Dim\n2. Write\n3. Shower\n4. Leave\n5. Rest")] },
    {
      header: "A luxury",
      description: [text("“Sleep is the best thing.”\n— Ada"), text("So true")],
    },
    {
      header: "Cut first",
      description: [text("Start:\n\n- Caffeine\n- ✓ Dinner\n- [ ] Nightcap\n- ✗ Lamps")],
      summary: "Begin",
    },
    { header: "Where it goes", description: [text("Light: 4 h\nREM: 2 h\nDeep: 0 h")] },
    { header: "A dark room", description: [text("Curtains pay.")], layout: "picture" },
    { header: "Count", description: [{ type: "code", value: "const a = 1;" }, text("A month.")] },
    {
      header: "Why",
      description: [text(`${"Long words. ".repeat(12)}\n\nMore.`)],
      summary: "Eat early",
    },
    { header: "Tonight", description: [text("Send this.")], summary: "Save it" },
  ],
};

const media = {
  kind: "image" as const,
  url: "https://a.test/b.png",
  label: "b.png",
  widthPx: 1200,
  heightPx: 900,
};

const brand = {
  name: "Ada",
  handle: "@ada",
  website: "ada.example",
  image: null,
  darkImage: null,
  portrait: null,
};

function inputOf(
  slideIndex: number,
  design: Design,
  format: SizePresetId,
  shownPost: Post = post,
): SlideInput {
  const shown = slideIndex === 8 ? { 8: media } : {};
  return {
    post: shownPost,
    design,
    format,
    slideIndex,
    media: shown,
    brand,
    postType: "carousel",
    palette: buildPalette(design),
    tools: toolsOf(design),
  };
}

/** The first attempt: the slide's layout, not compressed. */
const [roomy] = attempts as [Attempt, ...Attempt[]];

/** Composes a slide. A `share` from 0 to 1 sets every font size between its minimum and maximum. */
function draft(input: SlideInput, attempt: Attempt, share = 0): BoxNode {
  const composing = openComposition(input, attempt);
  if (!composing) throw new Error("No composition");
  let next = composing.next();
  while (!next.done) {
    const { minPx, maxPx, build } = next.value;
    const sizePx = minPx + (maxPx - minPx) * share;
    next = composing.next({
      sizePx,
      heightsPx: build(sizePx).map(({ heightPx }) => Math.min(heightPx, sizePx * 1.3)),
      widthsPx: build(sizePx).map(({ widthPx }) => Math.min(widthPx, sizePx * 4)),
    });
  }
  return next.value;
}

function tallestLine(node: SlideNode): number {
  const lines = flatten(node).map(({ kind, style }) =>
    kind === "text" ? Number(style.fontSize) * Number(style.lineHeight) : 0,
  );
  return Math.max(...lines);
}

/** Whether each text's box is high enough for one line at the text's minimum font size. */
function hasRoom(input: SlideInput, attempt: Attempt): boolean {
  const composing = openComposition(input, attempt);
  let next = composing?.next();
  while (composing && next && !next.done) {
    const { minPx: sizePx, build } = next.value;
    const parts = build(sizePx);
    if (parts.some(({ node, heightPx }) => heightPx < tallestLine(node))) return false;
    next = composing.next({
      sizePx,
      heightsPx: parts.map(({ heightPx }) => Math.min(heightPx, sizePx * 1.3)),
      widthsPx: parts.map(({ widthPx }) => Math.min(widthPx, sizePx * 4)),
    });
  }
  return composing !== null;
}

function flatten(node: SlideNode): SlideNode[] {
  return [node, ...(node.kind === "box" ? node.children.flatMap(flatten) : [])];
}

const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "");

function wordsWith(root: BoxNode, isWanted: (ref: { kind: string }) => boolean): string {
  return flatten(root)
    .filter((node) => node.kind === "text" && node.ref !== undefined && isWanted(node.ref))
    .map((node) => (node.kind === "text" ? node.spans.map((span) => span.text).join("") : ""))
    .join(" ");
}

describe.each(templateIds)("the compositions of %s", (template) => {
  const design = { ...applyTemplate(defaultDesign, template), showCounter: true };

  test("contain every word with its ref, hashtags and counter, in every format and at every squeeze", () => {
    for (const format of sizePresetIds) {
      for (const [slideIndex, slide] of post.content.entries()) {
        const { widthPx, heightPx } = getSizePreset(format);
        const canTurn = shapeOf(widthPx, heightPx) === "landscape";
        for (const attempt of attempts) {
          const isStill = !canTurn || attempt.squeeze === 0 || slideIndex === 8;
          if (attempt.page === "turned" && isStill) {
            expect(openComposition(inputOf(slideIndex, design, format), attempt)).toBeNull();
            continue;
          }
          const share = attempt.squeeze === 0 ? 0.5 : 0;
          const root = draft(inputOf(slideIndex, design, format), attempt, share);
          const name = `${format} ${slideIndex + 1} ${attempt.page} ${attempt.squeeze}`;
          const header = letters(wordsWith(root, ({ kind }) => kind === "header"));
          expect(header, name).toBe(letters(headlineLabel(slide.header)));
          const items = letters(wordsWith(root, ({ kind }) => kind === "item"));
          const wanted = slide.description
            .flatMap(listItemTexts)
            .join(" ")
            .replaceAll(/^\d\. |✓|✗|\[ \]/gmu, "");
          expect([...items].toSorted().join(""), name).toBe(
            [...letters(wanted)].toSorted().join(""),
          );
          const summary = letters(wordsWith(root, ({ kind }) => kind === "summary"));
          expect(summary, name).toBe(letters(slide.summary ?? ""));
          expect(
            wordsWith(root, ({ kind }) => kind === "hashtag"),
            name,
          ).toBe("#one #two");
          const all = flatten(root).flatMap((node) =>
            node.kind === "text" ? [node.spans.map((span) => span.text).join("")] : [],
          );
          expect(all, name).toContain(`2025.${slideIndex + 1}`);
        }
      }
    }
  });

  test("have space for five bars above a call-out, also on low stages", () => {
    const days = "Monday: 31%\nTuesday: 44%\nWednesday: 39%\nThursday: 36%\nFriday: 22%";
    const chart = { header: "Which day", description: [text(days)], summary: "Tuesday wins." };
    const charts = { ...post, content: [chart, chart, chart] };
    for (const format of sizePresetIds) {
      const input = inputOf(1, design, format, charts);
      const inLayout = attempts.filter(({ page }) => page === "layout");
      expect(
        inLayout.some((attempt) => hasRoom(input, attempt)),
        format,
      ).toBe(true);
    }
  });

  test("highlight the words marked in the first slide's header, in every format", () => {
    const [first, ...rest] = post.content;
    const marked = { ...post, content: [{ ...first, header: "Do ::this:: tonight" }, ...rest] };
    for (const format of sizePresetIds) {
      const root = draft(inputOf(0, design, format, marked as Post), roomy, 0.5);
      const styles = flatten(root).flatMap((node) =>
        node.kind === "text" && node.ref?.kind === "header"
          ? node.spans.flatMap((span) => (span.text === "this" ? [span.style] : []))
          : [],
      );
      expect(styles, format).toEqual([expect.objectContaining({ color: expect.any(String) })]);
    }
  });

  test("use only styles that the engine supports, and finite numbers", () => {
    const known = new Set<string>(styleProperties);
    const faults = new Set<string>();
    for (const format of sizePresetIds) {
      for (const slideIndex of post.content.keys()) {
        for (const node of flatten(draft(inputOf(slideIndex, design, format), roomy, 0.5))) {
          const spans = node.kind === "text" ? node.spans.map((span) => span.style ?? {}) : [];
          for (const style of [node.style, ...spans]) {
            for (const [property, value] of Object.entries(style)) {
              if (!known.has(property)) faults.add(property);
              if (/NaN|undefined|Infinity/.test(String(value))) faults.add(`${property} ${value}`);
              if (property === "textWrap" && value === "pretty") faults.add("pretty");
            }
          }
          if (node.kind === "image" && /NaN|undefined|Infinity/.test(decodeURIComponent(node.src)))
            faults.add(`${format} ${slideIndex} drawing`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });

  test.each(["Sand", "Sand from the old pit"])("draw bars as long as their values: %s", (label) => {
    // The template `dark` draws each bar as one image, so the length of a bar isn't the length of a box.
    const isDrawn = template === "dark";
    const lengthsAt = (last: number) => {
      const bars = `${label}: 90 t\nRock: 40 t\nClay: ${last} t`;
      const content = [post.content[0], { header: "Loads", description: [text(bars)] }];
      const shown = { ...post, content: [...content, post.content[11]] } as Post;
      const root = draft({ ...inputOf(1, design, "linkedin"), post: shown, media: {} }, roomy);
      return flatten(root).flatMap(({ kind, style }) =>
        kind === "box" ? [[Number(style.width), Number(style.height)]] : [],
      );
    };
    const [one, four] = [lengthsAt(2), lengthsAt(8)];
    const grown = one.flatMap((lengths, box) =>
      lengths.flatMap((length, side) => {
        const other = four[box]?.[side] ?? 0;
        return Math.abs(other - length) > 0.01 ? [other / length] : [];
      }),
    );
    expect(one).toHaveLength(four.length);
    // The last bar's box becomes 4 times as long. Sizes of other boxes may change too.
    expect(grown).toEqual(isDrawn ? [] : expect.arrayContaining([expect.closeTo(4, 3)]));
  });

  test("show the image or video of every slide that has one", () => {
    for (const slideIndex of post.content.keys()) {
      const input = inputOf(slideIndex, design, "linkedin");
      const root = draft({ ...input, media: { [slideIndex]: media } }, roomy);
      const shown = flatten(root).filter((node) => node.kind === "box" && node.role === "media");
      expect(shown.length, `slide ${slideIndex + 1}`).toBe(1);
    }
  });

  test("draw no words or shapes over a video", () => {
    for (const format of sizePresetIds) {
      for (const slideIndex of [0, 8]) {
        const input = inputOf(slideIndex, design, format);
        const video = { ...media, kind: "video" as const };
        const root = draft({ ...input, media: { [slideIndex]: video } }, roomy);
        const at = root.children.findIndex((node) => node.kind === "box" && node.role === "media");
        const { left, top, width, height } = root.children[at]?.style ?? {};
        for (const { style } of root.children.slice(at + 1)) {
          if (style.position !== "absolute") continue;
          const isBeside =
            Number(style.left) >= Number(left) + Number(width) - 1 ||
            Number(style.left) + Number(style.width) <= Number(left) + 1 ||
            Number(style.top) >= Number(top) + Number(height) - 1 ||
            Number(style.top) + Number(style.height) <= Number(top) + 1;
          expect(isBeside, `${format} ${slideIndex + 1}`).toBe(true);
        }
      }
    }
  });

  test("contain the summary of every slide with a video", () => {
    const video = { ...media, kind: "video" as const };
    for (const [slideIndex, slide] of post.content.entries()) {
      const input = inputOf(slideIndex, design, "linkedin");
      const root = draft({ ...input, media: { [slideIndex]: video } }, roomy);
      const summary = letters(wordsWith(root, ({ kind }) => kind === "summary"));
      expect(summary, String(slideIndex + 1)).toBe(letters(slide.summary ?? ""));
    }
  });

  test("have at most two backdrops for all slides, and ornaments without words", () => {
    const roots = [...post.content.keys()].map((slideIndex) =>
      draft(inputOf(slideIndex, design, "linkedin"), roomy),
    );
    const layer = (root: BoxNode, role: BoxNode["role"]) =>
      root.children.find((node) => node.kind === "box" && node.role === role);
    const backdrops = new Set(roots.map((root) => JSON.stringify(layer(root, "backdrop"))));
    expect(backdrops.size).toBeLessThanOrEqual(2);
    for (const root of roots) {
      const ornaments = layer(root, "ornaments");
      const texts = ornaments ? flatten(ornaments).filter(({ kind }) => kind === "text") : [];
      expect(texts.filter((node) => node.kind === "text" && node.ref)).toEqual([]);
    }
  });

  test("draw only words if background elements and accents are switched off", () => {
    const bare = {
      ...design,
      showBackgroundElements: false,
      cornerAccent: false,
      showCounter: false,
      headerUnderline: false,
      backgroundPattern: "none",
    };
    for (const slideIndex of post.content.keys()) {
      const root = draft(inputOf(slideIndex, bare, "linkedin"), roomy);
      const words = wordsWith(root, () => true);
      expect(words).not.toContain("2025.");
      expect(words).toContain("#one");
    }
  });
});
