import { maxBesideNumber } from "../../../layouts/brevity.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import type { SlideReading, Words } from "../../../layouts/reading/slide-reading.ts";
import { foldText } from "../../../text/fold.ts";

/**
 * Returns a slide's words as its layout draws them: a header that repeats the cover's title or a quote's author is left
 * out, and below a header that is only a number, a sentence takes the header's place.
 */
export function readingFor(layout: SlideLayoutName, reading: SlideReading): SlideReading {
  if (layout === "number") return withSentence(reading);
  const { title, header, blocks } = reading;
  const others: Words[] =
    layout === "cover"
      ? [title]
      : layout === "quote"
        ? blocks.flatMap((block) => (block.kind === "quote" ? [block.by] : []))
        : [];
  if (header.text.trim() === "" || !others.some((words) => isSame(header, words))) return reading;
  return { ...reading, header: { ...header, text: "" } };
}

/** Whether two texts have the same words; single letters, such as an article, don't count. */
function isSame(one: Words, other: Words): boolean {
  const [left, right] = [one, other].map(({ text }) =>
    foldText(text)
      .replaceAll(/(?<!\p{L})[a-z](?!\p{L})/gu, "")
      .replaceAll(" ", ""),
  );
  return left === right && left !== "";
}

function withSentence(reading: SlideReading): SlideReading {
  const { number, blocks } = reading;
  const [first, ...others] = blocks;
  if (!number || number.rest || first?.kind !== "paragraph") return reading;
  if (first.words.text.length > maxBesideNumber) return reading;
  return { ...reading, number: { ...number, rest: first.words }, blocks: others };
}
