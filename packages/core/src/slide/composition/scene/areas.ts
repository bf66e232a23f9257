import type { Area } from "./scene.ts";

/** Returns the factor that enlarges rows and their text if there are only a few items. */
export function growth(count: number): number {
  if (count > 3) return 1;
  return { 1: 1.5, 2: 1.4 }[count] ?? 1.2;
}

/** Returns the areas of rows of equal height from top to bottom, each at most `mostPx` CSS px high. */
export function rowAreas(
  area: Area,
  count: number,
  gapPx: number,
  mostPx = Number.POSITIVE_INFINITY,
): Area[] {
  const height = Math.min(mostPx, (area.height - gapPx * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => ({
    ...area,
    y: area.y + index * (height + gapPx),
    height,
  }));
}

/** Returns the cells of a grid, row by row. The cells of an incomplete last row are wider, to fill it. */
export function gridAreas(area: Area, count: number, columns: number, gapPx: number): Area[] {
  const rows = rowAreas(area, Math.ceil(count / columns), gapPx);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    const width = (area.width - gapPx * (inLine - 1)) / inLine;
    const at = rows[line] ?? area;
    return { ...at, x: area.x + (index % columns) * (width + gapPx), width };
  });
}

/** Returns two halves of an area, side by side, with a whole number of CSS px as width. */
export function halvesOf(area: Area, gapPx: number): [Area, Area] {
  const width = Math.floor((area.width - gapPx) / 2);
  return [
    { ...area, width },
    { ...area, x: area.x + width + gapPx, width },
  ];
}
