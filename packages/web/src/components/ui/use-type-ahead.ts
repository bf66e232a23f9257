import { type KeyboardEvent, useRef } from "react";

/** Pause between two letters, ms, after which a letter starts a new search. */
const pauseMs = 600;

/**
 * Finds the option that starts with the typed letters. Repeating a letter cycles through all options with that first
 * letter.
 */
export function useTypeAhead(texts: readonly string[]) {
  const typed = useRef({ word: "", at: 0 });
  return (event: KeyboardEvent, from: number): number | null => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
    const { word, at } = typed.current;
    const letter = event.key.toLowerCase();
    const next = event.timeStamp - at < pauseMs && word !== letter ? word + letter : letter;
    typed.current = { word: next, at: event.timeStamp };
    const start = next.length === 1 ? from + 1 : from;
    const order = texts.map((_, index) => (start + index) % texts.length);
    return order.find((index) => texts[index]?.toLowerCase().startsWith(next)) ?? null;
  };
}
