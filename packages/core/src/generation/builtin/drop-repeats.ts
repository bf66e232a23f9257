import { stripMarkup } from "../../document/inline-markup.ts";
import type { DraftBlock, DraftSentence, DraftSlide } from "./draft.ts";

/** Without the framework's sentences that stand in the draft already; the person's own are never touched. */
export function dropRepeats(slides: readonly DraftSlide[]): DraftSlide[] {
  const own = slides.flatMap(listOwn).map(fold);
  const seen = new Set(own);
  const isNew = ({ sentence, origin }: DraftSentence) => {
    if (origin === "person") return true;
    const folded = fold(sentence);
    return seen.has(folded) ? false : seen.add(folded) !== null;
  };
  return slides.map(({ header, blocks, callout }) => {
    seen.add(fold(header.sentence));
    const kept = blocks.map((block) => keepNew(block, isNew)).filter(hasContent);
    return { header, blocks: kept, callout: callout && isNew(callout) ? callout : null };
  });
}

function listOwn({ header, blocks, callout }: DraftSlide): string[] {
  const lists = blocks.flatMap((block) =>
    block.kind === "list"
      ? block.items.flatMap(({ sentences }) => sentences)
      : block.kind === "paragraph"
        ? block.sentences
        : [],
  );
  return [header, ...lists, ...(callout ? [callout] : [])]
    .filter(({ origin }) => origin === "person")
    .map(({ sentence }) => sentence);
}

function keepNew(block: DraftBlock, isNew: (sentence: DraftSentence) => boolean): DraftBlock {
  switch (block.kind) {
    case "paragraph":
      return { ...block, sentences: block.sentences.filter(isNew) };
    case "list":
      return {
        ...block,
        items: block.items
          .map(({ number, sentences }) => ({ number, sentences: sentences.filter(isNew) }))
          .filter(({ sentences }) => sentences.length > 0),
      };
    default:
      return block;
  }
}

function hasContent(block: DraftBlock): boolean {
  return block.kind === "paragraph"
    ? block.sentences.length > 0
    : block.kind !== "list" || block.items.length > 0;
}

function fold(sentence: string): string {
  return stripMarkup(sentence)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
