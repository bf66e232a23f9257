import { buildLine } from "../message-line.ts";

/** Formats rows under their titles as aligned columns. */
export function buildColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const table = [titles, ...rows];
  const widths = titles.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      buildLine(
        cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd(),
      ),
    )
    .join("");
}
