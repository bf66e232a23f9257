import { measureEms } from "../../composition/text/measure.ts";
import { withAlpha } from "../../../design/rgb.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { chartPart } from "../../composition/chart/chart-mark.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { fitNode, fitSiblings } from "../../composition/fit/fit.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { boxAt, column, row } from "../../composition/scene/boxes.ts";
import { rowAreas } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";
import { rowLine } from "./parts.ts";

/** Opacity of each part's colour, starting with the largest part. */
const strengths = [1, 0.64, 0.44, 0.32, 0.24, 0.17] as const;
/** Diameter of the hole, as a fraction of the ring's diameter. */
const hole = 0.64;
/** Width of the text in the hole, as a fraction of the hole's diameter. */
const inHole = 0.84;
/** Largest height of a legend row, design px. */
const mostRow = 104;
/** Width of the value in a legend row, as a fraction of the row's width. */
const valueShare = 0.33;

/**
 * Draws the parts as a ring. The largest part is named in the hole if its words fit there, the others in a legend; the
 * hole has its value in any case.
 */
export function* drawDonut(
  scene: Scene,
  skin: TemplateSkin,
  bars: readonly Bar[],
  room: Area,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const order = [...bars].sort((one, other) => other.value - one.value);
  const [largest, ...others] = order;
  if (!largest) return [];
  const tones = order.map((_, index) => withAlpha(colors.paper.lead, strengths[index] ?? 0.1));
  const innerOf = ({ width }: Area) => Math.floor(width * hole * inHole);
  const isNamed = yield* fitsHole(
    scene,
    skin,
    largest,
    innerOf(placesOf(scene, room, others.length).ring),
  );
  const listed = isNamed ? others : order;
  const { ring, legend, rows } = placesOf(scene, room, listed.length);
  const innerPx = innerOf(ring);
  const value = yield* fitValue(scene, skin, largest, { innerPx, ringPx: ring.width });
  const names = yield* fitNames(scene, skin, {
    largest: isNamed ? largest : null,
    innerPx,
    ringPx: ring.width,
    parts: listed.map((bar) => ({ bar, color: tones[order.indexOf(bar)] ?? "" })),
    widthPx: legend.width,
    heightPx: Math.max(1, (rows[0]?.height ?? legend.height) - px(12)),
  });
  return [
    drawRing(ring, order, tones),
    boxAt(
      ring,
      { alignItems: "center", justifyContent: "center" },
      column({ alignItems: "center", width: innerPx, rowGap: px(4) }, value, names.label),
    ),
    ...rows.map((place) => rowLine(scene, place)),
    ...rows.map((place, index) =>
      boxAt(place, { alignItems: "center" }, names.lines[index] ?? null),
    ),
  ];
}

/** Whether no word of the largest part's name is wider than the hole. */
function* fitsHole(
  scene: Scene,
  skin: TemplateSkin,
  { label }: Bar,
  innerPx: number,
): Composing<boolean> {
  const words = label.text.split(/\s+/).map((word) => [word, skin.letters.body] as const);
  const ems = yield* measureEms(scene, words);
  return Math.max(...ems) * scene.floorPx.body <= innerPx;
}

/** Fits the largest part's value into the hole. */
function* fitValue(
  scene: Scene,
  skin: TemplateSkin,
  { text }: Bar,
  { innerPx: widthPx, ringPx }: { innerPx: number; ringPx: number },
): Composing<SlideNode> {
  const letters = { ...skin.letters.number, weight: 500, tracking: -0.03 };
  const color = scene.colors.paper.lead;
  const { node } = yield* fitNode(
    "largest",
    { widthPx, heightPx: ringPx * 0.3, minPx: scene.floorPx.body, maxPx: ringPx * 0.22 },
    (sizePx) =>
      paragraph(scene, text, {
        letters,
        sizePx,
        color,
        widthPx,
        align: "center",
        style: { whiteSpace: "nowrap" },
      }),
  );
  return node;
}

/**
 * Fits all names in one font size. The largest part's name is in the hole, all others are in legend rows with their
 * values.
 */
