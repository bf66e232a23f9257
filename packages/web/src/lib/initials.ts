import type { User } from "@slideloom/core/contract";

/** The letters that stand for a person: of first and last name, else of the username, else `U`. */
export function buildInitials({
  firstName,
  lastName,
  username,
}: Pick<User, "firstName" | "lastName" | "username">): string {
  if (firstName && lastName) return firstLetter(firstName) + firstLetter(lastName);
  return firstLetter(username).toUpperCase() || "U";
}

/** The first letters of a name's first and last words: `AL` of `Ada Lovelace`, `A` of `@ada.example`. */
export function buildNameInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = "") => firstLetter(word))
    .join("")
    .toUpperCase();
}

/** With the marks that belong to it. */
function firstLetter(text: string): string {
  return /^.\p{M}*/su.exec(text.trim())?.[0] ?? "";
}
