const sentenceBreaks = new Intl.Segmenter("en", { granularity: "sentence" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A full stop after one of these ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|ca|cf|dr|mr|mrs|ms|prof|st|fig|vol|z\.B|d\.h|bzw|p\.ej)\.\s*$/i;

/** The sentences of a text, without the space between them. Line breaks count as spaces. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of sentenceBreaks.segment(text.replace(/\s+/g, " ").trim())) {
    open += segment;
    if (abbreviation.test(open)) continue;
    const last = sentences.at(-1);
    // "No. 5" is one piece, "No. It isn't." is two.
    if (last !== undefined && /\bno\.$/i.test(last) && /^\d/.test(open)) {
      sentences[sentences.length - 1] = `${last} ${open.trim()}`;
    } else sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== "");
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

/** Characters as a reader counts them. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/** The first characters of a text, none of them cut in two. */
export function takeCharacters(text: string, max: number): string {
  return [...graphemes.segment(text)]
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
