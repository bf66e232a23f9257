import { inkOn } from "../../../design/colors/highlight.ts";
import { contrastRatio } from "../../../design/contrast.ts";
import { textRatio } from "../../../design/legible-color.ts";
import { mixHex } from "../../../design/rgb.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { measureBars, type DrawnBar } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { paragraph, type Letters } from "../../composition/scene/lettering.ts";
import { measureEms } from "../../composition/text/measure.ts";
import { quietBar } from "../../composition/chart/bar-color.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { rowAreas } from "../../composition/scene/areas.ts";
import { fitWords } from "../../composition/text/fit-words.ts";
import {
  isLandscape as isWideStage,
  type Area,
  type Scene,
} from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { ReadBlock } from "../../../layouts/reading/slide-reading.ts";
import { hasFields } from "./fields.ts";

const labelLetters: Letters = { family: "heading", weight: 700, leading: 1.08, tracking: -0.02 };

/** Length of the longest bar, as a fraction of the width between the bars' start and the slide's edge. */
const longest = 0.955;
/** Largest height of a row, design px. */
const maxBar = { portrait: 220, square: 220, tall: 300, landscape: 220 } as const;
/** If labels in or beside the bars would be smaller, px on a slide that is 360 px wide, they are above the bars. */
const leastLabel = { usual: 14, landscape: 11 } as const;
/** Height of a label above its bar, as a fraction of the row's height. */
const overShare = 0.36;

/** Gap between a bar's end and the text beside it, design px. */
const besideBar = 26;

/** A bar's length, and whether its value and label are drawn inside or beside it. */
interface BarPlan {
  widthPx: number;
  valueInside: boolean;
  labelInside: boolean;
  labelWidthPx: number;
}

/**
 * Draws bars from the slide's edge, or from the area's edge on a landscape slide. Values are inside or beside the bars.
 */
export function* drawEdgeBars(
  scene: Scene,
  skin: TemplateSkin,
  { bars }: Extract<ReadBlock, { kind: "chart" }>,
  room: Area,
): Composing<SlideNode[]> {
  const { px, shape, widthPx } = scene;
  const isLandscape = shape === "landscape";
  const x0 = isLandscape ? room.x : 0;
  const full = widthPx - x0;
  const areas = rowAreas(room, bars.length, squeezedGap(scene, 20), px(maxBar[shape]));
  const rowPx = areas[0]?.height ?? 0;
  const padPx = isLandscape ? px(32) : px(skin.margin);
  const beside = { full, endPx: full - px(skin.margin), padPx, barPx: rowPx, overPx: 0 };
  const values = valueLetters(skin);
  const ems = yield* measureEms(
    scene,
    bars.map(({ text }) => [text.text, values] as const),
  );
  const plansIn = (frame: BarFrame) =>
    measureBars(bars).map((bar, index) => ({
      ...bar,
      ...planBar(scene, bar, ems[index] ?? 0, frame),
    }));
  const labels = bars.map(({ label }) => label);
  const fitLabels = (role: string, boxes: { widthPx: number; heightPx: number }[]) =>
    fitWords(scene, role, labels, { boxes, letters: labelLetters, maxSize: 54 });
  const found = yield* fitLabels(
    "bars",
    plansIn(beside).map(({ labelWidthPx }) => ({ widthPx: labelWidthPx, heightPx: rowPx })),
  );
  const leastPx = (widthPx / 360) * leastLabel[isWideStage(scene) ? "landscape" : "usual"];
  const mostOverPx = rowPx * overShare;
  const isSmall =
    found.sizePx < leastPx && mostOverPx * 0.9 > scene.floorPx.body * labelLetters.leading * 1.2;
  const overPx = isSmall ? mostOverPx : 0;
  const frame = { ...beside, barPx: rowPx - overPx, overPx };
  const { sizePx: labelPx } = isSmall
    ? yield* fitLabels("labels", [{ widthPx: frame.endPx - padPx, heightPx: overPx * 0.9 }])
    : found;
  return plansIn(frame).map((plan, index) =>
    drawBar(scene, skin, isSmall ? { ...plan, labelWidthPx: frame.endPx - padPx } : plan, {
      frame,
      area: { ...(areas[index] ?? room), x: x0, width: full },
      labelPx,
    }),
  );
}

function valueLetters({ letters }: TemplateSkin): Letters {
  return { ...letters.number, leading: 1, tracking: -0.03 };
}

/** Sizes that all bars of a chart share, CSS px. */
interface BarFrame {
  /** Width from the bars' start to the slide's edge. */
  full: number;
  /** Width from the bars' start to the margin. */
  endPx: number;
  padPx: number;
  barPx: number;
  /** Height of the labels above the bars; 0 if the labels are in or beside the bars. */
  overPx: number;
}

