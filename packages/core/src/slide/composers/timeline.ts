import type { SlideNode } from "../../drawing/node.ts";
import type { Moment } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitSiblings } from "../composition/fit/fit.ts";
import { rowGrowth, rowLetters, rowSize } from "../composition/rows/row-letters.ts";
import { rowAreas } from "../composition/scene/areas.ts";
import { boxAt, disc } from "../composition/scene/boxes.ts";
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
  const areas = rowAreas(room, count, 0, px(mostRow * rowGrowth(count)));
  const ems = yield* measureEms(
    scene,
    moments.map(({ time }) => [time.text, letters.value] as const),
  );
  const trackPx = px(sizes.dot + 2 * sizes.beside);
  const timePx = (sizePx: number) =>
    Math.floor(Math.min(room.width * timeShare, Math.max(...ems) * sizePx + px(6)));
  const lit = moments.findIndex(({ isLit }) => isLit);
  const strong = lit < 0 ? count - 1 : lit;
  const build = (sizePx: number) =>
    moments.map(({ time, text }, index) => ({
      time: paragraph(scene, time, {
        letters: letters.value,
        sizePx,
        color: index === strong ? sheet.accent : sheet.ink,
        widthPx: timePx(sizePx),
        isInRow: true,
      }),
      text: paragraph(scene, text, {
        letters: letters.name,
        sizePx,
        color: sheet.ink,
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
  const lineX = room.x + timePx(sizePx) + trackPx / 2;
  const middle = (area: Area | undefined) => (area ? area.y + area.height / 2 : room.y);
  const radius = px(sizes.dot) / 2;
  const dotAt = (area: Area | undefined) => ({ x: lineX, y: middle(area), radius });
  const width = Math.max(1, px(sizes.line));
  const segments = areas.slice(1).map((area, index) => {
    const top = middle(areas[index]) + radius;
    const place = { x: lineX - width / 2, y: top, width, height: middle(area) - radius - top };
    return boxAt(place, { backgroundColor: sheet.line });
  });
  return [
    ...segments,
    ...build(sizePx).flatMap((parts, index) => {
      const area = areas[index] ?? room;
      const border = `${Math.max(1.5, px(sizes.line))}px solid ${sheet.accentLarge}`;
      const fill = index === strong ? { backgroundColor: sheet.accentLarge } : {};
      const textX = lineX + trackPx / 2;
      return [
        boxAt({ ...area, width: timePx(sizePx) }, { alignItems: "center" }, parts.time),
        disc(dotAt(area), { ...fill, border }),
        boxAt(
          { ...area, x: textX, width: room.x + room.width - textX },
          { alignItems: "center" },
          parts.text,
        ),
      ];
    }),
  ];
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
