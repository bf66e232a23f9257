import type { SlideNode } from "../../../drawing/node.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { buildColumn, fitColumns, judgement } from "../../composers/comparison.ts";
import { composeText } from "../../composers/text.ts";
import type { Column } from "../../../layouts/reading/slide-reading.ts";
import { card } from "./card.ts";

/** A head counts as that many rows of its tile. */
const headRows = 1.9;
/** A column of more rows than these stands beside the other one. */
const mostStacked = 4;
/** In a room lower than this, of its width, tiles stand side by side. */
const lowRoom = 0.62;
const usualGap = 0.36;
const widestGap = 0.95;

/** A dim tile over a glowing one; side by side on a low stage. */
export function* composeComparison(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "comparison");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors, shape } = scene;
  const between = gap(scene, 26);
  const [first, second] = main.columns;
  const rows = Math.max(first.rows.length, second.rows.length);
  const isLow = room.height < room.width * lowRoom;
  const areas =
    shape === "landscape" || shape === "square" || rows > mostStacked || isLow
      ? sideBySide(room, between)
      : stacked(room, between, [first, second]);
  const sheets: [Sheet, Sheet] = [colors.panel, colors.panelStrong];
  const [side, ends] = [px(44), gap(scene, 34)];
  const build = (column: Column, index: 0 | 1, rowGap: number) => {
    const sheet = sheets[index];
    const color = index === 0 ? sheet.muted : sheet.ink;
    return buildColumn(scene, column, {
      widthPx: Math.floor(areas[index].width - 2 * side - px(6)),
      sheet,
      headColor: index === 0 ? sheet.ink : sheet.accent,
      rowColor: color,
      headLetters: hand.letters.label,
      rowLetters: {
        ...hand.letters.body,
        leading: 1.28,
        balanced: true,
        weight: index === 0 ? 400 : 500,
      },
      mark: judgement(main.isJudged, index, index === 0 ? sheet.muted : sheet.accentLarge),
      rowGap,
    });
  };
  const boxes = areas.map(({ width, height }) => ({
    widthPx: Math.floor(width - 2 * side - px(6)),
    heightPx: Math.max(1, height - 2 * ends - px(6)),
  }));
  const { sizePx, heightsPx } = yield* fitColumns(
    scene,
    [build(first, 0, usualGap), build(second, 1, usualGap)],
    boxes,
    hand.sizes.columns,
  );
  const spare = Math.min(...boxes.map(({ heightPx }, index) => heightPx - (heightsPx[index] ?? 0)));
  const gaps = Math.max(first.rows.length, second.rows.length, 1);
  const rowGap = Math.min(widestGap, usualGap + (Math.max(0, spare) * 0.8) / gaps / sizePx);
  const tile = { padding: `${ends}px ${side}px`, alignItems: "center" };
  return [
    ...nodes,
    ...over,
    card(scene, areas[0], { style: tile }, build(first, 0, rowGap)(sizePx)),
    card(scene, areas[1], { isLit: true, style: tile }, build(second, 1, rowGap)(sizePx)),
    ...under,
  ];
}

function sideBySide(room: Area, between: number): [Area, Area] {
  const width = Math.floor((room.width - between) / 2);
  return [
    { ...room, width },
    { ...room, x: room.x + width + between, width },
  ];
}

/** Tiles under each other, each as high as its rows need. */
function stacked(room: Area, between: number, columns: readonly [Column, Column]): [Area, Area] {
  const [one, other] = columns.map(({ rows }) => rows.length + headRows) as [number, number];
  const free = room.height - between;
  const height = Math.round(free * Math.min(0.72, Math.max(0.28, one / (one + other))));
  return [
    { ...room, height },
    { ...room, y: room.y + height + between, height: free - height },
  ];
}
