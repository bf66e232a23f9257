import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import type { SlideLayout, TextBox } from "../slide-job.ts";
import { anyPlaces } from "./any-places.fixture.ts";
import {
  drawSlide,
  overlap,
  setPdf,
  setPptx,
  type Edges,
  type PlacedWords,
} from "./set-words.fixture.ts";

/** Tolerances, CSS px: rounding, and a space at the end of a line. */
const tolerance = { roundingPx: 1, spacePx: 12 } as const;

/** A quotation mark that some templates draw large and cut at its foot. */
const largeMark = /^[“„]$/u;

/** The letters and emoji of words in one order, because programs read right-to-left letters in different orders. */
const lettersOf = (words: readonly string[]) =>
  Array.from(words.join("").normalize("NFKC").toUpperCase())
    .filter((letter) => !/[\s\p{Cf}\uFE0F]/u.test(letter))
    .toSorted()
    .join("");

const wordsOf = ({ lines }: TextBox) => lines.map(({ text }) => text);

const isInside = (one: Edges, other: Edges, sidePx: number) =>
  one.left >= other.left - sidePx &&
  one.right <= other.right + sidePx &&
  one.top >= other.top - tolerance.roundingPx &&
  one.bottom <= other.bottom + tolerance.roundingPx;

function touches(one: Edges, other: Edges): boolean {
  const { left, right, top, bottom } = overlap(one, other);
  return right - left > tolerance.roundingPx && bottom - top > tolerance.roundingPx;
}

/** Describes words of a file that are off the page or over the counter. */
function listMisplaced(set: readonly PlacedWords[], page: Edges, counter: Edges | undefined) {
  const words = set.filter((piece) => piece.words.trim() !== "");
  return words.filter(
    ({ at }) => !isInside(at, page, tolerance.spacePx) || (counter && touches(at, counter)),
  );
}

/** Places of lines whose breaks don't depend on the scale, CSS px. */
const placesOf = ({ texts }: SlideLayout) =>
  texts.flatMap(({ isBalanced, lines }) =>
    isBalanced ? [] : lines.map(({ xPx, yPx, widthPx }) => [xPx, yPx, widthPx]),
  );

function expectSamePlaces(one: SlideLayout, other: SlideLayout): void {
  const [places, others] = [placesOf(one), placesOf(other)];
  expect(places).toHaveLength(others.length);
  const apartPx = places.flatMap((place, line) =>
    place.map((px, side) => Math.abs(px - (others[line]?.[side] ?? 0))),
  );
  expect(Math.max(0, ...apartPx)).toBeLessThan(2);
}

test(
  "a PDF and a presentation have the words of the preview at their places, whatever a place's text",
  { timeout: 1_200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyPlaces, async (job) => {
        const { layout, drawn } = await drawSlide(job);
        const page = { left: 0, top: 0, right: layout.widthPx, bottom: layout.heightPx };
        const counter = drawn.find(({ isCounter }) => isCounter)?.at;
        const shown = drawn.filter(({ words }) => words.trim() !== "" && !largeMark.test(words));
        const cut = shown.filter(({ at, visible }) => !isInside(at, visible, tolerance.spacePx));
        expect(cut).toEqual([]);
        const overCounter = ({ isCounter, at }: (typeof shown)[number]) =>
          counter && !isCounter && touches(at, counter);
        expect(shown.filter(overCounter)).toEqual([]);

        const [pdf, pptx] = [await setPdf(job), await setPptx(job)];
        const words = lettersOf(layout.texts.flatMap(wordsOf));
        expect(lettersOf(pdf.set.map((piece) => piece.words))).toBe(words);
        expect(lettersOf(pptx.layout.texts.flatMap(wordsOf))).toBe(words);
        const boxes = pptx.layout.texts.filter(({ setting }) => setting);
        const wholeLines = (box: TextBox) =>
          wordsOf(box).map((line) => line.replace(/\u00AD$/u, "-"));
        // The cells of a table stand together in the file.
        expect(pptx.set.map((piece) => lettersOf([piece.words])).toSorted()).toEqual(
          boxes.map((box) => lettersOf(wholeLines(box))).toSorted(),
        );
        for (const { set } of [pdf, pptx]) expect(listMisplaced(set, page, counter)).toEqual([]);
        // The engine rounds emoji differently at another scale, which may move a line break.
        const hasEmoji = /\p{Emoji_Presentation}|\uFE0F/u.test(JSON.stringify(job.post));
        if (!hasEmoji) {
          expectSamePlaces(layout, pdf.layout);
          expectSamePlaces(layout, pptx.layout);
        }
      }),
      { numRuns: sampleRuns(300) },
    );
  },
);
