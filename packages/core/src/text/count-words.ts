import { unspacedScripts } from "./scripts.ts";
import { walkWords } from "./segments.ts";

const spaced = String.raw`(?![${unspacedScripts}])`;
/** Matches a word, or a run of a script without spaces, which needs segmentation. */
const wordOrRun = new RegExp(
  String.raw`(?<run>[${unspacedScripts}][${unspacedScripts}\p{M}]*)|${spaced}[\p{L}\p{N}](?:['’.,_-]?${spaced}[\p{L}\p{M}\p{N}])*`,
  "gu",
);

/** Counts words, including in scripts without spaces. */
export function countWords(text: string): number {
  let count = 0;
  for (const { groups } of text.matchAll(wordOrRun)) {
    const run = groups?.["run"];
    if (run === undefined) count += 1;
    else for (const { isWord } of walkWords(run)) if (isWord) count += 1;
  }
  return count;
}
