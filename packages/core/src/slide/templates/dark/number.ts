import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside, gap, share } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { art, at, moved } from "../../composition/place.ts";
import { isDark, type Area, type Scene } from "../../composition/scene.ts";
import { bigNumber, numberRest } from "../../composers/number.ts";
import { glow, letterGlow, neonOf } from "./paint.ts";
import { composeAsStatement } from "../../composers/statement.ts";
import { drawRing, haloGradient } from "./ring.ts";

/** A number of more characters than these stands without a ring. */
const mostInRing = 6;
/** The gauge's width, of its diameter. */
const tubeShare = 0.048;

/** A share as a ring gauge, another number in a ring of light; under it, or beside it, what it is of. */
export function* composeNumber(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { reading, shape, px, colors } = scene;
  const { number } = reading;
  if (!number) return yield* composeAsStatement(scene, hand);
  const area = hand.area(scene, hand);
  const isSplit = shape === "landscape";
  const align = isSplit ? ("start" as const) : ("center" as const);
  const hasRing = number.value.text.length <= mostInRing && scene.squeeze < 2;
  const besidePx = isSplit
    ? hasRing
      ? Math.min(area.height, area.width * 0.44)
      : area.width * 0.5
    : 0;
  const words = isSplit
    ? { ...area, x: area.x + besidePx + px(80), width: area.width - besidePx - px(80) }
    : area;
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area: words,
    after: reading.blocks,
    align,
    most: isSplit ? 0.6 : 0.46,
    gapDesign: 30,
  });
  const rest = yield* numberRest(scene, hand, {
    area: { width: room.width, height: room.height * (isSplit ? 0.9 : share(scene, 0.24)) },
    maxSize: isSplit ? 100 : shape === "square" ? 66 : 82,
    align,
  });
  const free: Area = isSplit
    ? { ...area, width: besidePx }
    : { ...room, height: Math.max(1, room.height - rest.heightPx - gap(scene, 44)) };
  const size = Math.min(free.width, free.height);
  const ring = {
    x: free.x + (free.width - size) / 2,
    y: free.y + (free.height - size) / 2,
    width: size,
    height: size,
  };
  const inner = hasRing ? { width: size * 0.74, height: size * 0.56 } : free;
  const shadow = letterGlow(scene, 60);
  const figure = yield* bigNumber(scene, hand, {
    area: inner,
    color: colors.paper.inkLarge,
    maxSize: hasRing ? hand.sizes.number : hand.sizes.number * 1.1,
    align: "center",
    style: { ...(shadow && { textShadow: shadow }) },
  });
  const radius = size / 2 - px(10);
  const center = { x: ring.x + size / 2, y: ring.y + size / 2 };
  const light = !hasRing
    ? [underline(scene, free, figure.heightPx)]
    : number.percent === null
      ? [drawRing(scene, { ...center, radius }, 12)]
      : [drawGauge(scene, ring, number.percent / 100)];
  const up = isSplit ? -Math.max(0, (room.height - rest.heightPx) / 2) : 0;
  return [
    ...light,
    at(hasRing ? ring : free, { alignItems: "center", justifyContent: "center" }, figure.node),
    ...over,
    ...moved(
      scene,
      [at(room, { flexDirection: "column", justifyContent: "flex-end" }, rest.node), ...under],
      up,
    ),
  ];
}

/** A lit line under a number that no ring holds. */
function underline(scene: Scene, { x, y, width, height }: Area, figurePx: number): SlideNode {
  const { px } = scene;
  const { tube, end } = neonOf(scene);
  const line = Math.max(3, px(8));
  const top = Math.min(y + height - line, y + (height + figurePx) / 2 + px(24));
  return at(
    { x, y: top, width, height: line },
    {
      borderRadius: line / 2,
      backgroundImage: `linear-gradient(90deg, ${end}, ${tube})`,
      boxShadow: glow(scene, 0.8),
    },
  );
}

/** A ring lit from the top as far as the share says. */
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
  return art(
    { x: x - blur, y: y - blur, width: 2 * reach, height: 2 * reach },
    `<defs>${haloGradient(tube, radius, reach - radius, 0.5)}<linearGradient id="g" x1="1" x2="0" y1="1" y2="0"><stop stop-color="${tube}"/><stop offset="1" stop-color="${end}"/></linearGradient></defs>${halo}<circle ${circle} stroke="${off}" stroke-width="${tubePx.toFixed(1)}"/>${arc}`,
  );
}
