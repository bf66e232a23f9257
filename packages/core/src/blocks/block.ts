import type { Token } from "marked";

/**
 * How a block's text is typed and read: `paragraphs` with lists, `lines` of one paragraph each, or `source`, which has
 * no markup, spelling or sentences and isn't counted.
 */
export type TextKind = "paragraphs" | "lines" | "source";

/** The named texts of a block whose value is JSON. */
interface BlockParts<Part extends string = string> {
  /** In reading order, with their keys in the value and in model replies. */
  keys: Readonly<Record<Part, string>>;
  /** Null if the value is not such JSON. */
  read: (value: string) => Readonly<Record<Part, string>> | null;
  write(texts: Readonly<Record<Part, string>>): string;
}

/** Instructions to AI models about a block, for writing or rewriting slides. */
export interface BlockPrompt {
  /** Format of its item in the reply, if type and value don't explain it. */
  shape: string | null;
  /** When to use it, and how much text fits. */
  rule: Readonly<Record<"write" | "rewrite", string>>;
}

/** Everything about an item type's value except drawing, which starts from a slide's reading. */
export interface Block<Part extends string = string> {
  textKind: TextKind;
  /** Null if the value is a single text. */
  parts: BlockParts<Part> | null;
  /** Needs more than half of a landscape slide. */
  isWide: boolean;
  /** Describes the value in the JSON Schema of a post. */
  schemaNote: string;
  /** Null if models need no instructions. */
  prompt: BlockPrompt | null;
  /** Validates a value: an error message that continues the item's name, or null. */
  findFault: (value: string) => { code: string; message: string } | null;
  /** The texts in reading order, with markup. */
  listTexts: (value: string) => string[];
  /** All ways to split a value into two with text in both, from first to last. */
  divide: (value: string) => [head: string, tail: string][];
  /** Converts the value to that of a text item. */
  toText: (value: string) => string;
  /** Builds a value from another block's text: its `toText` and its `listTexts`. */
  fromWords: (words: { text: string; texts: readonly string[] }) => string;
  /** Markdown blocks, to be separated by blank lines. */
  toMarkdown: (value: string) => string[];
  /** Converts a Markdown block to a value; null if it is of another type. `readWords` takes inline tokens. */
  fromMarkdown: (token: Token, readWords: (inline: readonly Token[]) => string) => string | null;
}

/** A run of code in one colour; the surrounding text's by default. */
export interface CodeToken {
  text: string;
  color?: string;
}
