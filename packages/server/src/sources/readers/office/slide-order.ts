/** Place of a shape on its slide, in EMU. Shapes in a group have the group's place. */
export interface PartPlace {
  left: number;
  top: number;
  width?: number;
  height?: number;
}

/**
 * Orders the parts of a slide as they are read, because the order in the file is that of drawing: from top to bottom if
 * they are below each other, from left to right if they are side by side. Others keep their order.
 */
export function orderParts<Part extends { kind: string }>(
  parts: readonly Part[],
  places: ReadonlyMap<Part, PartPlace | null>,
): Part[] {
  const placed = parts.filter(({ kind }) => kind !== "title");
  const found = placed.map((part) => places.get(part) ?? null);
  if (found.some((place) => place === null)) return [...parts];
  const tops = found.map((place) => ({ start: place?.top ?? 0, size: place?.height ?? 0 }));
  const lefts = found.map((place) => ({ start: place?.left ?? 0, size: place?.width ?? 0 }));
  const key = isApart(tops) ? "top" : isApart(lefts) ? "left" : null;
  if (key === null) return [...parts];
  const position = (part: Part) => places.get(part)?.[key] ?? 0;
  return [
    ...parts.filter(({ kind }) => kind === "title"),
    ...placed.toSorted((one, other) => position(one) - position(other)),
  ];
}

/** Fraction of a range that may overlap with the next one. */
const maxOverlap = 0.25;

/** Whether ranges are one after the other, nearly without an overlap. */
function isApart(ranges: readonly { start: number; size: number }[]): boolean {
  const sorted = ranges.toSorted((one, other) => one.start - other.start);
  return sorted.every(({ start, size }, index) => {
    const next = sorted[index + 1];
    return !next || (next.start > start && start + size - next.start <= size * maxOverlap);
  });
}
