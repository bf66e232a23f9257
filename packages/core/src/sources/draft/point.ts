import type { Item } from "../../document/post.ts";
import { countAll } from "./draft-text.ts";
import type { Block } from "./blocks.ts";
import type { DraftSentence } from "./sentences.ts";

/** What a slide could be made of. */
export interface DraftPoint {
  header: string;
  items: Item[];
  /** Whether the items go on with the header's sentence, so they are read after it. */
  goesOn: boolean;
  passages: string[];
  /** The sentences that it shows; two slides never show the same. */
  sentences: DraftSentence[];
  /** Their longer words. */
  stems: ReadonlySet<string>;
  block: Block;
  /** How well it fits a slide. */
  score: number;
  words: number;
}

interface PointWords {
  header: string;
  /** Texts of the slide's items. */
  body: readonly string[];
  sentences: readonly DraftSentence[];
  block: Block;
  score: number;
  /** Passages that only the header comes from. */
  heading?: readonly string[];
  goesOn?: boolean;
}

export function createPoint({
  header,
  body,
  sentences,
  block,
  score,
  heading = [],
  goesOn = false,
}: PointWords): DraftPoint {
  const texts = body.filter((text) => text !== "");
  return {
    header,
    items: texts.map((value) => ({ type: "text", value })),
    passages: [...new Set([...heading, ...sentences.flatMap(({ passages }) => passages)])],
    sentences: [...sentences],
    stems: new Set(sentences.flatMap(({ stems }) => [...stems])),
    block,
    score,
    goesOn,
    words: countAll([header, ...texts]),
  };
}
