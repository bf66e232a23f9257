import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** RGBA pixels in row order. */
export interface GoldenImage {
  width: number;
  height: number;
  data: Uint8Array;
}

export function readPng(path: string): GoldenImage | null {
  return existsSync(path) ? PNG.sync.read(readFileSync(path)) : null;
}

export function writePng(path: string, { width, height, data }: GoldenImage): void {
  mkdirSync(dirname(path), { recursive: true });
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  writeFileSync(path, PNG.sync.write(png, { deflateLevel: 9, deflateStrategy: 0, filterType: 0 }));
}

function isSameSize(one: GoldenImage, other: GoldenImage): boolean {
  return one.width === other.width && one.height === other.height;
}

/** Counts differing pixels and returns an image that marks them. If the sizes differ, the count is Infinity. */
export function compareImages(
  golden: GoldenImage,
  drawn: GoldenImage,
  exact: boolean,
): { count: number; difference: GoldenImage | null } {
  if (!isSameSize(golden, drawn)) return { count: Number.POSITIVE_INFINITY, difference: null };
  if (Buffer.compare(golden.data, drawn.data) === 0) return { count: 0, difference: null };
  const { width, height } = golden;
  const data = new Uint8Array(width * height * 4);
  const threshold = exact ? 0 : 0.1;
  const count = pixelmatch(golden.data, drawn.data, data, width, height, { threshold });
  return { count, difference: { width, height, data } };
}
