import type { WritingStyle } from "../writing-style.ts";
import { byFramework, type DraftBlock, type DraftSentence, type DraftSlide } from "./draft.ts";
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

/** A framework in one list, a line a slide, within a number of words; `wide` lines say why as well. */
export function buildFrameworkDigest(
  { slides }: Framework,
  style: WritingStyle,
  maxWords: number,
  wide: boolean,
): DraftBlock {
  const items: { number: null; sentences: DraftSentence[] }[] = [];
  let words = 0;
  for (const slide of slides) {
    const sentences = digest(slide, wide).map((text) => speak(text, style, Infinity));
    words += countWords(sentences.join(" "));
    if (words > maxWords && items.length > 0) break;
    items.push({ number: null, sentences: sentences.map(byFramework) });
  }
  return { kind: "list", items };
}

function digest({ header, lines: [first = ""], columns }: FrameworkSlide, wide: boolean): string[] {
  const [, right] = columns;
  if (right) return splitSentences(right.text);
  if (first.startsWith("- ")) return [first.slice(2)];
  const name = stripMarkup(header);
  if (!wide) return [name];
  return [/[?.!]$/.test(name) ? name : `${name}.`, ...splitSentences(first).slice(0, 1)];
}
