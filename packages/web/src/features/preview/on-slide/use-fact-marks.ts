import type { TextRef } from "@slideloom/core/slide";
import { type RefObject, useLayoutEffect } from "react";
import { useTextChecks } from "../../../state/fact-checks.ts";
import { findWords } from "./find-words.ts";

/** Underlines words that aren't in the source, using CSS highlights, which leave the DOM unchanged. */
export function useFactMarks(
  rootRef: RefObject<HTMLElement | null>,
  ref: TextRef,
  typed: string,
): void {
  const checks = useTextChecks(ref);
  // Runs after each render, because typing replaces the text nodes.
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root || checks.length === 0 || !("highlights" in CSS)) return undefined;
    const marks = checks.flatMap(({ severity, raw, range: [start] }) => {
      const range = findWords(root, { typed, start, words: raw });
      return range ? [{ range, highlight: findHighlight(`fact-${severity}`) }] : [];
    });
    for (const { range, highlight } of marks) highlight.add(range);
    return () => {
      for (const { range, highlight } of marks) highlight.delete(range);
    };
  });
}

function findHighlight(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}
