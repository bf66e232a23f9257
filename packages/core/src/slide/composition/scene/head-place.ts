import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import type { SlideReading } from "../../../layouts/reading/slide-reading.ts";
import type { Squeeze } from "../fit/composing.ts";
import { countLetters } from "../fit/claim-size.ts";
import { shapeOf } from "./scene.ts";

/** Layouts whose main block gains by the whole width of a landscape slide. */
const wide: ReadonlySet<SlideLayoutName> = new Set([
  "steps",
  "list",
  "checklist",
  "comparison",
  "table",
  "prices",
  "timeline",
  "figures",
  "chart",
  "code",
]);

/** Most letters of a headline that fits one line across a landscape slide. */
const mostLetters = 34;

/** A headline with a word this long would be hyphenated in a column beside a text. */
const longWord = /\p{L}{20}/u;

/**
 * Whether the headline of a landscape slide is above its main block, in one line, and not beside it. Other text, e.g. a
 * call-out, goes below a headline beside the block.
 */
export function isHeadOver({
  layout,
  squeeze,
  reading,
  stage: { widthPx, heightPx },
}: {
  layout: SlideLayoutName;
  squeeze: Squeeze;
  reading: SlideReading;
  stage: { widthPx: number; heightPx: number };
}): boolean {
  const { header, blocks, summary } = reading;
  return (
    squeeze === 0 &&
    blocks.length === 1 &&
    summary === null &&
    shapeOf(widthPx, heightPx) === "landscape" &&
    (wide.has(layout) || (layout === "text" && longWord.test(header.text))) &&
    !header.text.includes("\n") &&
    countLetters(header) <= mostLetters
  );
}