function valueSize({ px, floorPx }: Scene, isMost: boolean, barPx: number): number {
  const sizePx = Math.min(barPx * (isMost ? 0.6 : 0.5), px(isMost ? 132 : 108));
  return Math.max(floorPx.body, sizePx);
}

/** Computes a bar's length, and whether value and label fit inside it. */
function planBar(
  scene: Scene,
  { share, isMost }: DrawnBar,
  valueEm: number,
  { full, endPx, padPx, barPx, overPx }: BarFrame,
): BarPlan {
  const { px } = scene;
  const gapPx = px(besideBar);
  const width = full * longest * share;
  const isOver = overPx > 0;
  const need = Math.min(valueEm * valueSize(scene, isMost, barPx), full * 0.6);
  const inside = width - padPx - gapPx;
  const valueInside = inside >= need;
  const outside = endPx - Math.max(width + gapPx, padPx) - (valueInside ? 0 : need + gapPx);
  const left = valueInside ? inside - need - gapPx : 0;
  return {
    widthPx: width,
    valueInside,
    labelInside: !isOver && left > outside,
    labelWidthPx: Math.max(px(60), Math.floor(Math.max(left, outside))),
  };
}

/**
 * Fractions of the text colour to mix into the background for shorter bars. The first fraction with legible text on the
 * bar is used.
 */
const quietShares = [0.26, 0.2, 0.14, 0.08, 0.04] as const;

/**
 * Returns a bar's colour and its text colour. The longest bar is emphasized, the others are tints of the background.
 */
function lookOf(scene: Scene, skin: TemplateSkin, isMost: boolean) {
  const sheet = skin.sheetOf(scene);
  const ground = hasFields(scene) ? sheet.background : scene.context.palette.backgroundColor;
  if (isMost) {
    const background = sheet.lead;
    return { background, ink: inkOn(background, ground) };
  }
  // On a vivid background no tint of it may be legible, but a shade is.
  const tones = [sheet.ink, "#000000"].flatMap((mixed) =>
    quietShares.map((share) => mixHex(ground, mixed, share)),
  );
  const tone = tones.find((hex) => contrastRatio(sheet.ink, hex) >= textRatio) ?? ground;
  return { background: quietBar(tone, sheet, ground), ink: sheet.ink };
}

function drawBar(
  scene: Scene,
  skin: TemplateSkin,
  plan: DrawnBar & BarPlan,
  { frame, area, labelPx }: { frame: BarFrame; area: Area; labelPx: number },
): SlideNode {
  const { bar, isMost, widthPx, valueInside, labelInside } = plan;
  const { barPx, padPx, endPx, overPx } = frame;
  const gapPx = scene.px(besideBar);
  const { background } = lookOf(scene, skin, isMost);
  const { value, label } = barWords(scene, skin, plan, { barPx, labelPx });
  const from = Math.max(widthPx + gapPx, padPx);
  const rect = boxAt(
    { x: 0, y: overPx, width: widthPx, height: barPx },
    {
      backgroundColor: background,
      alignItems: "center",
      justifyContent: "space-between",
      paddingLeft: valueInside ? padPx : 0,
      paddingRight: valueInside ? gapPx : 0,
    },
    valueInside ? value : null,
    labelInside ? label : null,
  );
  return boxAt(
    { ...area, height: overPx + barPx },
    {},
    overPx > 0
      ? boxAt(
          { x: padPx, y: 0, width: endPx - padPx, height: overPx },
          { alignItems: "center" },
          label,
        )
      : null,
    withChartMark(rect, "bar", { bar, fill: background }),
    boxAt(
      { x: from, y: overPx, width: endPx - from, height: barPx },
      { alignItems: "center", columnGap: gapPx },
      valueInside ? null : value,
      labelInside || overPx > 0 ? null : box({ display: "flex", flexShrink: 0 }, label),
    ),
  );
}

/** Builds a bar's value and label, in colours legible on the bar or on the background beside it. */
function barWords(
  scene: Scene,
  skin: TemplateSkin,
  { bar, isMost, valueInside, labelInside, labelWidthPx }: DrawnBar & BarPlan,
  { barPx, labelPx }: { barPx: number; labelPx: number },
): Record<"value" | "label", SlideNode> {
  const sheet = skin.sheetOf(scene);
  const look = lookOf(scene, skin, isMost);
  const value = paragraph(scene, bar.text, {
    letters: valueLetters(skin),
    sizePx: valueSize(scene, isMost, barPx),
    color: valueInside ? look.ink : sheet.inkLarge,
    style: { whiteSpace: "nowrap" },
  });
  const label = paragraph(scene, bar.label, {
    letters: labelLetters,
    sizePx: labelPx,
    color: labelInside ? look.ink : sheet.ink,
    widthPx: labelWidthPx,
    align: labelInside ? "end" : "start",
  });
  return { value, label };
}
