/** A piece of a text: a URL, or the text around URLs. */
export interface AddressPiece {
  text: string;
  isAddress: boolean;
  /** Offset in the text, in UTF-16 units. */
  start: number;
}

/** Characters of a URL: letters of any script, but no CJK sentence punctuation. */
const addressCharacter = String.raw`[^\s<>"。、，！？；：「」『』（）【】《》]`;
/** Limits the length of a match; longer URLs are recognised only in part. */
const mostCharacters = 2048;
const address = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}_])https?:\/\/[\p{L}\p{N}]${addressCharacter}{0,${mostCharacters}}`,
  "giu",
);
const sentenceMarks = ".,;:!?'’”»…。、，！？；：」』）】》";
const openings: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Splits a text into its `http` and `https` URLs and the text between them. The joined pieces equal the text. */
export function splitAddresses(text: string): AddressPiece[] {
  const pieces: AddressPiece[] = [];
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

/** Removes sentence punctuation from a URL's end; a closing bracket stays if it opens within the URL. */
export function trimAddress(text: string): string {
  /**
   * By type of closing bracket, the number of closing minus opening brackets in the text up to `end`. Computed when the
   * loop first meets the type.
   */
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
