import type { SlideNode } from "../../../drawing/node.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { squeezedGap, squeezedShare } from "../../composition/scene/squeeze.ts";
import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { drawSvg, boxAt, inset } from "../../composition/scene/boxes.ts";
import { isDark, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { glow, letterGlow, neonOf } from "./paint.ts";
import { haloGradient } from "./ring.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** The longest number that is drawn in a ring, in UTF-16 code units. */
const mostInRing = 6;
/** Width of the ring's line, as a fraction of the ring's diameter. */
const tubeShare = 0.048;
/** Factor for the largest font size of a number without a ring. */
const freeGrowth = 1.8;
const restSizes = { portrait: 82, tall: 82, square: 66, landscape: 100 } as const;

/** Draws the number in a ring. For a percentage, the ring is lit up to its value. */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { reading, shape, px, colors } = scene;
  const area = skin.area(scene, skin);
  const isSplit = shape === "landscape";
  const align = isSplit ? "start" : "center";
  const hasRing = hasNumberRing(scene);
  const besidePx = hasRing ? Math.min(area.height, area.width * 0.44) : area.width * 0.5;
  const words = isSplit ? inset(area, { left: besidePx + px(80) }) : area;
  const shadow = letterGlow(scene, 60);
  const neighbours = { area: words, after: reading.blocks };
  const most = isSplit ? 0.6 : 0.46;
  return {
    around: textAboveAndBelow(scene, evenLines(skin), neighbours, { align, most, gap: 30 }),
    rest: {
      maxSize: restSizes[shape],
      mostPx: ({ height }) => height * (isSplit ? 0.9 : squeezedShare(scene, 0.24)),
    },
    align,
    placement: isSplit ? "together" : "foot",
    beside: isSplit ? { ...area, width: besidePx } : null,
    gapPx: squeezedGap(scene, 44),
    figure: ({ width, height }) => {
      const size = Math.min(width, height);
      return {
        area: hasRing ? { width: size * 0.74, height: size * 0.56 } : { width, height },
        color: colors.paper.inkLarge,
        maxSize: skin.sizes.number * (hasRing ? 1 : freeGrowth),
        align: "center",
        ...(shadow && { style: { textShadow: shadow } }),
      };
    },
    draw: (place, { node, heightPx }) => {
      const figure = boxAt(place, { alignItems: "center", justifyContent: "center" }, node);
      return { nodes: [drawLight(scene, place, heightPx), figure] };
    },
  };
};

/** A full ring around another number would look like 100 percent. */
function hasNumberRing({ reading: { number }, squeeze }: Scene): boolean {
  const isPercent = number !== null && number.percent !== null;
  return isPercent && number.value.text.length <= mostInRing && squeeze < 2;
}

/** Draws a neon ring around the number if `hasNumberRing`, otherwise a glowing line below the number. */
function drawLight(scene: Scene, place: Area, figurePx: number): SlideNode {
  if (!hasNumberRing(scene)) return underline(scene, place, figurePx);
  const size = Math.min(place.width, place.height);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const percent = scene.reading.number?.percent ?? 0;
  const ring = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return drawGauge(scene, ring, percent / 100);
}

/** Draws a glowing line below a number that has no ring. */
function underline(scene: Scene, { x, y, width, height }: Area, figurePx: number): SlideNode {
  const { px } = scene;
  const { tube, end } = neonOf(scene);
  const line = Math.max(3, px(8));
  const top = Math.min(y + height - line, y + (height + figurePx) / 2 + px(24));
  return boxAt(
    { x, y: top, width, height: line },
    {
      borderRadius: line / 2,
      backgroundImage: `linear-gradient(90deg, ${end}, ${tube})`,
      boxShadow: glow(scene, 0.8),
    },
  );
}

/** Draws a ring that is lit clockwise from the top; `part` is the lit fraction. */
function drawGauge(scene: Scene, { x, y, width }: Area, part: number): SlideNode {
  const { tube, end, off } = neonOf(scene);
  const tubePx = width * tubeShare;
  const blur = scene.px(84);
  const reach = width / 2 + blur;
  const radius = width / 2 - tubePx / 2;
  const whole = 2 * Math.PI * radius;
  const center = reach.toFixed(1);
  const circle = `cx="${center}" cy="${center}" r="${radius.toFixed(1)}" fill="none"`;
  const lit = `stroke-linecap="round" stroke-dasharray="${(whole * part).toFixed(1)} ${whole.toFixed(1)}"`;
  const halo = isDark(scene)
    ? `<circle ${circle} stroke="url(#h)" stroke-width="${(2 * (reach - radius)).toFixed(1)}"/>`
    : "";
  const arc =
    part > 0
      ? `<g transform="rotate(-90 ${center} ${center})"><circle ${circle} ${lit} stroke="url(#g)" stroke-width="${tubePx.toFixed(1)}"/></g>`
      : "";
  return drawSvg(
    { x: x - blur, y: y - blur, width: 2 * reach, height: 2 * reach },
    `<defs>${haloGradient(tube, radius, reach - radius, 0.5)}<linearGradient id="g" x1="1" x2="0" y1="1" y2="0"><stop stop-color="${tube}"/><stop offset="1" stop-color="${end}"/></linearGradient></defs>${halo}<circle ${circle} stroke="${off}" stroke-width="${tubePx.toFixed(1)}"/>${arc}`,
  );
}
