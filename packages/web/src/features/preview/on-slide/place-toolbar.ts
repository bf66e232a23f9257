import type { Frame } from "./text-groups.ts";

interface Size {
  widthPx: number;
  heightPx: number;
}

export interface ToolbarPlaceInput {
  text: Frame;
  /** All drawn lines, which the toolbar avoids. */
  lines: readonly Frame[];
  toolbar: Size;
  stage: Size;
  /** Free space around the stage, CSS px; used if the stage has no free place for the toolbar. */
  around?: { abovePx: number; leftPx: number; rightPx: number };
}

const nothing = { abovePx: 0, leftPx: 0, rightPx: 0 };

/** Returns the shared area, px². */
function findOverlap(one: Frame, other: Frame): number {
  const [left, width] = [Math.max(one.xPx, other.xPx), Math.min(endX(one), endX(other))];
  const [top, height] = [Math.max(one.yPx, other.yPx), Math.min(endY(one), endY(other))];
  return Math.max(0, width - left) * Math.max(0, height - top);
}

const endX = ({ xPx, widthPx }: Frame) => xPx + widthPx;
const endY = ({ yPx, heightPx }: Frame) => yPx + heightPx;

/** Returns the horizontal plus vertical gap between two frames. */
function findDistance(one: Frame, other: Frame): number {
  const across = Math.max(0, one.xPx - endX(other), other.xPx - endX(one));
  const down = Math.max(0, one.yPx - endY(other), other.yPx - endY(one));
  return across + down;
}

/** Penalty that ranks places outside the stage last. */
const outsidePx = 10_000;

/**
 * Returns the free place nearest to the text's end. If every place covers a line, returns the place that covers least.
 */
export function placeToolbar(input: ToolbarPlaceInput): Frame {
  const { text, lines, toolbar, stage, around = nothing } = input;
  const rightmost = Math.max(0, stage.widthPx - toolbar.widthPx);
  const lowest = Math.max(0, stage.heightPx - toolbar.heightPx);
  const clamp = (px: number, most: number) => Math.min(Math.max(px, 0), most);
  const wanted = {
    ...toolbar,
    xPx: clamp(endX(text) - toolbar.widthPx, rightmost),
    yPx: text.yPx - toolbar.heightPx,
  };
  const edges = [text, ...lines];
  const lefts = new Set(
    [wanted.xPx, ...edges.flatMap((edge) => [endX(edge), edge.xPx - toolbar.widthPx])]
      .concat(text.xPx, 0, rightmost)
      .map((px) => clamp(px, rightmost)),
  );
  const tops = new Set(
    edges
      .flatMap((edge) => [edge.yPx - toolbar.heightPx, endY(edge)])
      .concat(0, lowest)
      .map((px) => clamp(px, lowest)),
  );
  if (around.abovePx >= toolbar.heightPx) tops.add(-toolbar.heightPx);
  if (around.rightPx >= toolbar.widthPx) lefts.add(stage.widthPx);
  if (around.leftPx >= toolbar.widthPx) lefts.add(-toolbar.widthPx);
  let best = wanted;
  let leastCost = [Infinity, Infinity] as const;
  for (const yPx of tops) {
    for (const xPx of lefts) {
      const place = { ...toolbar, xPx, yPx };
      const covered = lines.reduce((sum, line) => sum + findOverlap(place, line), 0);
      const shift = Math.abs(xPx - wanted.xPx) + Math.abs(yPx - wanted.yPx);
      const isOutside = yPx < 0 || xPx < 0 || xPx === stage.widthPx;
      const distance = findDistance(place, text) + (isOutside ? outsidePx : 0);
      const cost = [covered, distance + shift / 100] as const;
      if (cost[0] > leastCost[0] || (cost[0] === leastCost[0] && cost[1] >= leastCost[1])) continue;
      best = place;
      leastCost = cost;
    }
  }
  return best;
}
