import {
  createHand,
  handHatch,
  handRing,
  type HandShape,
  sharpPath,
  smoothPath,
  type Stroke,
  svgDataUrl,
  type TextMark,
  wobblyLine,
} from "@slideloom/core/slide";
import { blockEdges } from "./block-edges.ts";
import { type Edges, hasInk, type Place } from "./mark-place.ts";

/** A mark as an image, in pixels of the bitmap; rows count from the middle of the line. */
interface HandMark {
  edges: Edges;
  src: string;
}

/** Thickness of strokes, em. */
const strokeEm = { circle: 0.062, underline: 0.07, second: 0.048, scribble: 0.13 } as const;
/** Space between a ring and the ink in it, em. */
const ringEm = { side: 0.2, top: 0.14, bottom: 0.13 } as const;
/** The share of the space up to the next word that a ring may take. */
const ringShare = 0.5;
/** Below the foot of the letters, em. */
const underlineEm = { first: 0.14, second: 0.27 } as const;
/** Upper and lower end of a scribble, em around the ink and below the foot. */
const scribbleEm = { side: 0.1, top: 0.04, bottom: 0.06, gap: 0.21 } as const;
/** How far the corners of a marker's field may lie inside the usual block, em. */
const markerEm = 0.045;
/** Space between ink and a stroke that leaves it out, em. */
const clearEm = 0.035;
/** Free space around a drawing, em, for its strokes' thickness and wobble. */
const aroundEm = 0.12;

