/** A point of a stroke; the unit is the caller's. */
export interface Point {
  x: number;
  y: number;
}

/** A pen's path, as points that `smoothPath` joins. */
export type Stroke = readonly Point[];

/** Returns numbers from -1 to 1 that look random and are the same for the same seed (FNV-1a, then mulberry32). */
export function createHand(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** Draws a line that leaves the straight one by up to `wobble`. */
export function wobblyLine(
  hand: () => number,
  { from, to, wobble, step }: { from: Point; to: Point; wobble: number; step: number },
): Stroke {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(3, Math.round(length / step));
  return Array.from({ length: count + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / count,
    y: from.y + ((to.y - from.y) * at) / count + hand() * wobble,
  }));
}

/** How much further than once round a ring goes. Its end passes outside its start. */
const overlap = 1.09;
const ringPoints = 34;
/** Where a ring starts: at the top left, where right-handed people start. */
const ringStart = -2.15;

/** Draws a ring round a box that is `roundness` (2 for an ellipse; more is closer to the box). */
export function handRing(
  hand: () => number,
  ring: { centre: Point; radius: Point; roundness: number; wobble: number },
): Stroke {
  const { centre, radius, roundness, wobble } = ring;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / roundness);
  return Array.from({ length: ringPoints + 1 }, (_, at) => {
    const turn = at / ringPoints;
    const angle = ringStart + turn * overlap * 2 * Math.PI;
    const out = (turn - 0.5) * 2 * wobble + (hand() * wobble) / 2;
    return {
      x: centre.x + bend(Math.cos(angle)) * (radius.x + out),
      y: centre.y + bend(Math.sin(angle)) * (radius.y + out),
    };
  });
}

/** Draws a zigzag that fills a box from its left to its right, with its strokes `gap` apart. */
export function handHatch(
  hand: () => number,
  { left, right, top, bottom, gap }: Record<"left" | "right" | "top" | "bottom" | "gap", number>,
): Stroke {
  const count = Math.max(2, Math.round((right - left) / gap));
  const lean = (bottom - top) * 0.3;
  return Array.from({ length: 2 * count + 1 }, (_, at) => {
    const x = left + ((right - left) * at) / (2 * count) + (at % 2 === 0 ? -lean : lean) / 2;
    const y = at % 2 === 0 ? bottom : top;
    return {
      x: Math.min(right, Math.max(left, x + hand() * gap * 0.25)),
      y: y + (at % 2 === 0 ? -1 : 1) * (1 + hand()) * (bottom - top) * 0.06,
    };
  });
}

/** Returns the SVG path of a stroke, smooth through the middles between its points. */
export function smoothPath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  const last = rest.at(-1);
  if (!first || !last) return "";
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? last;
    return `Q${pair(point)} ${pair({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${pair(first)}${curves.join("")}L${pair(last)}`;
}

/** Returns the SVG path of a stroke with sharp turns. */
export function sharpPath(stroke: Stroke): string {
  return `M${stroke.map(pair).join("L")}`;
}

const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const round = (value: number) => Math.round(value * 10) / 10;
