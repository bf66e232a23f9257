import { buildPalette, defaultDesign } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import type {
  BoxNode,
  Composing,
  FitFound,
  FitRequest,
  SlideInput,
  TextNode,
} from "@slideloom/core/slide";
import { attempts, isLastAttempt, loadSlideTools } from "@slideloom/core/slide";
import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { createEngine } from "../engine/engine.ts";
import { toEngineNode } from "../engine/engine-node.ts";
import { fitComposition, type FitTools, type OpenComposition } from "./fit-composition.ts";
import { findLargestSize } from "./largest-size.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { FitMemory } from "./fit-memory.ts";
import { openLineBook } from "./line-book.ts";
import { FontBook } from "./font-book.ts";
import { readMeasuredSlide, type MeasuredSlide } from "./measured-slide.ts";

const subject = { post: samplePost, postType: "carousel", slideIndex: 0 } as const;

const book = openLineBook("", new LeastRecentlyUsed(99), "");

const input: SlideInput = {
  ...subject,
  format: "linkedin",
  media: {},
  design: defaultDesign,
  palette: buildPalette(defaultDesign),
  tools: await loadSlideTools(subject, defaultDesign),
};

interface Words {
  headline: string;
  points: string[];
  callOut: string;
}

const words: Words = {
  headline: "Meetings are not the work, they only prepare it",
  points: [
    "Write down what has to be decided before you invite anybody at all",
    "Nobody needs more than thirty minutes",
    "Say who does what until when, in one sentence, and send it to all who were there",
  ],
  callOut: "One page replaces most of them.",
};

const [widthPx, heightPx, gapPx] = [456, 555, 14];

function paragraph(family: string, weight: number, text: string, sizePx: number): TextNode {
  const style = {
    fontFamily: family,
    fontWeight: weight,
    fontSize: sizePx,
    lineHeight: 1.2,
    color: "#111",
    textWrap: "balance",
  };
  return { kind: "text", style, spans: [{ text }], keepWords: true };
}

/** Composes a headline, points of one size below it, and a call-out in the remaining space. */
function* compose(
  { headline, points, callOut }: Words,
  { squeeze = 0, leastPx = 12 } = {},
): Composing<BoxNode> {
  const head = (size: number) => paragraph("Poppins", 700, headline, size);
  const point = (text: string) => (size: number) => paragraph("Inter", 400, text, size);
  const box = (top: number, child: TextNode): BoxNode => ({
    kind: "box",
    style: { position: "absolute", left: 42, top, width: widthPx, display: "flex" },
    children: [child],
  });
  const share = 0.4 - squeeze * 0.1;
  const title = yield {
    role: "headline",
    minPx: 22,
    maxPx: 72,
    build: (size) => [{ node: head(size), widthPx, heightPx: heightPx * share }],
  };
  let top = 60 + (title.heightsPx[0] ?? 0) + gapPx;
  const roomPx = heightPx - top - 90;
  const list = yield {
    role: "points",
    minPx: leastPx,
    maxPx: 37,
    build: (size) =>
      points.map((text) => ({
        node: point(text)(size),
        widthPx,
        heightPx: (roomPx - gapPx * (points.length - 1)) / points.length,
      })),
  };
  const nodes = points.map((text, index) => {
    const placed = box(top, point(text)(list.sizePx));
    top += (list.heightsPx[index] ?? 0) + gapPx;
    return placed;
  });
  const last = yield {
    role: "call-out",
    minPx: 12,
    maxPx: 30,
    build: (size) => [{ node: point(callOut)(size), widthPx, heightPx: 60 }],
  };
  return {
    kind: "box",
    style: { position: "relative", display: "flex", width: 540, height: 675 },
    children: [box(60, head(title.sizePx)), ...nodes, box(580, point(callOut)(last.sizePx))],
  };
}

const engine = createEngine(new Renderer());
const fonts = new FontBook(engine, createNodeAssetSource());
const fontFamilies = await fonts.prepare(
  new Map([
    ["Poppins", { text: "abc", weights: new Set([700]), italic: false }],
    ["Inter", { text: "abc", weights: new Set([400]), italic: false }],
  ]),
  "abc",
);

async function measureNode(root: BoxNode, breakWords: boolean): Promise<MeasuredSlide> {
  const node = toEngineNode(root, { fontFamilies, breakWords });
  return readMeasuredSlide(root, await engine.measure(node, Number(root.style.width), []));
}

/** Creates a function that fits texts and counts measurements. The count includes one of the fitted tree. */
function createFitter() {
  const memory = new FitMemory().open("slide", "");
  let count = 0;
  const measure = (root: BoxNode, breakWords: boolean) => {
    count += 1;
    return measureNode(root, breakWords);
  };
  return async (shown: Words, leastPx?: number) => {
    count = 0;
    const tools = { measure, memory, lines: book };
    const fitted = await fitComposition(
      input,
      () => Promise.resolve(tools),
      (_, { page, squeeze }) =>
        page === "text"
          ? null
          : compose(shown, { squeeze, ...(leastPx !== undefined && { leastPx }) }),
    );
    await measure(fitted.root, false);
    return { root: fitted.root, count };
  };
}

