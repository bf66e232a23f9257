import { listIcons } from "@slideloom/core/icons";
import { meanings, popularIcons } from "./icon-words.ts";

/** Most icons that a search shows. */
export const mostIcons = 120;

export const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the icons whose names, or older names, have words that start with all words of the query. Best first. */
export function findIcons(query: string): string[] {
  const wanted = splitWords(query);
  const icons = listIcons();
  const known = new Set(icons.map(({ name }) => name));
  if (wanted.length === 0) return popularIcons.filter((name) => known.has(name));
  const meant =
    wanted.length === 1 ? meantBy(wanted[0] ?? "").filter((name) => known.has(name)) : [];
  const found = icons
    .map(({ name, aliases }) => ({ name, rank: rate([name, ...aliases], wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.name.length - other.name.length)
    .map(({ name }) => name);
  return [...new Set([...meant, ...found])];
}

function meantBy(word: string): string[] {
  return Object.hasOwn(meanings, word) ? (meanings[word]?.split(" ") ?? []) : [];
}

/** Rates names: 3 for the query itself, 2 if the first word starts with it, 1 if others do, 0 for no match. */
export function rate(names: readonly string[], wanted: readonly string[]): number {
  return Math.max(
    ...names.map((name) => {
      const parts = name.split("-");
      if (!wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 0;
      if (name === wanted.join("-")) return 3;
      return parts[0]?.startsWith(wanted[0] ?? "") ? 2 : 1;
    }),
  );
}

/** Most icons that are suggested for a text. */
const mostSuggested = 8;

/** Returns icons for the words of a text. Only English words have icons. */
export function suggestIcons(text: string): string[] {
  const exact = new Set(listIcons().flatMap(({ name }) => (name.includes("-") ? [] : [name])));
  const suggested = splitWords(text).flatMap((word) => {
    const singular = word.replace(/s$/, "");
    const own = [word, singular].filter((name) => name.length > 2 && exact.has(name));
    return [...own, ...meantBy(word), ...meantBy(singular)];
  });
  return [...new Set(suggested)].slice(0, mostSuggested);
}
