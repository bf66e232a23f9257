import type { Token } from "marked";

/**
 * How the words of a block are typed and read: `paragraphs` with lists, `lines` that are a paragraph each, or `source`,
 * which is no prose: it has no markup, no spelling, no sentences and isn't counted.
 */
export type TextKind = "paragraphs" | "lines" | "source";

/** The named texts of a block whose value is JSON. */
interface BlockParts<Part extends string = string> {
  /** In reading order, each with its key in the value and in the replies of models. */
  keys: Readonly<Record<Part, string>>;
  /** Null where the value is no such JSON. */
  read: (value: string) => Readonly<Record<Part, string>> | null;
  write(texts: Readonly<Record<Part, string>>): string;
}

/** What models are told of a block; a slide is written from a topic, or rewritten. */
export interface BlockPrompt {
  /** How its item stands in the reply, where type and value don't say it. */
  shape: string | null;
  /** When it is used, and how much it holds. */
  rule: Readonly<Record<"write" | "rewrite", string>>;
}

/** Everything that a type of item knows of its value. What is drawn of it is a slide's reading. */
export interface Block<Part extends string = string> {
  textKind: TextKind;
  /** Null where the value is one text. */
  parts: BlockParts<Part> | null;
  /** Needs the larger share of a landscape slide. */
  isWide: boolean;
  /** What the value is, for the JSON Schema of a post. */
  schemaNote: string;
  /** Null where models need not be told. */
  prompt: BlockPrompt | null;
  /** What is wrong with a value by the rules of the format: a message that continues the item's name. */
  findFault: (value: string) => { code: string; message: string } | null;
  /** The words as a reader meets them, markup included. */
  listTexts: (value: string) => string[];
  /** Every way to divide a value in two that both have words, from the first to the last. */
  divide: (value: string) => [head: string, tail: string][];
  /** The value as that of a text item. */
  toText: (value: string) => string;
  /** A value with the words of another block: its `toText` and its `listTexts`. */
  fromWords: (words: { text: string; texts: readonly string[] }) => string;
  /** Blocks of Markdown, to be set apart by blank lines. */
  toMarkdown: (value: string) => string[];
  /** The value that a block of Markdown stands for; null where it is not of this type. `readWords` takes inline tokens. */
  fromMarkdown: (token: Token, readWords: (inline: readonly Token[]) => string) => string | null;
}

/** A run of code in one colour; without one it takes that of the text around it. */
export interface CodeToken {
  text: string;
  color?: string;
}
