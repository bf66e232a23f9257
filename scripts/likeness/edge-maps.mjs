import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../build.mjs";

const require = createRequire(join(root, "packages/renderer/package.json"));
const { PNG } = require("pngjs");

/** Slides are shrunk to 144 x 180 pixels. Their edge maps have one cell for each 4 x 4 pixels. */
const [columns, lines] = [144, 180];
const [mapColumns, mapLines] = [36, 45];
const strongest = 60;

/**
 * Returns the slide's edge map, with 0 (no edge) to 1 per cell. The more a pixel's brightness differs from the pixels
 * to its right and below, the more it adds to its cell, up to 1/4.
 */
export function edgeMap(png) {
  const grey = shrinkToGrey(PNG.sync.read(Buffer.from(png)));
  const map = new Float64Array(mapColumns * mapLines);
  for (let y = 0; y < lines - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const at = y * columns + x;
      const change = Math.abs(grey[at + 1] - grey[at]) + Math.abs(grey[at + columns] - grey[at]);
      map[(y >> 2) * mapColumns + (x >> 2)] += Math.min(strongest, change) / strongest / 4;
    }
  }
  return map.map((value) => Math.min(1, value));
}

function shrinkToGrey({ width, height, data }) {
  const grey = new Float64Array(columns * lines);
  const counts = new Uint32Array(columns * lines);
  for (let v = 0; v < height; v++) {
    const line = Math.floor((v * lines) / height) * columns;
    for (let u = 0; u < width; u++) {
      const at = (v * width + u) * 4;
      const cell = line + Math.floor((u * columns) / width);
      grey[cell] += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
      counts[cell] += 1;
    }
  }
  return grey.map((sum, cell) => sum / counts[cell]);
}

/** Returns the mean Pearson correlation over pairs of maps. */
export function likenessOf(maps) {
  const pairs = maps.flatMap((one, index) => maps.slice(index + 1).map((other) => [one, other]));
  return mean(pairs.map(([one, other]) => correlate(one, other)));
}

function correlate(one, other) {
  const [a, b] = [mean(one), mean(other)];
  let [top, left, right] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    top += (one[at] - a) * (other[at] - b);
    left += (one[at] - a) ** 2;
    right += (other[at] - b) ** 2;
  }
  return left * right === 0 ? 0 : top / Math.sqrt(left * right);
}

/**
 * Returns the fraction of rows that have an edge. Ignores the top and bottom 10% of the rows, and two columns at each
 * side.
 */
export function rowsInUse(map) {
  const first = Math.ceil(mapLines * 0.1);
  const rows = Array.from({ length: Math.floor(mapLines * 0.9) - first }, (_, row) =>
    map.slice((first + row) * mapColumns + 2, (first + row + 1) * mapColumns - 2),
  );
  return mean(rows.map((row) => (row.some((value) => value > 0.25) ? 1 : 0)));
}

export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
