import { kin, nameParticles, owners, unnamedAuthors } from "./letter-words.ts";

/** Maximum UTF-16 units of a line that can name an author. */
const maxUnits = 80;
const maxWords = 5;

/**
 * Whether a text is a person's name, with or without a description: `Anna`, `Ludwig van Beethoven, composer`, `松下 幸之助`.
 */
export function isAuthorName(text: string): boolean {
  if (!mayBeAuthor(text)) return false;
  if (unnamedAuthors.test(text)) return true;
  const name = text.split(/[,،、(（|·]|\s[–—-]\s/u)[0]?.trim() ?? "";
  const words = name.split(/[\s・]+/);
  return words.length <= maxWords && words.every(isNameWord);
}

/** Whether a text after a quotation could name its author. Accepts more texts than `isAuthorName`. */
export function mayBeAuthor(text: string): boolean {
  if (text.length === 0 || text.length > maxUnits || !/^[\p{Lu}\p{Lt}\p{Lo}\p{Nd}@]/u.test(text)) {
    return false;
  }
  return !/[!?。！？؟:]$/u.test(text) && !/(?<!\p{L})\p{L}{4,}\.$/u.test(text);
}

/**
 * Whether a text names somebody by a relation: `my father, roofer`, `meine Oma`. After a quotation in marks (`isSaid`),
 * also `a customer from Leeds`.
 */
export function isRelative(text: string, isSaid: boolean): boolean {
  if (text.length > maxUnits || /[.!?。:]$/u.test(text)) return false;
  const [who = "", role] = text.split(/[,،、(（|·]|\s[–—-]\s/u);
  const [owner = "", ...words] = who.trim().split(/\s+/);
  const isOwned = owners.test(owner);
  if (words.length === 0 || words.length > maxWords) return false;
  if (isSaid) return isOwned || articles.test(owner);
  return (
    isOwned && words.length <= 2 && (role !== undefined || words.some((word) => kin.test(word)))
  );
}

const articles = /^(?:an?|the|eine?r?|der|die|une?|una|el|la|uma?|o)$/iu;

function isNameWord(word: string): boolean {
  if (/^[@&]/.test(word) || nameParticles.has(word.toLowerCase())) return true;
  if (/^[\p{Lu}\p{Lt}]|^(?:d|l|O)['’]\p{Lu}/u.test(word)) return true;
  // In scripts without capitals, a word isn't a name if it is over 12 UTF-16 units or has one of these kana endings.
  return /^\p{Lo}/u.test(word) && word.length <= 12 && !/[うくすつぬむるいた]$/u.test(word);
}
