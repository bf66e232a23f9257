// A segmenter copies its whole text for every piece, so only short texts may go through one.
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const segmentedCharacters = 2000;

const sentenceEnd =
  /[.…]+["'”’»)\]]*\s+(?=["'“‘«([¿¡]*[\p{Lu}\p{Lt}\p{Lo}\p{N}])|[!?؟]+["'”’»)\]]*\s+|[。！？]+["'」』）]*\s*/gu;

/** A full stop after one of these ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|ca|cf|dr|mr|mrs|ms|prof|st|fig|vol|z\.B|d\.h|bzw|p\.ej)\.\s*$/i;

/** The sentences of a text, without the space between them. Line breaks count as spaces. */
export function splitSentences(text: string): string[] {
  const plain = text.replace(/\s+/g, " ").trim();
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of plain.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    const last = plain.slice(Math.max(start, index - 12), end);
    // "No. 5" goes on, "No. It isn't." doesn't.
    if (abbreviation.test(last) || (/\bno\. $/i.test(last) && /\d/.test(plain.charAt(end))))
      continue;
    sentences.push(plain.slice(start, end).trim());
    start = end;
  }
  return [...sentences, plain.slice(start)].filter((sentence) => sentence !== "");
}

/** Words as a reader counts them; in scripts without spaces two characters count as one word. */
export function countWords(text: string): number {
  const dense = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  );
  const spaced = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return spaced.length + Math.ceil((dense?.length ?? 0) / 2);
}

/** Characters as a reader counts them; of a text far beyond any limit its length. */
export function countCharacters(text: string): number {
  if (text.length > segmentedCharacters) return text.length;
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/** The first characters of a text, none of them cut in two. */
export function takeCharacters(text: string, max: number): string {
  return [...graphemes.segment(text.slice(0, segmentedCharacters))]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join("");
}

/** With a capital at the start, unless the first word has capitals of its own (`iPhone`, `npm`-like names stay). */
export function capitalise(text: string): string {
  const [first = ""] = text.split(" ");
  return /^\p{Ll}[\p{Ll}'’-]*[,:;.!?]?$/u.test(first)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

/** Without the full stop at the end; an ellipsis stays. */
export function dropStop(text: string): string {
  return /[^.]\.$/.test(text) ? text.slice(0, -1) : text.replace(/[。]$/u, "");
}
