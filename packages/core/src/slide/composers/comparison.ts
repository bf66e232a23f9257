import type { Sheet } from "../../design/colors/template-colors.ts";
import { box, type SlideNode } from "../../drawing/node.ts";
import type { Column } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/composing.ts";
import { fitSiblings, floorPx } from "../composition/fit.ts";
import { blockFrame } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { icon } from "../composition/icons.ts";
import { paragraph, type Letters } from "../composition/lettering.ts";
import { at, column, inset, row } from "../composition/place.ts";
import { gridAreas } from "../composition/rows.ts";
import type { Scene } from "../composition/scene.ts";
import { composeText } from "./text.ts";

/** How a column of a comparison is set. */
export interface ColumnSetting {
  widthPx: number;
  sheet: Sheet;
  headColor: string;
  rowColor: string;
  headLetters: Letters;
  rowLetters: Letters;
  /** Times the size of the rows. */
  headScale?: number;
  align?: "start" | "center";
  /** Beside each row; null leaves the room to the words. */
  mark: ((sizePx: number) => SlideNode) | null;
  /** Between the rows, times their size. */
  rowGap?: number;
  between?: (sizePx: number) => SlideNode;
}

/** The head and the rows of a column at a size. */
export function buildColumn(scene: Scene, side: Column, setting: ColumnSetting) {
  const { widthPx, align = "start", mark, headScale = 1.24, rowGap = 0.7, between } = setting;
  return (sizePx: number): SlideNode => {
    const markPx = mark ? Math.round(sizePx * 1.3) : 0;
    return column(
      {
        width: widthPx,
        rowGap: sizePx * rowGap,
        ...(align === "center" && { alignItems: "center" }),
      },
      paragraph(scene, side.head, {
        letters: setting.headLetters,
        sizePx: sizePx * headScale,
        color: setting.headColor,
        widthPx,
        align,
        style: { marginBottom: sizePx * 0.2 },
      }),
      ...side.rows.flatMap((words, index) => [
        index > 0 && between ? between(sizePx) : null,
        row(
          { width: widthPx, alignItems: "flex-start" },
          mark &&
            box(
              { width: markPx, flexShrink: 0, display: "flex", paddingTop: sizePx * 0.14 },
              mark(sizePx),
            ),
          paragraph(scene, words, {
            letters: setting.rowLetters,
            sizePx,
            color: setting.rowColor,
            widthPx: widthPx - markPx,
            align,
          }),
        ),
      ]),
    );
  };
}

/** Both columns at the one size at which each fits its box. */
export function* fitColumns(
  scene: Scene,
  builds: readonly ((sizePx: number) => SlideNode)[],
  boxes: readonly { widthPx: number; heightPx: number }[],
  maxSize: number,
): Composing<{ sizePx: number; heightsPx: number[] }> {
  return yield* fitSiblings(
    "columns",
    { minPx: floorPx.furniture, maxPx: Math.max(floorPx.furniture, scene.px(maxSize)) },
    (sizePx) =>
      builds.flatMap((build, index) => {
        const room = boxes[index];
        return room ? [{ node: build(sizePx), ...room }] : [];
      }),
  );
}

/** Crosses at the worse and checks at the better column, where the heads say which is which. */
export function judgement(isJudged: boolean, side: number, color: string) {
  if (!isJudged) return null;
  return (sizePx: number) =>
    icon(side === 0 ? "cross" : "check", sizePx * 0.86, color, { strokeWidth: 3 });
}

/** Two cards side by side, the second one filled. */
export function* composeComparison(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "comparison");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const areas = gridAreas(room, 2, 2, px(24));
  const sheets = [colors.panel, colors.fill];
  const paddingPx = px(38);
  const inner = areas.map((area) =>
    inset(area, { top: paddingPx, right: paddingPx, bottom: paddingPx, left: paddingPx }),
  );
  const builds = main.columns.map((side, index) => {
    const sheet = sheets[index] ?? colors.panel;
    return buildColumn(scene, side, {
      widthPx: Math.floor(inner[index]?.width ?? 1),
      sheet,
      headColor: sheet.ink,
      rowColor: index === 0 ? sheet.muted : sheet.ink,
      headLetters: hand.letters.label,
      rowLetters: hand.letters.body,
      mark: judgement(main.isJudged, index, index === 0 ? sheet.muted : sheet.ink),
    });
  });
  const boxes = inner.map(({ width, height }) => ({ widthPx: width, heightPx: height }));
  const { sizePx } = yield* fitColumns(scene, builds, boxes, hand.sizes.columns);
  return [
    ...nodes,
    ...over,
    ...areas.map((area, index) =>
      at(
        area,
        {
          backgroundColor: sheets[index]?.background ?? "",
          borderRadius: px(20),
          padding: paddingPx,
        },
        builds[index]?.(sizePx) ?? null,
      ),
    ),
    ...under,
  ];
}
