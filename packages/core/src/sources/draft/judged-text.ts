import type { Passage } from "../source.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./draft-words.ts";
import type { NumberLanguage } from "../../numbers/number-language.ts";

export type BlockKind = "prose" | "list" | "table" | "quote" | "code";

/** Passages that belong together, such as a paragraph, a list, a table, or one speaker's turn. */
export interface DraftBlock {
  kind: BlockKind;
  passages: Passage[];
  sentences: DraftSentence[];
  section: Section;
  speaker?: string;
  /** The sentence before a list that introduces the list. */
  lead?: { text: string; passage: string };
  /** Whether another list is directly above this one, so the heading above both is the other's. */
  isSecondList?: boolean;
  /** Whether the block consists of several short paragraphs. */
  isMerged?: boolean;
  /** The paragraph after a list with letters, if it decides between the items: `Decided: a) and b)`. */
  choice?: DraftBlock;
  /** Whether the text ends with a paragraph of one sentence: the block's last sentence closes the text. */
  closes?: boolean;
  /** The place of a long list item that is a paragraph of its own: the list's number, and its own in the list. */
  item?: { list: number; number: number };
}

export interface Section {
  index: number;
  /** Null above the first heading, and in a text without headings. `number` is set by readers, for a series. */
  heading: { text: string; passage: string; number: number | undefined } | null;
  /** Number of the slide in a deck or a chatbot's reply. */
  slide?: number;
}

/** Sections with headings that are numbered in order, e.g. the steps of a guide. */
export interface Series {
  sections: readonly Section[];
}

export interface SourceText {
  blocks: DraftBlock[];
  sentences: DraftSentence[];
  sections: Section[];
  /** Passages before or after the actual text, e.g. an email's header lines. They aren't in `blocks`. */
  frames: Passage[];
  /** Lines below the title that aren't sentences, e.g. a date, an institute or a course. */
  subtitles: Passage[];
  /** Sections that are numbered in order. Their headings are without the numbers. */
  series: Series[];
  /** Hashtags in lines of their own, with `#`. */
  hashtags: string[];
}

/** A sentence that starts a member of a series in prose: `Second, …`, `Week 2: …`. */
export interface StepStart {
  block: DraftBlock;
  sentence: DraftSentence;
}

/** A source's text with its sentences rated. */
export interface JudgedText extends SourceText {
  words: DraftWords;
  /** The language in which numbers are read. */
  language: NumberLanguage;
  /** Name of the person who asks the questions of an interview; null for other texts. */
  host: string | null;
  /** Whether most paragraphs end like sentences, so a line that doesn't is a label. */
  isPunctuated: boolean;
  /** Series in prose, e.g. sentences with `First, …`, `Second, …`. */
  steps: StepStart[][];
  /** Sentences that the next sentence corrects, see `listCorrected`. */
  corrected: ReadonlySet<DraftSentence>;
  /**
   * Sentences that may be shown alone. Excludes tables, code, the interviewer's words, and sentences in `corrected`.
   */
  said: DraftSentence[];
}
