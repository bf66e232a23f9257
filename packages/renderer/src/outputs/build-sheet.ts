import type { Engine, EngineNode } from "../engine/engine.ts";
import type { RenderedSlide } from "../slide-job.ts";

/** Width of the sheet in px, with its margins. */
const widthPx = 1080;
const gapPx = 12;
const ground = "#e2e8f0";
/** Base64 of so many bytes, with its message, stays below 200 kB. */
const maxBytes = 145_000;
/** Tried in this order, until the file is small enough. Vision models read slides well at the first. */
const attempts = [
  { quality: 75, scale: 1 },
  { quality: 60, scale: 1 },
  { quality: 60, scale: 0.75 },
  { quality: 50, scale: 0.5 },
  { quality: 30, scale: 0.3 },
] as const;

/** Draws slides side by side, in reading order, as one JPEG of at most 145 kB. */
export async function buildSheet(
  slides: readonly RenderedSlide[],
  engine: Engine,
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = countColumns(slides);
  const tilePx = (widthPx - gapPx) / columns - gapPx;
  const rows = Math.ceil(slides.length / columns);
  const heights = slides.map(({ layout }) => (tilePx * layout.heightPx) / layout.widthPx);
  const rowHeights = Array.from({ length: rows }, (_, row) =>
    Math.max(...heights.slice(row * columns, (row + 1) * columns)),
  );
  const heightPx = rowHeights.reduce((sum, height) => sum + height + gapPx, gapPx);
  const images = slides.map(({ bytes }, index) => ({ src: nameImage(index), data: bytes }));
  const node = buildNode(heights, { columns, tilePx, rowHeights });
  let smallest = new Uint8Array();
  for (const { quality, scale } of attempts) {
    smallest = await engine.render(node, {
      widthPx,
      heightPx,
      scale,
      type: "jpeg",
      quality,
      images,
    });
    if (smallest.byteLength <= maxBytes) break;
  }
  return smallest;
}

/** Wide slides get fewer columns, so their words stay readable. */
function countColumns(slides: readonly RenderedSlide[]): number {
  const [first] = slides;
  const isWide = first !== undefined && first.layout.widthPx > 1.3 * first.layout.heightPx;
  const [few, many] = isWide ? [2, 3] : [3, 4];
  return Math.min(Math.max(slides.length, 1), slides.length > 9 ? many : few);
}

const nameImage = (index: number) => `sheet:${index}`;

interface Grid {
  columns: number;
  tilePx: number;
  rowHeights: readonly number[];
}

function buildNode(
  heights: readonly number[],
  { columns, tilePx, rowHeights }: Grid,
): Extract<EngineNode, { type: "container" }> {
  const tops = rowHeights.map((_, row) =>
    rowHeights.slice(0, row).reduce((sum, height) => sum + height + gapPx, gapPx),
  );
  return {
    type: "container",
    style: { width: "100%", height: "100%", position: "relative", backgroundColor: ground },
    children: heights.map((height, index) => ({
      type: "image",
      src: nameImage(index),
      style: {
        position: "absolute",
        left: gapPx + (index % columns) * (tilePx + gapPx),
        top: tops[Math.floor(index / columns)] ?? 0,
        width: tilePx,
        height,
      },
    })),
  };
}
