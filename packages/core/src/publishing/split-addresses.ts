/** A piece of a text: a web address, or the words before, between and after them. */
export interface TextPiece {
  text: string;
  isAddress: boolean;
  /** Where it begins in the text, in UTF-16 units. */
  start: number;
}

/** What an address may hold: also letters of other scripts, but not the punctuation that ends their sentences. */
const addressCharacter = String.raw`[^\s<>"。、，！？；：「」『』（）【】《》]`;
/** No address is longer. */
const mostCharacters = 2048;
const address = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}_])https?:\/\/[\p{L}\p{N}]${addressCharacter}{0,${mostCharacters}}`,
  "giu",
);
const sentenceMarks = ".,;:!?'’”»…。、，！？；：」』）】》";
const openings: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** The addresses (`http` and `https`) of a text and its words, in order; together they are the text. */
export function splitAddresses(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(address)) {
    const found = trimAddress(match);
    pieces.push({ text: text.slice(end, index), isAddress: false, start: end });
    pieces.push({ text: found, isAddress: true, start: index });
    end = index + found.length;
  }
  pieces.push({ text: text.slice(end), isAddress: false, start: end });
  return pieces.filter((piece) => piece.text !== "");
}

/** Punctuation after an address is the sentence's; a closing bracket is the address's where it opens in it. */
export function trimAddress(text: string): string {
  /** Closing brackets without an opening one, by kind; counted once one ends the address. */
  const unopened = new Map<string, number>();
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = openings[last];
    if (opening === undefined && sentenceMarks.includes(last)) continue;
    if (opening === undefined) break;
    const count = unopened.get(last) ?? text.split(last).length - text.split(opening).length;
    if (count <= 0) break;
    unopened.set(last, count - 1);
  }
  return text.slice(0, end);
}
