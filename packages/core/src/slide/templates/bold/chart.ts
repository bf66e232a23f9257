import { box, type SlideNode } from "../../../drawing/node.ts";
import { charted } from "../../composition/chart-mark.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside, gap, head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, type Letters } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";
import { hasFields } from "./fields.ts";

const labelLetters: Letters = { family: "heading", weight: 700, leading: 1.08, tracking: -0.02 };

/** Of the stage's width: the longest bar. */
const longest = 0.955;
/** From this size on bold letters count as large, CSS px. */
const boldLarge = 18.7;
/** Design px of a bar at most. */
const maxBar = 220;

/** Where a bar's words stand: inside it or beside it. */
interface BarPlan {
  widthPx: number;
  valueInside: boolean;
  labelInside: boolean;
  labelWidthPx: number;
}

/** Bars that begin at the slide's edge, their values inside or beside them. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "chart");
  if (!main) return yield* composeText(scene, hand);
  const { px, shape, widthPx } = scene;
  const sheet = hand.sheetOf(scene);
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand) });
  const { over, under, room } = yield* beside(scene, hand, { area: rest, before, after, sheet });
  const { bars } = main;
  const isLandscape = shape === "landscape";
  const x0 = isLandscape ? room.x : 0;
  const full = isLandscape ? widthPx - room.x : widthPx;
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const gapPx = gap(scene, 20);
  const count = bars.length;
  const areas = rowAreas(
    { ...room, height: Math.min(room.height, count * px(maxBar) + (count - 1) * gapPx) },
    count,
    gapPx,
  );
  const barPx = areas[0]?.height ?? 0;
  const padPx = isLandscape ? px(32) : px(hand.margin);
  const endPx = full - px(hand.margin);
  const frame = { full, endPx, padPx, barPx, most };
  const plans = bars.map((bar) => planBar(scene, bar, frame));
  const fitted = yield* fitWords(
    scene,
    "bars",
    bars.map(({ label }) => label),
    {
      boxes: plans.map(({ labelWidthPx }) => ({ widthPx: labelWidthPx, heightPx: barPx })),
      letters: labelLetters,
      maxSize: 54,
    },
  );
  return [
    ...nodes,
    ...over,
    ...bars.map((bar, index) =>
      drawBar(scene, hand, bar, {
        frame,
        plan: plans[index] ?? planBar(scene, bar, frame),
        area: { ...(areas[index] ?? room), x: x0, width: full },
        labelPx: fitted.sizePx,
      }),
    ),
    ...under,
  ];
}

/** What all bars of a chart share, CSS px. */
interface BarFrame {
  /** From where the bars begin to the stage's edge, and to the margin. */
  full: number;
  endPx: number;
  padPx: number;
  barPx: number;
  most: number;
}

function valueSize({ px }: Scene, isMost: boolean, barPx: number): number {
  return Math.min(barPx * (isMost ? 0.6 : 0.5), px(isMost ? 132 : 108));
}

/** A bar's length, and on which side of its end value and label have room. */
function planBar(
  scene: Scene,
  { value, text }: Bar,
  { full, endPx, padPx, barPx, most }: BarFrame,
): BarPlan {
  const { px } = scene;
  const gapPx = px(26);
  const width = (full * longest * value) / most;
  const sizePx = valueSize(scene, value === most, barPx);
  const need = Math.min(widthOf(text.text) * sizePx, full * 0.6);
  const inside = width - padPx - gapPx;
  const valueInside = inside >= need;
  const outside = endPx - Math.max(width + gapPx, padPx) - (valueInside ? 0 : need + gapPx);
  const left = valueInside ? inside - need - gapPx : 0;
  return {
    widthPx: width,
    valueInside,
    labelInside: left > outside,
    labelWidthPx: Math.max(px(60), Math.floor(Math.max(left, outside))),
  };
}

/** A bar's colour and what reads on it; the longest is the primary. */
function lookOf(
  scene: Scene,
  hand: TemplateHand,
  { isMost, labelPx }: { isMost: boolean; labelPx: number },
) {
  const { colors } = scene;
  const sheet = hand.sheetOf(scene);
  const other = hasFields(scene) ? colors.inkField.background : colors.inkField.inkLarge;
  if (!isMost) return { background: sheet.inkLarge, ink: other, labelInk: other };
  const { primary } = colors;
  if (sheet.accentLarge !== primary.background) {
    return { background: sheet.accentLarge, ink: other, labelInk: other };
  }
  const labelInk = labelPx >= boldLarge ? primary.inkLarge : primary.ink;
  return { background: primary.background, ink: primary.inkLarge, labelInk };
}

function drawBar(
  scene: Scene,
  hand: TemplateHand,
  bar: Bar,
  { frame, plan, area, labelPx }: { frame: BarFrame; plan: BarPlan; area: Area; labelPx: number },
): SlideNode {
  const { px } = scene;
  const { barPx, padPx, endPx, most } = frame;
  const { widthPx, valueInside, labelInside, labelWidthPx } = plan;
  const sheet = hand.sheetOf(scene);
  const isMost = bar.value === most;
  const look = lookOf(scene, hand, { isMost, labelPx });
  const value = paragraph(scene, bar.text, {
    letters: { ...hand.letters.number, leading: 1, tracking: -0.05 },
    sizePx: valueSize(scene, isMost, barPx),
    color: valueInside ? look.ink : sheet.inkLarge,
    style: { whiteSpace: "nowrap" },
  });
  const label = paragraph(scene, bar.label, {
    letters: labelLetters,
    sizePx: labelPx,
    color: labelInside ? look.labelInk : sheet.ink,
    widthPx: labelWidthPx,
    align: labelInside ? "end" : "start",
  });
  const from = Math.max(widthPx + px(26), padPx);
  return at(
    { ...area, height: barPx },
    {},
    charted(
      at(
        { x: 0, y: 0, width: widthPx, height: barPx },
        {
          backgroundColor: look.background,
          alignItems: "center",
          justifyContent: "space-between",
          paddingLeft: valueInside ? padPx : 0,
          paddingRight: valueInside ? px(26) : 0,
        },
        valueInside ? value : null,
        labelInside ? label : null,
      ),
      "bar",
      { bar, fill: look.background },
    ),
    at(
      { x: from, y: 0, width: endPx - from, height: barPx },
      { alignItems: "center", columnGap: px(26) },
      valueInside ? null : value,
      labelInside ? null : box({ display: "flex", flexShrink: 0 }, label),
    ),
  );
}

/** About how wide heavy letters are, times their size: rather more than less. */
function widthOf(content: string): number {
  return Array.from(content).reduce((sum, letter) => {
    if (/[\s.,:'’]/u.test(letter)) return sum + 0.3;
    if (/\p{Nd}/u.test(letter)) return sum + 0.66;
    return sum + (/[%mMwW]|\p{Script=Han}/u.test(letter) ? 1 : 0.74);
  }, 0);
}
