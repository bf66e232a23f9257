import { foldText } from "../text/fold.ts";
import type { FactPassage } from "./fact-check.ts";
import { isOrdinary } from "./known-names.ts";
import { readNameWords } from "./name-words.ts";

/** Words with capitals that follow each other in the source, e.g. first names and surnames; folded. */
export interface NamePairs {
  after: ReadonlyMap<string, ReadonlySet<string>>;
  before: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Lists the pairs of capitalized words of a source whose first word isn't an ordinary one, as in `The Northbound`. */
export function listNamePairs(passages: readonly FactPassage[], language: string): NamePairs {
  const after = new Map<string, Set<string>>();
  const before = new Map<string, Set<string>>();
  const add = (pairs: Map<string, Set<string>>, key: string, name: string) => {
    const known = pairs.get(key);
    if (known) known.add(name);
    else pairs.set(key, new Set([name]));
  };
  for (const { text } of passages) {
    for (const words of readNameWords(text)) {
      for (const [index, second] of words.entries()) {
        const first = words[index - 1];
        if (!first?.isCapital || !second.isCapital || !second.isJoined) continue;
        const [one, other] = [foldText(first.text), foldText(second.text)];
        if (isOrdinary(first.text, language)) continue;
        add(after, one, other);
        add(before, other, one);
      }
    }
  }
  return { after, before };
}
