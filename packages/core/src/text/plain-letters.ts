import { toLatinDigits } from "./latin-digits.ts";

/**
 * A text that is read instead of a typed one, and the places of its characters in the typed text. `starts` and `ends`
 * are UTF-16 offsets by UTF-16 offset; null if the two texts have the same offsets.
 */
export interface PlainText {
  text: string;
  places: { starts: number[]; ends: number[] } | null;
}

/** Signs that no one sees: soft hyphens, direction marks, zero-width spaces and joiners of words. */
const invisible = String.raw`\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`;
const invisibleSigns = new RegExp(`[${invisible}]+`, "gu");
/** Lines through, above and below letters, which "text generators" add to each letter. */
const lines = String.raw`\u0332-\u0337\u0305\u033F`;
/** Latin and Greek letters in another form: mathematical, full width, in circles, squares and brackets. */
const styled = String.raw`\u{1D400}-\u{1D7FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A％\u249C-\u24E9\u{1F110}-\u{1F129}\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}ℂℊ-ℎℐ-ℓℕℙ-ℝℤℨℬℭℯ-ℱℳℴ`;
const smallCapitals = "ᴀʙᴄᴅᴇғɢʜɪᴊᴋʟᴍɴᴏᴘǫʀᴛᴜᴠᴡʏᴢ";
const capitals = "abcdefghijklmnopqrtuvwyz";
/** White letters on black circles and squares: U+1F150 and U+1F170, which Unicode doesn't relate to letters. */
const filled = /^[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]$/u;
const firstFilled = [0x1_f1_70, 0x1_f1_50] as const;

const unusual = new RegExp(
  String.raw`[${invisible}${lines}${styled}${smallCapitals}]|[^\P{Nd}0-9]`,
  "u",
);
const removed = new RegExp(`[${invisible}${lines}]`, "u");
const changed = new RegExp(String.raw`[${styled}${smallCapitals}]`, "u");
const allChanged = new RegExp(changed, "gu");

const anyInvisible = new RegExp(`[${invisible}]`, "u");

export const hasInvisible = (text: string) => anyInvisible.test(text);

/** Removes signs that no one sees, e.g. direction marks around copied handles. */
export const removeInvisible = (text: string) => text.replaceAll(invisibleSigns, "");

/** Writes letters of "bold text generators" and digits of all scripts as plain ones, and removes invisible signs. */
export function toPlainLetters(typed: string): PlainText {
  if (!unusual.test(typed)) return { text: typed, places: null };
  let text = "";
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const letter of typed) {
    const end = at + letter.length;
    const plain = removed.test(letter) ? "" : writePlain(letter);
    for (let unit = 0; unit < plain.length; unit += 1) {
      const isSame = plain.length === letter.length;
      starts.push(isSame ? at + unit : at);
      ends.push(isSame ? at + unit + 1 : end);
    }
    text += plain;
    at = end;
  }
  return { text, places: text.length === typed.length ? null : { starts, ends } };
}

/** Writes letters of "bold text generators" as plain ones. */
export const foldLetters = (text: string) => text.replaceAll(allChanged, writePlain);

function writePlain(letter: string): string {
  if (letter < "\u00AD") return letter;
  const small = smallCapitals.indexOf(letter);
  if (small >= 0) return capitals.charAt(small);
  const code = letter.codePointAt(0) ?? 0;
  if (filled.test(letter)) {
    const first = firstFilled.find((one) => code >= one) ?? code;
    return String.fromCodePoint(65 + code - first);
  }
  if (!changed.test(letter)) return toLatinDigits(letter);
  // A letter in brackets is that letter: `⒜` is `(a)`.
  return letter.normalize("NFKC").replaceAll(/[()]/g, "");
}

/** Maps a range of a plain text to the typed text. */
export function toTyped({ places }: PlainText, [start, end]: [number, number]): [number, number] {
  if (!places) return [start, end];
  return [places.starts[start] ?? start, places.ends[end - 1] ?? end];
}

/** Joins two steps: `outer` was made of the text of `inner`. */
export function joinPlaces(inner: PlainText, outer: PlainText): PlainText {
  const { text, places } = outer;
  if (!inner.places || !places) return { text, places: inner.places ?? places };
  const { starts, ends } = inner.places;
  return {
    text,
    places: {
      starts: places.starts.map((start) => starts[start] ?? start),
      ends: places.ends.map((end) => ends[end - 1] ?? end),
    },
  };
}
