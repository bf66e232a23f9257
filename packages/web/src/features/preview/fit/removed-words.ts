import { type Item, listItemTexts, type Slide } from "@slideloom/core/document";

const wordsOf = (item: Item) => listItemTexts(item).join("\n");

/** Returns the text that a shortened slide no longer has, as readable paragraphs. */
export function listRemovedWords(whole: Slide, shortened: Slide): string[] {
  const items = whole.description.flatMap((item, index) => {
    const { value } = item;
    const kept = shortened.description[index];
    if (!kept) return [wordsOf(item)];
    if (kept.value === value) return [];
    if (value.startsWith(kept.value)) return [value.slice(kept.value.length).trim()];
    const lines = new Set(wordsOf(kept).split("\n"));
    return [
      wordsOf(item)
        .split("\n")
        .filter((line) => !lines.has(line))
        .join("\n"),
    ];
  });
  const summary = whole.summary && shortened.summary === undefined ? [whole.summary] : [];
  return [...items, ...summary].filter((words) => words.trim() !== "");
}
