import { serializeColumns } from "../../document/columns.ts";
import { stripMarkup } from "../../document/inline-markup.ts";
import type { Item, Post, Slide } from "../../document/post.ts";

/** Whose words a sentence is: the person's own, or the framework's. */
export interface DraftSentence {
  sentence: string;
  origin: "person" | "framework";
}

export type DraftBlock =
  | { kind: "paragraph"; sentences: DraftSentence[] }
  | { kind: "list"; items: { number: number | null; sentences: DraftSentence[] }[] }
  | { kind: "code"; code: string }
  | { kind: "columns"; sides: readonly [DraftSide, DraftSide] };

export interface DraftSide {
  label: string;
  sentences: DraftSentence[];
}

/** A slide whose every sentence knows where it comes from. */
export interface DraftSlide {
  header: DraftSentence;
  blocks: DraftBlock[];
  callout: DraftSentence | null;
}

/** A post whose every sentence knows where it comes from. */
export interface Draft {
  title: DraftSentence[];
  hashtags: string[];
  slides: DraftSlide[];
}

/** A sentence of the person's. */
export const byPerson = (sentence: string): DraftSentence => ({ sentence, origin: "person" });
/** A sentence of ours, with the apostrophes of print; the data keeps those of the keyboard. */
export const byFramework = (sentence: string): DraftSentence => ({
  sentence: sentence.replaceAll("'", "’"),
  origin: "framework",
});

/** The draft as a post; `textOnly` writes code and columns as text. */
export function buildPost({ title, hashtags, slides }: Draft, textOnly: boolean): Post {
  return {
    title: title.map(({ sentence }) => sentence).join(": "),
    hashtags,
    content: slides.map(({ header, blocks, callout }): Slide => ({
      header: header.sentence,
      description: blocks.map((block) => buildItem(block, textOnly)),
      ...(callout && { summary: callout.sentence }),
    })),
  };
}

/** Slide by slide every sentence as a reader sees it, without markup; the first slide begins with the title's. */
export function listOrigins({ title, slides }: Draft): DraftSentence[][] {
  return slides.map((slide, index) =>
    [...(index === 0 ? title : []), ...listSentences(slide)].map(({ sentence, origin }) => ({
      sentence: stripMarkup(sentence),
      origin,
    })),
  );
}

/** The sentences of a slide in reading order, code left out. */
export function listSentences({ header, blocks, callout }: DraftSlide): DraftSentence[] {
  return [header, ...blocks.flatMap(listBlockSentences), ...(callout ? [callout] : [])];
}

/** The sentences of a block; code has none. */
export function listBlockSentences(block: DraftBlock): DraftSentence[] {
  switch (block.kind) {
    case "paragraph":
      return block.sentences;
    case "list":
      return block.items.flatMap(({ sentences }) => sentences);
    case "columns":
      return block.sides.flatMap(({ sentences }) => sentences);
    case "code":
      return [];
  }
}

function buildItem(block: DraftBlock, textOnly: boolean): Item {
  switch (block.kind) {
    case "paragraph":
      return { type: "text", value: joinSentences(block.sentences) };
    case "list":
      return {
        type: "text",
        value: block.items
          .map(
            ({ number, sentences }) =>
              `${number === null ? "-" : `${number}.`} ${joinSentences(sentences)}`,
          )
          .join("\n"),
      };
    case "code":
      return { type: textOnly ? "text" : "code", value: block.code };
    case "columns":
      return textOnly
        ? { type: "text", value: block.sides.map(writeSide).join("\n\n") }
        : { type: "two-columns", value: serializeSides(block.sides) };
  }
}

function serializeSides([left, right]: readonly [DraftSide, DraftSide]): string {
  const lines = ({ label, sentences }: DraftSide) => [
    label,
    ...sentences.map(({ sentence }) => sentence),
  ];
  return serializeColumns({ leftColumn: lines(left), rightColumn: lines(right) });
}

function writeSide({ label, sentences }: DraftSide): string {
  const [first, ...more] = sentences.map(({ sentence }) => sentence);
  return more.length === 0 ? `${label}: ${first}` : [`${label}:`, first, ...more].join("\n- ");
}

function joinSentences(sentences: readonly DraftSentence[]): string {
  return sentences.map(({ sentence }) => sentence).join(" ");
}
