import type { WritingStyle } from "../writing-style.ts";
import { byFramework, type DraftBlock, type DraftSlide } from "./draft.ts";
import type { Framework, FrameworkSlide } from "./frameworks.ts";
import { stripMarkup } from "../../document/inline-markup.ts";
import { countWords, splitSentences } from "./sentences.ts";
import { speak } from "./voice.ts";

/** A slide of a framework in a style. */
export function buildFrameworkSlide(slide: FrameworkSlide, style: WritingStyle): DraftSlide {
  return {
    header: byFramework(speak(slide.header, style)),
    blocks: buildFrameworkBlocks(slide, style),
    callout: slide.callout === null ? null : byFramework(speak(slide.callout, style)),
  };
}

function buildFrameworkBlocks(
  { lines, columns }: FrameworkSlide,
  style: WritingStyle,
): DraftBlock[] {
  const say = (text: string) => splitSentences(speak(text, style)).map(byFramework);
  const [left, right] = columns;
  if (left && right) {
    // A pair needs both its halves whole, however few words a style likes.
    const side = ({ label, text }: typeof left) => ({
      label,
      sentences: splitSentences(speak(text, style, Infinity)).map(byFramework),
    });
    return [{ kind: "columns", sides: [side(left), side(right)] }];
  }
  const items = lines.filter((line) => line.startsWith("- "));
  if (items.length > 0) {
    return [
      {
        kind: "list",
        items: items.map((item) => ({ number: null, sentences: say(item.slice(2)) })),
      },
    ];
  }
  return lines.map((line): DraftBlock => ({ kind: "paragraph", sentences: say(line) }));
}

/** A framework in one list, a line a slide, within a number of words. */
export function buildFrameworkDigest(
  framework: Framework,
  style: WritingStyle,
  maxWords: number,
): DraftBlock {
  const items: { number: null; sentences: ReturnType<typeof byFramework>[] }[] = [];
  let words = 0;
  for (const slide of framework.slides) {
    const sentence = speak(digestLine(slide), style);
    words += countWords(sentence);
    if (words > maxWords && items.length > 0) break;
    items.push({ number: null, sentences: [byFramework(sentence)] });
  }
  return { kind: "list", items };
}

function digestLine({ header, lines: [first = ""], columns }: FrameworkSlide): string {
  const [, right] = columns;
  if (right) return right.text;
  const text = first.startsWith("- ") ? first.slice(2) : (splitSentences(first)[0] ?? "");
  return text === "" ? stripMarkup(header) : text;
}
