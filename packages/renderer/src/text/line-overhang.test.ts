import { describe, expect, test } from "vitest";
import { lineOverhang, type MeasuredText } from "./measured-slide.ts";
import { widestLine } from "./lined-text.ts";

const [widthPx, fontSizePx, lineHeightPx] = [400, 100, 120];
/** Width of the space of a handwriting, which is wider than that of most fonts. */
const spacePx = 38;

/** A text in a box of `widthPx`; each line has runs from its start, which are as wide as given. */
function textOf(
  lines: readonly (readonly [text: string, widthPx: number])[][],
  whiteSpace = "pre-line",
): MeasuredText {
  const runs = lines.flatMap((line, index) => {
    let x = 0;
    return line.map(([text, width]) => {
      const run = { text, x, y: index * lineHeightPx, width, height: lineHeightPx };
      x += width;
      return run;
    });
  });
  const rect = { xPx: 0, yPx: 0, widthPx, heightPx: lineHeightPx * lines.length };
  return {
    node: {
      kind: "text",
      style: { fontSize: fontSizePx, lineHeight: 1.2, whiteSpace },
      spans: [{ text: runs.map(({ text }) => text).join("") }],
      keepWords: true,
    },
    measured: {
      width: widthPx,
      height: rect.heightPx,
      transform: [1, 0, 0, 1, 0, 0],
      children: [],
      runs,
    },
    rect,
    lineHeightPx,
    lineCount: lines.length,
    inCut: null,
    inChild: 0,
    origin: { xPx: 0, yPx: 0 },
    maxWidthPx: widthPx,
  };
}

describe("a line's overhang", () => {
  test("leaves out the wide space after several words, in one run or in more", () => {
    const one = textOf([[["Say for whom ", 398 + spacePx]], [["it is", 200]]]);
    const more = textOf([
      [
        ["Say ", 150],
        ["for ", 248 + spacePx],
      ],
      [["whom it is", 350]],
    ]);
    expect([lineOverhang(one), lineOverhang(more)].every((share) => share <= 1)).toBe(true);
  });

  test("counts a single word that is wider than its box", () => {
    expect(
      lineOverhang(textOf([[["Donaudampfschiff ", 460 + spacePx]], [["it is", 200]]])),
    ).toBeGreaterThan(1);
  });

  test("counts several words that can't wrap", () => {
    const words = [[["Say for whom ", 398 + spacePx]]] as const;
    expect(
      lineOverhang(
        textOf(
          words.map((line) => [...line]),
          "nowrap",
        ),
      ),
    ).toBeGreaterThan(1);
  });
});

test("the widest of chosen lines is measured without the space at its end", () => {
  const widths = [3, 2, 6, 1].map((ink) => ({ ink, advance: ink + 0.4 }));
  const breaks = widths.slice(1).map(() => ({ cost: 4, ends: null }));
  const text = {
    key: "",
    shape: { paragraphs: [{ first: 0, widths, breaks }], hasPhrase: false },
    sizePx: 10,
    roomPx: 100,
    lineCount: 2,
    isBalanced: true,
    startsSentences: false,
  };
  const widestAfter = (...ends: number[]) => Math.round(widestLine(text, ends));
  expect(widestAfter(1)).toBe(74);
  expect(widestAfter(0, 2)).toBe(84);
  expect(widestAfter(1, 2)).toBe(60);
});
