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

/** With the marks that belong to it. */
function firstLetter(text: string): string {
  return /^.\p{M}*/su.exec(text.trim())?.[0] ?? "";
}
