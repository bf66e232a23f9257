import type { Token } from "marked";

/**
 * `paragraphs` is text with lists, `lines` is text in which every line is a paragraph, and `source` is code. Code has
 * no markup and isn't spell-checked or counted as words.
 */
export type TextKind = "paragraphs" | "lines" | "source";

/** The texts of a block whose value is a JSON object, e.g. `left` and `right` of two columns. */
interface BlockParts<Part extends string = string> {
  /** Maps each text's name to its JSON key in values and model replies, e.g. `leftColumn`. In reading order. */
  keys: Readonly<Record<Part, string>>;
  /** Returns null if the value isn't a JSON object with these keys. */
  read: (value: string) => Readonly<Record<Part, string>> | null;
  write(texts: Readonly<Record<Part, string>>): string;
}

/** Instructions in the prompts of AI models that write or rewrite slides with such a block. */
export interface BlockPrompt {
  /**
   * Explains the item's JSON format in the model's reply; null if the fields `type` and `value` need no explanation.
   */
  shape: string | null;
  /** Tells the model when to use the block, and how much text fits. */
  rule: Readonly<Record<"write" | "rewrite", string>>;
}

/** All operations on the value of one item type, except drawing. */
export interface Block<Part extends string = string> {
  textKind: TextKind;
  /** Parts of a value that is a JSON object; null if the value is a single text. */
  parts: BlockParts<Part> | null;
  /** Whether the block needs more than half of a landscape slide's width. */
  isWide: boolean;
  /** Describes the value in the JSON Schema of a post. */
  schemaNote: string;
  /** Instructions for models; null if models need none. */
  prompt: BlockPrompt | null;
  /** Returns null if the value is valid. The caller puts the item's name before `message`. */
  findFault: (value: string) => { code: string; message: string } | null;
  /** Lists the value's texts in reading order, with markup. */
  listTexts: (value: string) => string[];
  /** Lists every pair of values that the value can be split into. Both values of a pair have text. */
  divide: (value: string) => [head: string, tail: string][];
  /** Converts the value to the value of a text item. */
  toText: (value: string) => string;
  /** Builds a value from another block, given the results of that block's `toText` and `listTexts`. */
  fromWords: (words: { text: string; texts: readonly string[] }) => string;
  /** Converts the value to Markdown blocks. The caller separates the blocks with blank lines. */
  toMarkdown: (value: string) => string[];
  /** Returns null if the Markdown block isn't of this type. `readWords` converts inline tokens to text. */
  fromMarkdown: (token: Token, readWords: (inline: readonly Token[]) => string) => string | null;
}

/** Code in one colour. `color` defaults to the text colour of the code window. */
export interface CodeToken {
  text: string;
  color?: string;
}
