import { createContext } from "react";

/** Search text for design elements; empty if there is no search. */
export const DesignQuery = createContext("");

/** Returns true if every word of the query is in one of the texts. */
export function matchesQuery(query: string, ...texts: readonly string[]): boolean {
  const searched = texts.join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
