import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { Moment } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitSiblings } from "../composition/fit/fit.ts";
import { planRows, type RowPlan } from "../composition/rows/row-look.ts";
import { rowGrowth, rowLetters, rowSize } from "../composition/rows/row-letters.ts";
import { rowAreas } from "../composition/scene/areas.ts";
import { boxAt, column, disc } from "../composition/scene/boxes.ts";
import { paragraph } from "../composition/scene/lettering.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import { measureEms } from "../composition/text/measure.ts";
import { composeBlock } from "./block.ts";

/** Largest height of a row, design px. */
const mostRow = 210;
/** Largest width of the times, as a fraction of the area's width. */
const timeShare = 0.34;
/** Smallest font size of texts on one line, as a fraction of the largest font size. */
const leastOneLine = 0.7;
/** If texts beside their times would be smaller, px on a slide that is 360 px wide, times are above their texts. */
const leastText = { usual: 14, landscape: 11 } as const;
/** Diameter of a dot, thickness of the line, and space on each side of the line; design px. */
const sizes = { dot: 30, line: 6, beside: 30 } as const;

/** Composes times on a line from top to bottom, with their text beside it. */
export function composeTimeline(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return composeBlock(scene, skin, "timeline", ({ moments }, room) =>
    drawTimeline(scene, skin, moments, room),
  );
}

function* drawTimeline(
  scene: Scene,
  skin: TemplateSkin,
  moments: readonly Moment[],
  room: Area,
): Composing<SlideNode[]> {
  const { px } = scene;
  const count = moments.length;
  const sheet = skin.sheetOf(scene);
  const letters = rowLetters(skin);
  const { letters: timeLetters, scale } = skin.rows?.values ?? { letters: letters.value, scale: 1 };
  const measured = yield* measureEms(
    scene,
    moments.map(({ time }) => [time.text, timeLetters] as const),
  );
  const ems = measured.map((em) => em * scale);
  const trackPx = px(sizes.dot + 2 * sizes.beside);
  const timePx = (sizePx: number) =>
    Math.floor(Math.min(room.width * timeShare, Math.max(...ems) * sizePx + px(6)));
  const lit = moments.findIndex(({ isLit }) => isLit);
  const strong = lit < 0 ? count - 1 : lit;
  const most = mostRow * rowGrowth(count);
  const plan = planRows(scene, skin, room, { count, isLit: (at) => at === strong, most });
  const { isBanded } = plan;
  const areas = isBanded ? plan.areas : rowAreas(room, count, 0, px(most));
  const colorsOf = momentColors(scene, sheet, plan, strong);
  const build = (sizePx: number) =>
    moments.map(({ time, text }, index) => ({
      time: paragraph(scene, time, {
        letters: timeLetters,
        sizePx: sizePx * scale,
        color: colorsOf(index).time,
        widthPx: timePx(sizePx),
        isInRow: true,
      }),
      text: paragraph(scene, text, {
        letters: letters.name,
        sizePx,
        color: colorsOf(index).text,
        widthPx: Math.floor(room.width - timePx(sizePx) - trackPx),
        isInRow: true,
      }),
    }));
  const heightPx = Math.max(1, (areas[0]?.height ?? 1) - squeezedGap(scene, count > 5 ? 12 : 28));
  const maxPx = yield* findLargest(scene, skin, moments, {
    timeEm: Math.max(...ems),
    timesPx: room.width * timeShare - px(6),
    linePx: room.width - trackPx - px(8),
  });
  const { sizePx } = yield* fitSiblings("timeline", { minPx: scene.floorPx.body, maxPx }, (size) =>
    build(size).flatMap(({ time, text }) => [
      { node: time, widthPx: timePx(size), heightPx },
      { node: text, widthPx: Math.floor(room.width - timePx(size) - trackPx), heightPx },
    ]),
  );
  const leastPx =
    (scene.widthPx / 360) * leastText[scene.shape === "landscape" ? "landscape" : "usual"];
  if (sizePx < leastPx) {
    const stacked = yield* stackMoments(scene, skin, moments, { areas, strong });
    if (stacked.sizePx > sizePx) return stacked.nodes;
  }
  const lineX = room.x + timePx(sizePx) + trackPx / 2;
  return [
    ...(isBanded
      ? [...plan.surfaces, ...areas.map((area, at) => timeCell(area, lineX, colorsOf(at).cell))]
      : drawTrack(scene, skin, { areas, lineX, strong })),
    ...build(sizePx).flatMap((parts, index) => {
      const area = areas[index] ?? room;
      const textX = lineX + trackPx / 2;
      return [
        boxAt({ ...area, width: timePx(sizePx) }, { alignItems: "center" }, parts.time),
        boxAt(
          { ...area, x: textX, width: room.x + room.width - textX },
          { alignItems: "center" },
          parts.text,
        ),
      ];
    }),
  ];
}

