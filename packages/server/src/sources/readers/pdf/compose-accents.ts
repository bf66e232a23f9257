/** Combining characters of accents that take a place of their own. */
const combining: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¨": "\u0308",
  ˇ: "\u030C",
  "˘": "\u0306",
  "˙": "\u0307",
  "˚": "\u030A",
  "˝": "\u030B",
  "¯": "\u0304",
  "¸": "\u0327",
  "˛": "\u0328",
};
const dotless: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };

function compose(letter: string, accent: string): string | null {
  const mark = combining[accent];
  if (mark === undefined) return null;
  const composed = ((dotless[letter] ?? letter) + mark).normalize("NFC");
  return [...composed].length === 1 ? composed : null;
}

/** Joins two texts whose glyphs overlap, as an accent and its letter do in files of TeX. */
export function joinOverlapping(before: string, after: string): string {
  const [letter = ""] = after;
  const below = compose(letter, before.at(-1) ?? "");
  if (below !== null) return before.slice(0, -1) + below + after.slice(letter.length);
  const above = compose(before.at(-1) ?? "", letter);
  return above === null ? before + after : before.slice(0, -1) + above + after.slice(letter.length);
}

/** Accents that aren't used as apostrophes, before and after their letter. */
const accentFirst = /([¨ˇ˘˙˚˝])[ ]?(\p{L})/gu;
const letterFirst = /(\p{L})([¸˛])/gu;

/** Composes accents with their letters inside a text: `M¨unchen` becomes `München`. */
export const composeAccents = (text: string) =>
  text
    .replaceAll(
      letterFirst,
      (typed, letter: string, accent: string) => compose(letter, accent) ?? typed,
    )
    .replaceAll(
      accentFirst,
      (typed, accent: string, letter: string) => compose(letter, accent) ?? typed,
    );
