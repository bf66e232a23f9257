import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { art, at } from "../../composition/place.ts";
import { furnitureEdges } from "../../composition/furniture.ts";
import type { Scene } from "../../composition/scene.ts";

/** How strongly the columns are drawn: faint under words, strong where nothing is read. */
export type Strength = "faint" | "strong";

/** Of the height: where the line begins and how far it rises over all slides; how much it swings. */
const bases = { portrait: 0.855, square: 0.855, tall: 0.785, landscape: 0.855 } as const;
const rise = 0.335;
const swing = [0.028, 0.0225] as const;
/** Columns on a slide, and the share of its place that each fills. */
const columnsOn = { portrait: 6, square: 6, tall: 6, landscape: 8 } as const;
const columnShare = 0.72;
/** Design px between the columns and the line. */
const lineGap = 46;
const linePoints = 36;

/** Height of the columns at a place of the slide, CSS px from the top. */
function heightAt({ index, count, widthPx, heightPx, shape }: Scene, x: number): number {
  const way = index + x / widthPx;
  const share = Math.min(1.1, Math.max(0, way / Math.max(1, count)));
  const swung = swing[0] * Math.sin(way * 4.1) + swing[1] * Math.sin(way * 7.3 + 1);
  return heightPx * (bases[shape] - rise * share ** 1.1 + swung);
}

/** Where the room over the line ends. */
export function panoramaTop(scene: Scene): number {
  const { widthPx, px } = scene;
  const steps = Array.from({ length: 13 }, (_, step) => heightAt(scene, (step * widthPx) / 12));
  return Math.min(...steps) - px(lineGap + 20);
}

/** Columns under a line that rise over the whole carousel; each slide shows its part. */
export function drawPanorama(scene: Scene, strength: Strength): SlideNode[] {
  const { context, widthPx, heightPx, shape, px, colors } = scene;
  const { design, palette } = context;
  if (!design.showBackgroundElements) return [];
  const isStrong = strength === "strong";
  const count = columnsOn[shape];
  const stepPx = widthPx / count;
  const columns = Array.from({ length: count }, (_, column) => {
    const y = heightAt(scene, (column + 0.5) * stepPx);
    const x = (column + (1 - columnShare) / 2) * stepPx;
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(stepPx * columnShare)}" height="${round(Math.max(1, heightPx - y))}" fill="url(#c)"/>`;
  });
  const [from, to] = isStrong
    ? [withAlpha(palette.primary, 0.92), withAlpha(palette.primary, 0.3)]
    : [palette.glow.primary, withAlpha(palette.primary, 0)];
  const gradient = `<defs><linearGradient id="c" x1="0" y1="${round(heightPx * 0.5)}" x2="0" y2="${heightPx}" gradientUnits="userSpaceOnUse"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
  const stroke = isStrong ? colors.paper.secondary : palette.glow.secondary;
  const width = round(Math.max(1, px(4)));
  const lineAt = (x: number) => heightAt(scene, x) - px(lineGap);
  const points = Array.from({ length: linePoints + 1 }, (_, point) => {
    const x = (point * widthPx) / linePoints;
    return `${round(x)},${round(lineAt(x))}`;
  });
  const knots = [1 / 6, 1 / 2, 5 / 6].map(
    (share) =>
      `<circle cx="${round(widthPx * share)}" cy="${round(lineAt(widthPx * share))}" r="${round(px(9))}" fill="${isStrong ? palette.backgroundColor : "none"}" stroke="${stroke}" stroke-width="${width}"/>`,
  );
  const line = design.cornerAccent
    ? `<polyline points="${points.join(" ")}" fill="none" stroke="${stroke}" stroke-width="${width}"/>${knots.join("")}`
    : "";
  // Only the part of the stage that it takes: the engine pays for every pixel.
  const top = Math.floor(Math.max(0, panoramaTop(scene)));
  const place = { x: 0, y: top, width: widthPx, height: heightPx - top };
  const drawing = `${gradient}<g transform="translate(0 ${-top})">${columns.join("")}${line}</g>`;
  return [art(place, drawing), ...(isStrong ? [footVeil(scene)] : [])];
}

/** Makes the foot read over strong columns. */
function footVeil({ context, widthPx, heightPx, px, ...rest }: Scene): SlideNode {
  const { bottomPx } = furnitureEdges({ context, widthPx, heightPx, px, ...rest });
  const height = bottomPx + px(46 + 120);
  const ground = context.palette.backgroundColor;
  return at(
    { x: 0, y: heightPx - height, width: widthPx, height },
    {
      backgroundImage: `linear-gradient(180deg, ${withAlpha(ground, 0)} 0%, ${withAlpha(ground, 0.9)} 58%, ${withAlpha(ground, 0.94)} 100%)`,
    },
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
