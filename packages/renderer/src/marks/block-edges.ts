import { type Edges, hasInk, type Place, sideEm } from "./mark-place.ts";

/** How far a block reaches over and under the ink, em. */
const blockEm = 0.06;

/** Returns a block as high in all lines, but without touching letters outside the mark. */
export function blockEdges(place: Place): Edges {
  const { ink, words, em } = place;
  const isClear = (edges: Edges) => !hasInk(place, edges, ["plain"]);
  const edges = { ...words };
  for (const step of steps(sideEm * em)) {
    const left = words.left - step;
    if (!isClear({ ...words, left: left - 1, right: left })) break;
    edges.left = left;
  }
  for (const step of steps(sideEm * em)) {
    const right = words.right + step;
    if (!isClear({ ...words, left: right, right: right + 1 })) break;
    edges.right = right;
  }
  const most = blockEm * em;
  const top = Math.min(...ink.words.map((other) => other.top)) - most;
  const bottom = Math.max(...ink.words.map((other) => other.bottom)) + most;
  for (const step of steps(words.top - top)) {
    const row = words.top - step;
    if (!isClear({ ...edges, top: row - 1, bottom: row })) break;
    edges.top = row;
  }
  for (const step of steps(bottom - words.bottom)) {
    const row = words.bottom + step;
    if (!isClear({ ...edges, top: row, bottom: row + 1 })) break;
    edges.bottom = row;
  }
  return edges;
}

/** Whole pixels from 0 to `most`, then `most` itself. */
function steps(most: number): number[] {
  return [...Array.from({ length: Math.floor(most) + 1 }, (_, step) => step), most];
}
