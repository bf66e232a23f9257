import type { User } from "@slideloom/core/contract/account";

/** Returns the initials of first and last name, else the username's first letter, else `U`. */
export function buildInitials({
  firstName,
  lastName,
  username,
}: Pick<User, "firstName" | "lastName" | "username">): string {
  if (firstName && lastName) return firstLetter(firstName) + firstLetter(lastName);
  return firstLetter(username).toUpperCase() || "U";
}

/** Returns the initials of a name's first and last words: `AL` of `Ada Lovelace`, `A` of `@ada.example`. */
export function buildNameInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = "") => firstLetter(word))
    .join("")
    .toUpperCase();
}

function firstLetter(text: string): string {
  return /^.\p{M}*/su.exec(text.trim())?.[0] ?? "";
}
