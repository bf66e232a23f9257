import type { FactPassage } from "../facts/fact-check.ts";
import { joinPassages } from "./join-passages.ts";
import type { Passage, Source } from "./source.ts";

interface CheckedSource {
  source: Pick<Source, "id" | "title" | "byline" | "published">;
  passages: readonly Passage[];
}

/**
 * Lists what sources say, for checks of facts: their passages, then their titles, authors and dates, with the ids
 * `title`, `byline` and `published`.
 */
export function listFactPassages(sources: readonly CheckedSource[]): FactPassage[] {
  return joinPassages(
    sources.map(({ source, passages }) => {
      const { id, title, byline, published } = source;
      const said = byline
        ? passages.map((passage): FactPassage => ({ ...passage, author: byline }))
        : passages;
      const head = { title, byline, published: published?.slice(0, isoDate) };
      const texts = Object.entries(head).flatMap(([name, text]): FactPassage[] =>
        text ? [{ id: name, text }] : [],
      );
      return { id, passages: [...said, ...texts] };
    }),
  );
}

/** Length of an ISO 8601 date, in UTF-16 units; a time may follow it. */
const isoDate = 10;