/** Fake tools: all measurements are cached, and every part is 10% higher than its box. */
const tooLarge: FitTools = {
  measure: () => Promise.reject(new Error("What is known is not measured again")),
  memory: {
    recall: (parts) => ({
      heightsPx: parts.map(({ heightPx }) => heightPx * 1.1),
      widthsPx: parts.map(() => 0),
      widthRatio: 1,
      texts: parts.map(() => []),
      lined: [],
    }),
    keep() {},
    recallSize: () => 12,
    keepSize() {},
  },
  lines: book,
};

function sizesOf(root: BoxNode | null): number[] {
  return (root?.children ?? []).flatMap((child) =>
    child.kind === "box" ? child.children.map(({ style }) => Number(style.fontSize)) : [],
  );
}

describe("a composition", () => {
  test("takes at most 16 measurements at first, at most 3 per key press and 1 without a change", async () => {
    const fit = createFitter();
    const first = await fit(words);
    expect(first.count).toBeLessThanOrEqual(16);
    expect((await fit(words)).count).toBe(1);
    const type = async (shownAt: (length: number) => Words) => {
      const counts: number[] = [];
      await fit(shownAt(30));
      for (let length = 29; length > 9; length -= 1)
        counts.push((await fit(shownAt(length))).count);
      return counts.sort((one, other) => one - other);
    };
    const inCallOut = await type((length) => ({
      ...words,
      callOut: words.callOut.slice(0, length),
    }));
    const [one = "", ...others] = words.points;
    const inPoint = await type((length) => ({
      ...words,
      points: [one.slice(0, length), ...others],
    }));
    const inHeadline = await type((length) => ({
      ...words,
      headline: words.headline.slice(0, length),
    }));
    expect(Math.max(...inCallOut, ...inPoint)).toBeLessThanOrEqual(3);
    // If the headline's line count changes, the points below it have more or less height and are measured again.
    expect(Math.max(...inHeadline)).toBeLessThanOrEqual(5);
  });

  test("takes at most 4 measurements with styled words, words that stay together and lines of fixed size", async () => {
    const spans = ["Step 2: change ", "one", " thing", " with\u00a0all\u00a0of\u00a0us"];
    const column = (...children: TextNode[]): BoxNode => ({
      kind: "box",
      style: { display: "flex", flexDirection: "column", rowGap: gapPx },
      children,
    });
    for (const heightOfTextPx of [130, 180, 240]) {
      let count = 0;
      const measure = (root: BoxNode, breakWords: boolean) => {
        count += 1;
        return measureNode(root, breakWords);
      };
      const tools = { measure, memory: new FitMemory().open("slide", ""), lines: book };
      const styled = (size: number): TextNode => ({
        ...paragraph("Poppins", 700, "", size),
        spans: spans.map((text) => ({ text })),
      });
      const byline = paragraph("Inter", 400, "A line of a fixed size, which is almost full", 21);
      const sizes: number[] = [];
      await fitComposition(
        input,
        () => Promise.resolve(tools),
        function* (): Composing<BoxNode> {
          const found = yield {
            role: "quote",
            minPx: 22,
            maxPx: 78,
            build: (size) => [
              { node: column(styled(size), byline), widthPx, heightPx: heightOfTextPx },
            ],
          };
          sizes.push(found.sizePx);
          return { kind: "box", style: { width: widthPx }, children: [] };
        },
      );
      const [, size = 0] = sizes;
      expect([size > 22, size < 78]).toEqual([true, true]);
      expect(count).toBeLessThanOrEqual(4);
    }
  });

  test("has the same sizes whatever was measured before", async () => {
    const used = createFitter();
    for (let length = 10; length < 60; length += 7) {
      const shown = { ...words, points: [words.points.join(" ").slice(0, length * 2), "Two"] };
      const fresh = await createFitter()(shown);
      expect(fresh.count).toBeLessThanOrEqual(16);
      expect(sizesOf((await used(shown)).root)).toEqual(sizesOf(fresh.root));
    }
  });

  test("gets the width and height of its text within a width", async () => {
    const oneLine = (text: string): TextNode => {
      const { style, ...node } = paragraph("Inter", 400, text, 100);
      return { ...node, style: { ...style, whiteSpace: "nowrap" } };
    };
    const ask = (nodes: TextNode[], inPx: number): FitRequest => ({
      role: "measure",
      minPx: 100,
      maxPx: 100,
      build: () =>
        nodes.map((node) => ({
          node,
          widthPx: inPx,
          heightPx: Infinity,
        })),
    });
    const answers: FitFound[] = [];
    function* composeNothing(): Composing<BoxNode> {
      answers.push(yield ask(["i", "ii", "iiii", "m"].map(oneLine), 5000));
      answers.push(yield ask([paragraph("Inter", 400, "a b c", 100)], 80));
      return { kind: "box", style: { width: 540, height: 675 }, children: [] };
    }
    const tools = { measure: measureNode, memory: new FitMemory().open("slide", ""), lines: book };
    await fitComposition(
      input,
      () => Promise.resolve(tools),
      () => composeNothing(),
    );
    const [lines, wrapped] = answers.slice(-2);
    const [one = 0, two = 0, four = 0, wide = 0] = lines?.widthsPx ?? [];
    expect(one).toBeGreaterThan(15);
    expect(two).toBeCloseTo(2 * one, 0);
    expect(four).toBeCloseTo(4 * one, 0);
    expect(wide).toBeGreaterThan(3 * one);
    expect(wrapped?.heightsPx).toEqual([3 * 120]);
  });

  test("is squeezed if a request does not fit, and rejected if no attempt helps", async () => {
    const fit = createFitter();
    const long = { ...words, points: [words.points.join(" ").repeat(2), "Two", "Three"] };
    expect(sizesOf((await fit(long, 13)).root)).not.toEqual([]);
    await expect(fit(long, 36)).rejects.toThrow("No composition of the slide fits");
  });

  test("provides its text before measuring, for each attempt", async () => {
    const drafts: BoxNode[] = [];
    const prepare = (draft: BoxNode) => {
      drafts.push(draft);
      return Promise.resolve(tooLarge);
    };
    const asked: unknown[] = [];
    const open: OpenComposition = (_, { squeeze }, options) => {
      asked.push(options);
      return compose(words, { squeeze });
    };
    await expect(fitComposition(input, prepare, open)).rejects.toThrow(
      "No composition of the slide fits",
    );
    expect(drafts.map((root) => sizesOf(root).length)).toEqual(attempts.map(() => 5));
    expect(asked.slice(0, 2)).toEqual([{ onlyWords: true }, undefined]);
    await expect(fitComposition(input, prepare, () => null)).rejects.toThrow(
      "No composition of the slide fits",
    );
    expect(drafts).toHaveLength(attempts.length);
  });

  test("is ended if even the smallest size does not fit", async () => {
    let ended = 0;
    const fitted = fitComposition(
      input,
      () => Promise.resolve(tooLarge),
      function* (_, __, options): Composing<BoxNode> {
        if (options?.onlyWords) return { kind: "box", style: {}, children: [] };
        try {
          yield {
            role: "headline",
            minPx: 12,
            maxPx: 40,
            build: (size) => [
              { node: paragraph("Inter", 400, "Words", size), widthPx, heightPx: 80 },
            ],
          };
        } finally {
          ended += 1;
        }
        return { kind: "box", style: {}, children: [] };
      },
    );
    await expect(fitted).rejects.toThrow("No composition of the slide fits");
    expect(ended).toBe(attempts.length);
  });
});

