import { walkWords } from "@slideloom/core/text";
import { slideLimits } from "@slideloom/core/writing";

/** Maximum length of a hashtag, in UTF-16 units. Longer ones are ignored. */
const mostCharacters = 40;

/** Normalizes the wanted hashtags, removes duplicates and keeps the first 6. */
export function buildHashtags(wanted: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of wanted) {
    const tag = buildHashtag(text);
    if (tag) tags.set(tag.toLowerCase(), tags.get(tag.toLowerCase()) ?? tag);
  }
  return [...tags.values()].slice(0, slideLimits.hashtagsMax);
}

/** Converts `content marketing` to `#ContentMarketing`; null if it has no letters or is too long. */
function buildHashtag(text: string): string | null {
  const words: string[] = [];
  let length = 0;
  for (const { start, end, isWord } of walkWords(text.replaceAll("#", " "))) {
    if (!isWord) continue;
    const word = text.slice(start, end).replace(/[^\p{L}\p{M}\p{N}_]/gu, "");
    words.push(word);
    length += word.length;
    if (length > mostCharacters) return null;
  }
  const name = words.length === 1 ? words.join("") : words.map((word) => capitalize(word)).join("");
  return /\p{L}/u.test(name) && name.length <= mostCharacters ? `#${name}` : null;
}

function capitalize(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}