/** Draws a mark as by hand. The same `seed` gives the same mark. */
export function drawHandMark(
  { shape, color, skipsInk = false }: TextMark & { shape: HandShape },
  place: Place,
  seed: string,
): HandMark {
  const hand = createHand(seed);
  if (shape === "marker") return toImage(drawMarker(hand, place, color), place);
  const strokes = listStrokes(shape, hand, place).flatMap(({ stroke, width }) =>
    (skipsInk ? leaveOutInk(stroke, width, place) : [stroke]).map((part) => ({
      stroke: part,
      width,
    })),
  );
  const { rgb, opacity } = splitColor(color);
  const body = strokes
    .map(
      ({ stroke, width }) =>
        `<path d="${shape === "scribble" ? sharpPath(stroke) : smoothPath(stroke)}" stroke-width="${Math.round(width * 10) / 10}"/>`,
    )
    .join("");
  const points = strokes.flatMap(({ stroke }) => stroke);
  return toImage(
    {
      points,
      body: `<g fill="none" stroke="${rgb}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
    },
    place,
  );
}

interface Drawing {
  points: Stroke;
  /** SVG in the coordinates of the points. */
  body: string;
}

interface WideStroke {
  stroke: Stroke;
  width: number;
}

function listStrokes(
  shape: Exclude<HandShape, "marker">,
  hand: () => number,
  place: Place,
): WideStroke[] {
  switch (shape) {
    case "circle":
      return [drawRing(hand, place)];
    case "underline":
      return drawUnderline(hand, place);
    case "scribble":
      return [drawScribble(hand, place)];
  }
}

function drawRing(hand: () => number, place: Place): WideStroke {
  const { words, em, ink, freeBelow } = place;
  const width = strokeEm.circle * em;
  const isLast = Number.isFinite(freeBelow);
  const below = ink.lineHeight / 2 + (isLast ? freeBelow * 0.6 : 0) - words.bottom - width;
  const bottom = isLast ? Math.min(ringEm.bottom * em, below) : ringEm.bottom * em;
  const edges = {
    left: words.left - freeBeside(place, -1),
    right: words.right + freeBeside(place, 1),
    top: words.top - ringEm.top * em,
    bottom: words.bottom + Math.max(0.04 * em, bottom),
  };
  const radius = { x: (edges.right - edges.left) / 2, y: (edges.bottom - edges.top) / 2 };
  const centre = { x: edges.left + radius.x, y: edges.top + radius.y };
  const roundness = Math.min(3.4, 2 + Math.max(0, radius.x / radius.y - 1) * 0.5);
  return { stroke: handRing(hand, { centre, radius, roundness, wobble: 0.035 * em }), width };
}

/** Returns how far a ring may reach to a side, in pixels of the bitmap. */
function freeBeside(place: Place, side: -1 | 1): number {
  const { words, em } = place;
  const most = Math.round((ringEm.side / ringShare) * em);
  const from = side < 0 ? words.left - 1 : words.right;
  for (let step = 0; step < most; step += 1) {
    const x = from + side * step;
    if (hasInk(place, { ...words, left: x, right: x + 1 }, ["plain"])) return step * ringShare;
  }
  return ringEm.side * em;
}

function drawUnderline(hand: () => number, { words, em, foot, ink, freeBelow }: Place) {
  const isLast = Number.isFinite(freeBelow);
  const last = ink.lineHeight / 2 + (isLast ? freeBelow / 2 : 0.1 * em) - strokeEm.second * em;
  const length = words.right - words.left;
  const line = (from: number, to: number, y: number, width: number): WideStroke => ({
    stroke: wobblyLine(hand, {
      from: { x: words.left + from * length, y: y + 0.015 * em },
      to: { x: words.left + to * length, y: y - 0.015 * em },
      wobble: 0.018 * em,
      step: 0.55 * em,
    }),
    width,
  });
  const first = Math.min(foot + underlineEm.first * em, last - 0.11 * em);
  const second = Math.min(foot + underlineEm.second * em, last);
  const long = line(-0.02, 1.02, first, strokeEm.underline * em);
  return second - first < 0.1 * em
    ? [long]
    : [long, line(0.97, 0.07, second, strokeEm.second * em)];
}

function drawScribble(hand: () => number, { words, em, foot }: Place): WideStroke {
  const stroke = handHatch(hand, {
    left: words.left - scribbleEm.side * em,
    right: words.right + scribbleEm.side * em,
    top: Math.max(words.top, foot - 0.78 * em) + scribbleEm.top * em,
    bottom: foot + scribbleEm.bottom * em,
    gap: scribbleEm.gap * em,
  });
  return { stroke, width: strokeEm.scribble * em };
}

/** Draws a field with crooked edges that stay over the ink of the words, and off that of others. */
function drawMarker(hand: () => number, place: Place, color: string): Drawing {
  const { left, right, top, bottom } = blockEdges(place);
  const inside = () => ((1 + hand()) / 2) * markerEm * place.em;
  const points = [
    { x: left + inside(), y: top + inside() },
    { x: right - inside(), y: top + inside() / 3 },
    { x: right - inside() / 3, y: bottom - inside() },
    { x: left + inside() / 3, y: bottom - inside() / 3 },
  ];
  const { rgb, opacity } = splitColor(color);
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return { points, body: `<path d="M${path}Z" fill="${rgb}" fill-opacity="${opacity}"/>` };
}

/** Splits a stroke where letters are, with some space around them. */
function leaveOutInk(stroke: Stroke, width: number, place: Place): Stroke[] {
  const reach = width / 2 + clearEm * place.em;
  const parts: { x: number; y: number }[][] = [[]];
  for (const point of refine(stroke)) {
    const { x, y } = point;
    const around = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
    if (!hasInk(place, around, ["plain", "marked"])) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 3);
}

/** Distance of a refined stroke's points, pixels. */
const fine = 3;

function refine(stroke: Stroke): Stroke {
  return stroke.flatMap((point, at) => {
    const next = stroke[at + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / fine));
    return Array.from({ length: count }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / count,
      y: point.y + ((next.y - point.y) * step) / count,
    }));
  });
}

function splitColor(color: string): { rgb: string; opacity: number } {
  const parts = /^rgba\((.+), ([\d.]+)\)$/.exec(color);
  return parts
    ? { rgb: `rgb(${parts[1]})`, opacity: Number(parts[2]) }
    : { rgb: color, opacity: 1 };
}

function toImage({ points, body }: Drawing, { words, em }: Place): HandMark {
  const around = aroundEm * em;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.floor(Math.min(words.left, ...xs) - around);
  const right = Math.ceil(Math.max(words.right, ...xs) + around);
  const top = Math.floor(Math.min(words.top, ...ys) - around);
  const bottom = Math.ceil(Math.max(words.bottom, ...ys) + around);
  const shown = `<g transform="translate(${-left} ${-top})">${body}</g>`;
  return {
    edges: { left, right, top, bottom },
    src: svgDataUrl(right - left, bottom - top, shown),
  };
}
