import { contrastRatio } from "../../../design/contrast.ts";
import { textRatio } from "../../../design/legible-color.ts";
import { formatHex, getRgb } from "../../../design/rgb.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside, gap, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import { reportHead } from "./head.ts";

/** Design px by which each step stands farther in: of few and of many. */
const stairs = { few: 46, many: 22 } as const;
const maxRow = 230;

/** A staircase that runs from the panel's tone to the primary. */
export function* composeSteps(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "steps");
  if (!main) return yield* composeText(scene, hand);
  const { px, shape, squeeze } = scene;
  const { nodes, rest } = yield* reportHead(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area: rest, before, after });
  const { steps } = main;
  const count = steps.length;
  const gapPx = gap(scene, count > 5 ? 12 : 18);
  const areas = rowAreas(
    {
      ...room,
      height: Math.min(room.height, count * px(maxRow * growth(count)) + (count - 1) * gapPx),
    },
    count,
    gapPx,
  );
  const rowPx = areas[0]?.height ?? 0;
  const isFlat = count > 7 || squeeze > 0;
  const stairPx = isFlat ? 0 : px(count > 4 || shape === "landscape" ? stairs.many : stairs.few);
  const width = room.width - stairPx * (count - 1);
  const cellPx = Math.min(px(124), Math.max(px(80), rowPx * 0.9));
  const padPx = px(32);
  const widthPx = Math.floor(width - cellPx - 2 * padPx);
  const letters = { ...hand.letters.body, weight: 600, leading: 1.18, balanced: true };
  const fitted = yield* fitWords(scene, "steps", steps, {
    boxes: [{ widthPx, heightPx: rowPx - Math.min(px(18), rowPx * 0.05) }],
    letters,
    maxSize: hand.sizes.steps * growth(count),
  });
  return [
    ...nodes,
    ...over,
    ...steps.map((step, index) => {
      const area = areas[index] ?? room;
      const look = toneOf(scene, index, count);
      return at(
        { ...area, x: room.x + index * stairPx, width },
        { backgroundColor: look.background, alignItems: "center" },
        box(
          {
            display: "flex",
            width: cellPx,
            height: rowPx,
            flexShrink: 0,
            alignItems: "center",
            justifyContent: "center",
            backgroundColor: look.cell,
          },
          sign(scene, String(step.number), {
            letters: { ...hand.letters.number, leading: 1, tracking: -0.03 },
            sizePx: Math.min(rowPx * 0.6, cellPx * 0.62),
            color: look.figure,
          }),
        ),
        box(
          { display: "flex", paddingLeft: padPx, flexShrink: 0 },
          paragraph(scene, step, { letters, sizePx: fitted.sizePx, color: look.ink, widthPx }),
        ),
      );
    }),
    ...under,
  ];
}

/** A darker number cell under light letters. */
const cellShade = "rgba(0, 0, 0, 0.16)";

/** A step's tone between the panel and the fill, where one ink reads on both; else only the last is filled. */
function toneOf({ colors }: Scene, index: number, count: number) {
  const { panel, fill } = colors;
  const share = count > 1 ? index / (count - 1) : 1;
  const reads = contrastRatio(fill.ink, panel.background) >= textRatio;
  const isLight = contrastRatio(fill.ink, "#000000") > contrastRatio(fill.ink, "#ffffff");
  const cell = isLight ? cellShade : "rgba(255, 255, 255, 0.16)";
  if (share === 1) return { background: fill.background, cell, ink: fill.ink, figure: fill.ink };
  if (!reads) {
    const { background, ink, accentLarge } = panel;
    return { background, cell: colors.panelStrong.background, ink, figure: accentLarge };
  }
  const figure = index === 0 ? panel.accentLarge : fill.ink;
  return {
    background: mix(panel.background, fill.background, share * 0.8),
    cell,
    ink: fill.ink,
    figure,
  };
}

function mix(from: string, to: string, share: number): string {
  const [one, other] = [getRgb(from), getRgb(to)];
  const at = (channel: 0 | 1 | 2) =>
    Math.round(one[channel] + (other[channel] - one[channel]) * share);
  return formatHex([at(0), at(1), at(2)]);
}