test("if overflow is allowed, texts have the smallest size and their own heights, and words break only in the last attempt", async () => {
  const broken: boolean[] = [];
  const measure: FitTools["measure"] = async (root, breakWords) => {
    broken.push(breakWords);
    const node = toEngineNode(root, { fontFamilies, breakWords });
    return readMeasuredSlide(root, await engine.measure(node, Number(root.style.width), []));
  };
  const tools = { measure, memory: new FitMemory().open("slide", ""), lines: book };
  const heights: number[] = [];
  const fitted = await fitComposition(
    input,
    () => Promise.resolve(tools),
    function* (_, attempt): Composing<BoxNode> {
      const found = yield {
        role: "page",
        minPx: 14,
        maxPx: 40,
        mayOverflow: isLastAttempt(attempt),
        build: (size) => [
          { node: paragraph("Inter", 400, "word ".repeat(60), size), widthPx, heightPx: 40 },
        ],
      };
      if (isLastAttempt(attempt)) heights.push(...found.heightsPx);
      return { kind: "box", style: { width: widthPx }, children: [] };
    },
  );
  expect(fitted.breakWords).toBe(true);
  expect(heights.at(-1)).toBeGreaterThan(60);
  expect(new Set(broken)).toEqual(new Set([false, true]));
});

describe("the largest size", () => {
  const range: Pick<FitRequest, "minPx" | "maxPx"> = { minPx: 22, maxPx: 78 };
  /**
   * Fraction of a box that a text of this length needs. The needed height grows line by line.
   */
  const shareAt = (sizePx: number, length: number) =>
    Math.max((Math.ceil((length * sizePx) / 456) * sizePx * 1.1) / 200, sizePx / 66);

  test("is the same from every start, and found in few tries even with a poor forecast", async () => {
    const tries: number[] = [];
    for (let length = 4; length < 60; length += 1.7) {
      const found = new Set<number | null>();
      for (const start of [undefined, 10, 22, 23.5, 30, 41, 55.25, 78, 200]) {
        let count = 0;
        const size = await findLargestSize(range, start, async (sizePx) => {
          count += 1;
          const share = shareAt(sizePx, length);
          return { share, forecast: (factor) => share * factor ** 1.8 };
        });
        found.add(size);
        tries.push(count);
      }
      const [size] = found;
      expect(found.size).toBe(1);
      const fits = (px: number) => shareAt(px, length) <= 1;
      if (typeof size === "number") {
        expect([fits(size), size === 78 || !fits(size + 0.5)]).toEqual([true, true]);
      } else expect(fits(22)).toBe(false);
    }
    expect(Math.max(...tries)).toBeLessThanOrEqual(13);
  });
});
