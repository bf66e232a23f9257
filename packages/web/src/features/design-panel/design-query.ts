import { createContext } from "react";

/** What is looked for among the design elements; empty while nothing is. */
export const DesignQuery = createContext("");

/** Whether every word of the query stands in one of the texts. */
export function matchesQuery(query: string, ...texts: readonly string[]): boolean {
  const searched = texts.join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
