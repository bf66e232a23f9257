import { countLetters } from "../fit/claim-size.ts";
import { isLandscape, type Area, type Scene } from "./scene.ts";

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

/** Factor for the largest height of rows on tall slides, where lower rows would end far above the foot. */
const tallRows = 1.6;

/** Returns rows that may be higher on a tall slide. */
export function sceneRows(
  { shape }: Scene,
  area: Area,
  count: number,
  { gapPx, mostPx }: { gapPx: number; mostPx?: number | undefined },
): Area[] {
  return rowAreas(area, count, gapPx, mostPx && mostPx * (shape === "tall" ? tallRows : 1));
}

/** Returns columns of equal width, side by side. */
export function columnAreas(area: Area, count: number, gapPx: number): Area[] {
  const width = (area.width - gapPx * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({
    ...area,
    x: area.x + index * (width + gapPx),
    width,
  }));
}

/** Whether an area of a landscape slide is so wide and low that texts side by side use it better than rows. */
export function isWide(scene: Scene, { width, height }: Area): boolean {
  return isLandscape(scene) && width > 2.4 * height;
}

/** Whether texts are so short that each has few lines in a narrow column. */
export function areShort(texts: readonly { text: string }[], most: number): boolean {
  return texts.every((words) => countLetters(words) <= most);
}

/** Most letters of a list's item in one of two columns, and in one of three. */
const mostInColumn = { two: 40, three: 18 } as const;

/**
 * Returns the places of a list's items. In a wide area, short items are in three columns or in two; all others are in
 * rows, `mostPx` high at most. All lengths are CSS px.
 */
export function listAreas(
  scene: Scene,
  room: Area,
  items: readonly { text: string }[],
  gapPx: number,
  { mostPx, columnGapPx = gapPx }: { mostPx?: number; columnGapPx?: number } = {},
): Area[] {
  const { length } = items;
  if (isWide(scene, room) && length > 3 && length % 2 === 0 && areShort(items, mostInColumn.two)) {
    return gridAreas(room, length, 2, gapPx, columnGapPx);
  }
  return isWide(scene, room) && length === 3 && areShort(items, mostInColumn.three)
    ? columnAreas(room, length, columnGapPx)
    : sceneRows(scene, room, length, { gapPx, mostPx });
}

/** Returns the cells of a grid, row by row. The cells of an incomplete last row are wider, to fill it. */
export function gridAreas(
  area: Area,
  count: number,
  columns: number,
  gapPx: number,
  columnGapPx = gapPx,
): Area[] {
  const rows = rowAreas(area, Math.ceil(count / columns), gapPx);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    const width = (area.width - columnGapPx * (inLine - 1)) / inLine;
    const at = rows[line] ?? area;
    return { ...at, x: area.x + (index % columns) * (width + columnGapPx), width };
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
