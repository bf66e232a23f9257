import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { icon } from "../../composition/icons.ts";
import { at, inset } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { buildColumn, fitColumns } from "../../composers/comparison.ts";
import { composeText } from "../../composers/text.ts";
import type { Column } from "../../../layouts/reading/slide-reading.ts";
import { fillGradient, glassStyle } from "./paint.ts";

/** Design px that the first card begins lower than the second. */
const step = 52;
/** The most room between rows, times their size. */
const widestGap = 1.25;
const usualGap = 0.7;

/** A pane of glass beside a raised, lit card. */
export function* composeComparison(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "comparison");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors, context } = scene;
  const between = px(24);
  const half = Math.floor((room.width - between) / 2);
  const areas: [Area, Area] = [
    inset({ ...room, width: half }, { top: gap(scene, step) }),
    { ...room, x: room.x + half + between, width: half },
  ];
  const sheets: [Sheet, Sheet] = [colors.panel, colors.fill];
  const [side, ends] = [px(36), gap(scene, 44)];
  const widthPx = Math.floor(half - 2 * side - 2);
  const build = (column: Column, index: 0 | 1, rowGap: number) => {
    const sheet = sheets[index];
    const color = index === 0 ? sheet.muted : sheet.ink;
    return buildColumn(scene, column, {
      widthPx,
      sheet,
      headColor: sheet.ink,
      rowColor: color,
      headLetters: hand.letters.label,
      rowLetters: {
        ...hand.letters.body,
        leading: 1.28,
        balanced: true,
        weight: index === 0 ? 400 : 500,
      },
      mark: main.isJudged ? (sizePx) => judgementDot(index, sizePx, color, sheet.line) : null,
      rowGap,
      ...(!main.isJudged && { between: () => hairline(widthPx, sheet.line) }),
    });
  };
  const boxes = areas.map(({ height }) => ({ widthPx, heightPx: Math.max(1, height - 2 * ends) }));
  const [first, second] = main.columns;
  const { sizePx, heightsPx } = yield* fitColumns(
    scene,
    [build(first, 0, usualGap), build(second, 1, usualGap)],
    boxes,
    hand.sizes.columns,
  );
  // What the words leave goes between the rows.
  const spare = Math.min(...boxes.map(({ heightPx }, index) => heightPx - (heightsPx[index] ?? 0)));
  const gaps = Math.max(first.rows.length, second.rows.length, 1) * (main.isJudged ? 1 : 2);
  const rowGap = Math.min(widestGap, usualGap + (Math.max(0, spare) * 0.8) / gaps / sizePx);
  return [
    ...nodes,
    ...over,
    at(
      areas[0],
      { ...glassStyle(scene), padding: `${ends}px ${side}px` },
      build(first, 0, rowGap)(sizePx),
    ),
    at(
      areas[1],
      {
        borderRadius: px(34),
        padding: `${ends}px ${side}px`,
        backgroundImage: fillGradient(scene),
        boxShadow: `0 ${px(16)}px ${px(46)}px ${context.palette.glow.primary}`,
      },
      build(second, 1, rowGap)(sizePx),
    ),
    ...under,
  ];
}

/** A cross or a check in a disc. */
function judgementDot(index: 0 | 1, sizePx: number, color: string, field: string): SlideNode {
  const size = Math.max(8, sizePx * 0.98);
  return box(
    {
      width: size,
      height: size,
      borderRadius: size / 2,
      backgroundColor: field,
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
    },
    icon(index === 0 ? "cross" : "check", size * 0.58, color, { strokeWidth: 3.2 }),
  );
}

function hairline(widthPx: number, color: string): SlideNode {
  return box({ width: widthPx, height: 1, backgroundColor: color });
}
