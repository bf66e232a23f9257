import type { Item } from "../../document/post.ts";
import { countAll } from "./draft-text.ts";
import type { DraftBlock } from "./judged-text.ts";
import type { DraftSentence } from "./sentences.ts";

/** A candidate for a slide. */
export interface DraftPoint {
  header: string;
  items: Item[];
  passages: string[];
  /** The sentences that the slide shows. No two slides show the same one. */
  sentences: DraftSentence[];
  /** Word stems of these sentences. */
  stems: ReadonlySet<string>;
  block: DraftBlock;
  /** How well the point suits a slide; higher is better. */
  score: number;
  words: number;
}

interface PointWords {
  header: string;
  /** Texts of the slide's items. */
  body: readonly string[];
  sentences: readonly DraftSentence[];
  block: DraftBlock;
  score: number;
  /** Ids of passages that are only in the header. */
  heading?: readonly string[];
}

export function createPoint({
  header,
  body,
  sentences,
  block,
  score,
  heading = [],
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
    words: countAll([header, ...texts]),
  };
}