/** Returns the colours of a moment's time, of its text, and of the field behind the time on a band. */
function momentColors(scene: Scene, sheet: Sheet, plan: RowPlan, strong: number) {
  return (index: number) => {
    const isStrong = index === strong;
    const { ink, background: cell } = scene.colors[isStrong ? "inkField" : "primary"];
    return plan.isBanded
      ? { time: ink, text: plan.sheetOf(index).ink, cell }
      : { time: isStrong ? sheet.accent : sheet.ink, text: sheet.ink, cell };
  };
}

/** Draws the field behind a time, from the slide's edge to `endX`. */
function timeCell(area: Area, endX: number, backgroundColor: string): SlideNode {
  return boxAt({ ...area, x: 0, width: endX }, { backgroundColor });
}

interface Track {
  areas: readonly Area[];
  /** Index of the emphasized moment. */
  strong: number;
}

/** Draws the line at `lineX`, with a dot for each moment. */
function drawTrack(
  scene: Scene,
  skin: TemplateSkin,
  { areas, strong, lineX }: Track & { lineX: number },
): SlideNode[] {
  const { px } = scene;
  const sheet = skin.sheetOf(scene);
  const own = skin.rows?.track?.(scene);
  const radius = px(sizes.dot) / 2;
  const width = Math.max(1, px(sizes.line));
  const border = `${Math.max(1.5, px(sizes.line))}px solid ${sheet.accentLarge}`;
  const middles = areas.map(({ y, height }) => y + height / 2);
  return middles.flatMap((y, index) => {
    const isStrong = index === strong;
    const style = {
      ...(isStrong && { backgroundColor: sheet.accentLarge }),
      border,
      ...(isStrong ? own?.strong : own?.dot),
    };
    const before = middles[index - 1];
    const top = (before ?? y) + radius;
    const line = { x: lineX - width / 2, y: top, width, height: y - radius - top };
    return [
      ...(before === undefined ? [] : [boxAt(line, own?.line ?? { backgroundColor: sheet.line })]),
      disc({ x: lineX, y, radius }, style),
    ];
  });
}

/** Font size of a time above its text, as a multiple of the text's. */
const overText = 0.82;

/** Draws each time above its text, which then has nearly the whole width. */
function* stackMoments(
  scene: Scene,
  skin: TemplateSkin,
  moments: readonly Moment[],
  { areas, strong }: Track,
): Composing<{ nodes: SlideNode[]; sizePx: number }> {
  const { px } = scene;
  const [first] = areas;
  if (!first) return { nodes: [], sizePx: 0 };
  const sheet = skin.sheetOf(scene);
  const letters = rowLetters(skin);
  const leftPx = px(sizes.dot + sizes.beside * 1.4);
  const widthPx = Math.floor(first.width - leftPx);
  const build = (sizePx: number) =>
    moments.map(({ time, text }, index) => {
      const color = index === strong ? sheet.accent : sheet.muted;
      const over = { letters: letters.value, sizePx: sizePx * overText, color };
      const under = { letters: letters.name, sizePx, color: sheet.ink };
      return column(
        { width: widthPx, rowGap: sizePx * 0.06 },
        paragraph(scene, time, { ...over, widthPx, isInRow: true }),
        paragraph(scene, text, { ...under, widthPx, isInRow: true }),
      );
    });
  const heightPx = Math.max(1, first.height - squeezedGap(scene, 24));
  const maxPx = px(rowSize(skin, moments.length));
  const { sizePx } = yield* fitSiblings("moments", { minPx: scene.floorPx.body, maxPx }, (size) =>
    build(size).map((node) => ({ node, widthPx, heightPx })),
  );
  const nodes = build(sizePx).map((node, index) =>
    boxAt(
      { ...(areas[index] ?? first), x: first.x + leftPx, width: widthPx },
      { alignItems: "center" },
      node,
    ),
  );
  const lineX = first.x + px(sizes.dot) / 2;
  return { nodes: [...drawTrack(scene, skin, { areas, strong, lineX }), ...nodes], sizePx };
}

/** Finds the largest font size: times stay on one line, and so do texts that fit at a slightly smaller size. */
function* findLargest(
  scene: Scene,
  skin: TemplateSkin,
  moments: readonly Moment[],
  { timeEm, timesPx, linePx }: { timeEm: number; timesPx: number; linePx: number },
): Composing<number> {
  const { name } = rowLetters(skin);
  const ems = yield* measureEms(
    scene,
    moments.map(({ text }) => [text.text, name] as const),
  );
  const mostPx = scene.px(rowSize(skin, moments.length));
  const onePx = linePx / (timeEm + Math.max(...ems));
  const wholePx = onePx >= mostPx * leastOneLine ? Math.min(mostPx, onePx) : mostPx;
  const timePx = timesPx / timeEm;
  return timePx >= mostPx * leastOneLine * 0.7 ? Math.min(wholePx, timePx) : wholePx;
}
