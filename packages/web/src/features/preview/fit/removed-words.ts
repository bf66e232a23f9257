import { parseColumns, type Slide } from "@slideloom/core/document";

function wordsOf(value: string): string {
  const columns = parseColumns(value);
  return columns.ok ? [...columns.leftColumn, ...columns.rightColumn].join("\n") : value;
}

/** What a shortened slide lacks, as it reads. */
export function listRemovedWords(whole: Slide, shortened: Slide): string[] {
  const items = whole.description.flatMap(({ value }, index) => {
    const kept = shortened.description[index];
    if (!kept) return [wordsOf(value)];
    if (kept.value === value) return [];
    if (value.startsWith(kept.value)) return [value.slice(kept.value.length).trim()];
    const lines = new Set(wordsOf(kept.value).split("\n"));
    return [
      wordsOf(value)
        .split("\n")
        .filter((line) => !lines.has(line))
        .join("\n"),
    ];
  });
  const summary = whole.summary && shortened.summary === undefined ? [whole.summary] : [];
  return [...items, ...summary].filter((words) => words.trim() !== "");
}
