import type { TextPiece } from "../../blocks/text/text-pieces.ts";
import type { ItemRef, ReadBlock } from "./slide-reading.ts";

/** A quote's author line: a dash, then a capital letter or a letter of a script without case. */
const author = /^[—–-]{1,2}\s*(?=[\p{Lu}\p{Lt}\p{Lo}])/u;

/** Opening quotation marks, each with its closing ones. */
const quoteMarks: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "“": "”",
  "„": "“”",
  "‟": "”",
  "”": "”",
  "‘": "’",
  "‚": "‘’",
  "’": "’",
  "«": "»",
  "»": "«»",
  "‹": "›",
  "›": "‹›",
  "「": "」",
  "『": "』",
  "《": "》",
  "〈": "〉",
  "﹁": "﹂",
};

interface FoundQuote {
  before: readonly TextPiece[];
  quote: Extract<ReadBlock, { kind: "quote" }>;
  after: readonly TextPiece[];
}

/** Finds the first quote: the paragraphs before an author line, from the one that opens with a quotation mark. */
export function findQuote(pieces: readonly TextPiece[], ref: ItemRef): FoundQuote | null {
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== "paragraph") continue;
    const lines = piece.text.split("\n");
    const line = lines.findIndex((each) => author.test(each.trim()));
    if (line < 0) continue;
    const said = lines.slice(0, line).join("\n");
    const start = findStart(pieces, line > 0 ? index : index - 1, line > 0 ? said : null);
    if (start === null) continue;
    const words = pieces.slice(start, index).map(({ text }) => text);
    const text = (line > 0 ? [...words, said] : words).join("\n\n");
    // Consecutive lines that start with a dash are a dialogue.
    if (/^[—–-]/.test(text.split("\n").at(-1)?.trim() ?? "")) continue;
    const rest = lines.slice(line + 1).join("\n");
    const by = (lines[line] ?? "").trim().replace(author, "");
    return {
      before: pieces.slice(0, start),
      quote: {
        kind: "quote",
        words: { text: stripQuoteMarks(text), ref },
        by: { text: by, ref },
      },
      after: [
        ...(rest.trim() ? [{ kind: "paragraph", text: rest } as const] : []),
        ...pieces.slice(index + 1),
      ],
    };
  }
  return null;
}

/** Index of the piece where a quote that ends at `last` starts; `said` is the quoted part of the last piece, or null. */
function findStart(pieces: readonly TextPiece[], last: number, said: string | null): number | null {
  let start = last;
  let text = said ?? pieces[last]?.text ?? "";
  if (pieces[last]?.kind !== "paragraph") return null;
  while (!opensQuote(text) && pieces[start - 1]?.kind === "paragraph") {
    start -= 1;
    text = pieces[start]?.text ?? "";
  }
  return start;
}

function opensQuote(text: string): boolean {
  return (text.trim()[0] ?? "") in quoteMarks;
}

/** Removes quotation marks around the whole text; separate quotations at its start and end stay. */
function stripQuoteMarks(quoted: string): string {
  const text = quoted.trim();
  const open = text[0] ?? "";
  const close = quoteMarks[open];
  if (close === undefined || text.length < 3 || !close.includes(text.at(-1) ?? "")) return text;
  const inner = text.slice(1, -1).trim();
  return inner === "" || inner.includes(open) ? text : inner;
}