function* fitNames(
  scene: Scene,
  skin: TemplateSkin,
  names: {
    largest: Bar | null;
    innerPx: number;
    ringPx: number;
    parts: readonly { bar: Bar; color: string }[];
    widthPx: number;
    heightPx: number;
  },
): Composing<{ label: SlideNode | null; lines: SlideNode[] }> {
  const { largest, innerPx, ringPx, parts, widthPx, heightPx } = names;
  const letters = { ...skin.letters.body, leading: 1.2, balanced: true };
  const label = (sizePx: number) =>
    largest &&
    paragraph(scene, largest.label, {
      letters,
      sizePx: Math.max(scene.floorPx.body, sizePx * 0.84),
      color: scene.colors.paper.muted,
      widthPx: innerPx,
      align: "center",
    });
  const lines = (sizePx: number) =>
    parts.map(({ bar, color }) => legendLine(scene, skin, bar, { sizePx, widthPx, color }));
  const { sizePx } = yield* fitSiblings(
    "legend",
    { minPx: scene.floorPx.body, maxPx: scene.px(44) },
    (size) => {
      const name = label(size);
      return [
        ...lines(size).map((node) => ({ node, widthPx, heightPx })),
        ...(name ? [{ node: name, widthPx: innerPx, heightPx: ringPx * hole * 0.4 }] : []),
      ];
    },
  );
  return { label: label(sizePx), lines: lines(sizePx) };
}

/** Returns the areas of ring and legend: the legend below the ring, or beside it on square and landscape slides. */
function placesOf(
  { px, shape }: Scene,
  room: Area,
  count: number,
): { ring: Area; legend: Area; rows: Area[] } {
  const isBeside = shape === "landscape" || shape === "square";
  const size = Math.floor(
    isBeside
      ? Math.min(room.height, room.width * 0.44)
      : Math.min(room.width * 0.7, room.height * (count > 3 ? 0.52 : 0.6)),
  );
  const ring: Area = isBeside
    ? { x: room.x, y: room.y + (room.height - size) / 2, width: size, height: size }
    : { x: room.x + (room.width - size) / 2, y: room.y, width: size, height: size };
  const gapPx = isBeside ? px(56) : px(44);
  const legend: Area = isBeside
    ? { ...room, x: room.x + size + gapPx, width: Math.floor(room.width - size - gapPx) }
    : { ...room, y: room.y + size + gapPx, height: room.height - size - gapPx };
  const height = Math.min(px(mostRow) * count, legend.height);
  const free = legend.height - height;
  const y = legend.y + (isBeside ? free / 2 : free);
  return { ring, legend, rows: rowAreas({ ...legend, y, height }, count, 0) };
}

/** Draws a part's dot, name and value. */
function legendLine(
  scene: Scene,
  skin: TemplateSkin,
  bar: Bar,
  { sizePx, widthPx, color }: { sizePx: number; widthPx: number; color: string },
): SlideNode {
  const { px, colors } = scene;
  const dotPx = px(24);
  const dot = box({
    width: dotPx,
    height: dotPx,
    borderRadius: dotPx / 2,
    backgroundColor: color,
    flexShrink: 0,
  });
  return row(
    { width: widthPx, alignItems: "center", justifyContent: "space-between" },
    row(
      { alignItems: "center", columnGap: px(22) },
      dot,
      paragraph(scene, bar.label, {
        letters: { ...skin.letters.body, leading: 1.2 },
        sizePx,
        color: colors.paper.ink,
        widthPx: Math.floor(widthPx * (1 - valueShare) - dotPx - px(30)),
        isInRow: true,
      }),
    ),
    paragraph(scene, bar.text, {
      letters: { ...skin.letters.label, weight: 600 },
      sizePx: sizePx * 1.16,
      color: colors.paper.accent,
      widthPx: Math.floor(widthPx * valueShare),
      align: "end",
      isInRow: true,
      style: { whiteSpace: "nowrap" },
    }),
  );
}

/** Draws the parts clockwise from the top. The slide's background is visible through the hole. */
function drawRing(place: Area, bars: readonly Bar[], tones: readonly string[]): SlideNode {
  const sum = bars.reduce((total, { value }) => total + value, 0);
  let turned = 0;
  const stops = bars.map(({ value }, index) => {
    const from = turned;
    turned += (value / sum) * 360;
    return `${tones[index] ?? ""} ${from.toFixed(2)}deg ${turned.toFixed(2)}deg`;
  });
  const holePx = (place.width * hole) / 2;
  const ring = boxAt(place, {
    borderRadius: place.width / 2,
    backgroundImage: `conic-gradient(from 0deg, ${stops.join(", ")})`,
    maskImage: `radial-gradient(circle, rgba(0,0,0,0) ${holePx - 0.5}px, #000000 ${holePx}px)`,
  });
  const parts = bars.map((bar, index) => chartPart(bar, tones[index] ?? ""));
  return { ...ring, chart: { kind: "ring", parts, hole } };
}
