import type { MeasuredText } from "./measured-slide.ts";
import type { Overflow } from "../slide-job.ts";

/** Tolerance, CSS px, because a line's box may be rounded up by a pixel. */
const roundingPx = 2;

/** Most UTF-16 units of a row's name in a warning. */
const maxName = 40;

/**
 * Returns a list with the text's overflow. The list is empty if less than `roundingPx` is missing, or if the text is
 * decoration. `rows` are the names of rows that are left out as a whole.
 */
export function overflowOf(
  { node }: MeasuredText,
  { slideIndex, missingPx, rows = [] }: { slideIndex: number; missingPx: number; rows?: string[] },
): Overflow[] {
  if (missingPx < roundingPx || !node.ref) return [];
  const slide = "slide" in node.ref ? node.ref.slide : slideIndex;
  return [
    {
      slide,
      ...(node.ref.kind === "item" && { item: node.ref.item }),
      missingPx: Math.round(missingPx),
      message: `Slide ${slide + 1} has more text than fits${node.cell ? nameRows(rows) : ""}`,
    },
  ];
}

function nameRows(rows: readonly string[]): string {
  const [first, ...others] = rows.map((name) => `“${name.slice(0, maxName)}”`);
  if (first === undefined) return "";
  const last = others.at(-1);
  return last === undefined
    ? `: the row ${first} is left out`
    : `: ${rows.length} rows are left out, from ${first} to ${last}`;
}

/** Merges a slide's overflows to one per item and one for the rest, adding up missing heights. */
export function mergeOverflows(overflows: Overflow[]): Overflow[] {
  const merged = new Map<string, Overflow>();
  for (const overflow of overflows) {
    const key = `${overflow.slide}/${overflow.item ?? ""}`;
    const known = merged.get(key);
    if (known) known.missingPx += overflow.missingPx;
    else merged.set(key, { ...overflow });
  }
  return [...merged.values()];
}
