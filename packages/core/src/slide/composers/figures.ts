import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { FigureLine, Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitSiblings } from "../composition/fit/fit.ts";
import { planRows } from "../composition/rows/row-look.ts";
import { rowLetters } from "../composition/rows/row-letters.ts";
import { boxAt, column, row } from "../composition/scene/boxes.ts";
import { paragraph, type Setting } from "../composition/scene/lettering.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import { icon } from "../composition/text/icons.ts";
import { measureEms } from "../composition/text/measure.ts";
import { numberLine } from "./number.ts";
import { composeBlock } from "./block.ts";

/** Largest height of a row, design px. */
const mostRow = 320;
/** Largest width of a number, as a fraction of its row's width. */
const valueShare = 0.58;
/** Width of a number whose label is as high as wanted, as a fraction of its row's width. */
const besideLabel = 0.42;
/** Smallest and largest font size of the number, and the note's, as multiples of the label's. */
const scales = { least: 1.3, most: 2.5, note: 0.8 } as const;
/** Height of labels for which numbers get smaller, px on a slide that is 360 px wide. */
const wantedLabel = { usual: 15.5, landscape: 11 } as const;
/** Largest font size of a label, design px. */
const mostLabel = 58;

/** Composes two to four numbers, each in a row of its own with its label, direction and note. */
export function composeFigures(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return composeBlock(scene, skin, "figures", ({ figures }, room) =>
    drawFigures(scene, skin, figures, room),
  );
}

function* drawFigures(
  scene: Scene,
  skin: TemplateSkin,
  figures: readonly FigureLine[],
  room: Area,
): Composing<SlideNode[]> {
  const plan = planRows(scene, skin, room, {
    count: figures.length,
    isLit: (index) => figures[index]?.isLit === true,
    most: mostRow,
  });
  const inner = plan.inner(room);
  const letters = { ...skin.letters.number, leading: 1.05 };
  const ems = yield* measureEms(
    scene,
    figures.map(({ value }) => [value.text, letters] as const),
  );
  const heightPx = Math.max(1, (plan.areas[0]?.height ?? 1) - squeezedGap(scene, 32));
  const valueEm = Math.max(...ems);
  const scale = chooseScale(scene, { valueEm, widthPx: inner.width * besideLabel, heightPx });
  const widths = (sizePx: number) => {
    const wanted = valueEm * sizePx * scale + scene.px(10);
    const value = Math.floor(Math.min(inner.width * valueShare, wanted));
    return { value, label: Math.floor(inner.width - value - scene.px(40)) };
  };
  const build = (sizePx: number) =>
    figures.map((figure, index) => {
      const sheet = plan.sheetOf(index);
      const { value: widthPx, label } = widths(sizePx);
      return {
        value: numberLine(scene, figure.value, {
          letters,
          sizePx: sizePx * scale,
          color: figure.isLit || plan.isBanded ? sheet.inkLarge : sheet.accent,
          widthPx,
          isInRow: true,
        }),
        label: labelNode(scene, skin, figure, { sizePx, widthPx: label, sheet }),
      };
    });
  const { sizePx } = yield* fitSiblings(
    "figures",
    { minPx: scene.floorPx.body, maxPx: scene.px(mostLabel) },
    (size) =>
      build(size).flatMap(({ value, label }) => [
        { node: value, widthPx: widths(size).value, heightPx },
        { node: label, widthPx: widths(size).label, heightPx },
      ]),
  );
  const { value: valuePx, label: labelPx } = widths(sizePx);
  const labelX = inner.x + inner.width - labelPx;
  return [
    ...plan.surfaces,
    ...build(sizePx).flatMap(({ value, label }, index) => {
      const area = plan.areas[index] ?? room;
      return [
        boxAt({ ...area, x: inner.x, width: valuePx }, { alignItems: "center" }, value),
        boxAt({ ...area, x: labelX, width: labelPx }, { alignItems: "center" }, label),
      ];
    }),
  ];
}

/** Returns how much larger numbers are than their labels: less if labels would be too small otherwise. */
function chooseScale(
  { shape, widthPx: slidePx }: Scene,
  { valueEm, widthPx, heightPx }: { valueEm: number; widthPx: number; heightPx: number },
): number {
  const labelPx = (slidePx / 360) * wantedLabel[shape === "landscape" ? "landscape" : "usual"];
  const room = Math.min(widthPx / (valueEm * labelPx), heightPx / (1.05 * labelPx));
  return Math.max(scales.least, Math.min(scales.most, room));
}

/** Draws a number's label over its note. The arrow of the direction is before the note, or before a label alone. */
function labelNode(
  scene: Scene,
  skin: TemplateSkin,
  { label, note, trend }: FigureLine,
  { sizePx, widthPx, sheet }: { sizePx: number; widthPx: number; sheet: Sheet },
): SlideNode {
  const letters = rowLetters(skin);
  const notePx = Math.max(scene.floorPx.body, sizePx * scales.note);
  const withArrow = (words: Words, setting: Omit<Setting, "widthPx">, hasArrow: boolean) => {
    const arrowPx = trend && hasArrow ? Math.round(setting.sizePx * 1.25) : 0;
    const style = { width: arrowPx, paddingTop: setting.sizePx * 0.14 };
    return row(
      { width: widthPx, alignItems: "flex-start" },
      trend && hasArrow
        ? row(style, icon(trend, setting.sizePx * 0.95, sheet.accentLarge, { strokeWidth: 2.8 }))
        : null,
      paragraph(scene, words, { ...setting, widthPx: widthPx - arrowPx, isInRow: true }),
    );
  };
  const small = {
    letters: trend ? { ...letters.small, weight: 600 } : letters.small,
    sizePx: notePx,
    color: trend ? sheet.accent : sheet.muted,
  };
  return column(
    { width: widthPx, rowGap: sizePx * 0.14 },
    withArrow(label, { letters: letters.value, sizePx, color: sheet.ink }, note === null),
    note && withArrow(note, small, true),
  );
}
