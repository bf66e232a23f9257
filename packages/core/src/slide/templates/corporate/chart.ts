import { composite } from "../../../design/contrast.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { charted } from "../../composition/chart-mark.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import { beside, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, type Letters } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { composeChart as composeBars } from "../../composers/chart.ts";
import { composeText } from "../../composers/text.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { reportHead } from "./head.ts";
import { fade } from "./panorama.ts";

const labelLetters: Letters = { family: "body", weight: 600, leading: 1.16 };
const valueLetters: Letters = {
  family: "heading",
  weight: 800,
  leading: 1,
  tracking: -0.03,
  lining: true,
};

/** Of a column's place: the column itself. */
const columnShare = 0.74;
/** From this size on bold figures count as large, CSS px. */
const large = 18.7;
const gridLines = [0, 0.25, 0.5, 0.75, 1] as const;

/** Columns on a grid of lines, the highest one lit; bars instead where words don't fit under columns. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "chart");
  if (!main) return yield* composeText(scene, hand);
  if (scene.squeeze > 0) return yield* composeBars(scene, hand);
  const { px } = scene;
  const { nodes, rest } = yield* reportHead(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area: rest, before, after });
  const { bars } = main;
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const sidePx = px(16);
  const placePx = (room.width - 2 * sidePx) / bars.length;
  const labelWidth = Math.floor(placePx - px(14));
  const labelBox = { widthPx: labelWidth, heightPx: room.height * 0.2 };
  const labels = yield* fitWords(
    scene,
    "labels",
    bars.map(({ label }) => label),
    { boxes: [labelBox], letters: labelLetters, maxSize: 42 },
  );
  const valueWidth = Math.floor(placePx - px(8));
  const { buildLabel, buildValue } = chartWords(scene, labelWidth);
  const values = yield* fitSiblings(
    "values",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, px(88)) },
    (sizePx) =>
      bars.map(({ text }) => ({
        node: buildValue(text, sizePx, { widthPx: valueWidth }),
        widthPx: valueWidth,
        heightPx: room.height * 0.2,
      })),
  );
  const valuePx = values.sizePx + px(16);
  const base = room.height - Math.max(...labels.heightsPx) - px(22);
  const heightPx = base - valuePx;
  const columns = bars.map((bar, index) => {
    const isMost = bar.value === most;
    const width = placePx * columnShare;
    const columnPx = (heightPx * bar.value) / most;
    const fill = columnFill(scene, isMost);
    return at(
      { x: sidePx + index * placePx, y: 0, width: placePx, height: room.height },
      {},
      charted(
        at(
          { x: (placePx - width) / 2, y: base - columnPx, width, height: columnPx },
          { backgroundImage: fill },
        ),
        "column",
        { bar, fill },
      ),
      at(
        { x: 0, y: base - columnPx - valuePx, width: placePx, height: values.sizePx },
        { justifyContent: "center", alignItems: "center" },
        buildValue(bar.text, values.sizePx, { isLit: isMost && values.sizePx >= large }),
      ),
      at(
        {
          x: (placePx - labelWidth) / 2,
          y: base + px(22),
          width: labelWidth,
          height: room.height - base,
        },
        {},
        buildLabel(bar.label, labels.sizePx, isMost),
      ),
    );
  });
  const grid = drawGrid(scene, { width: room.width, base, heightPx });
  return [...nodes, ...over, at(room, {}, ...grid, ...columns), ...under];
}

/** The lines at every quarter of the height over a stronger one at zero. */
function drawGrid(
  { px, colors }: Scene,
  { width, base, heightPx }: { width: number; base: number; heightPx: number },
): SlideNode[] {
  const { paper } = colors;
  return gridLines.map((share) => {
    const height = share === 0 ? Math.max(1.5, px(4)) : Math.max(1, px(2));
    const backgroundColor = share === 0 ? paper.muted : paper.line;
    return at({ x: 0, y: base - heightPx * share, width, height }, { backgroundColor });
  });
}

/** The highest column is lit; the others are quiet, but cover what lies under them. */
function columnFill({ colors, context }: Scene, isMost: boolean): string {
  const { paper, fill } = colors;
  if (isMost) {
    return `linear-gradient(180deg, ${paper.secondary}, ${paper.accentLarge} 45%, ${fill.background})`;
  }
  const quiet = (alpha: number) =>
    composite(fade(paper.muted, alpha), context.palette.backgroundColor);
  return `linear-gradient(180deg, ${quiet(0.58)}, ${quiet(0.36)})`;
}

/** How a column's label and value are set; the highest one's stand out. */
function chartWords(scene: Scene, labelWidth: number) {
  const { paper } = scene.colors;
  const buildLabel = (words: Words, sizePx: number, isMost: boolean) =>
    paragraph(scene, words, {
      letters: { ...labelLetters, weight: isMost ? 700 : 400 },
      sizePx,
      color: isMost ? paper.ink : paper.muted,
      widthPx: labelWidth,
      align: "center",
    });
  const buildValue = (
    words: Words,
    sizePx: number,
    { widthPx, isLit = false }: { widthPx?: number; isLit?: boolean },
  ) =>
    paragraph(scene, words, {
      letters: valueLetters,
      sizePx,
      color: isLit ? paper.secondary : paper.inkLarge,
      ...(widthPx !== undefined && { widthPx }),
      style: { whiteSpace: "nowrap" },
    });
  return { buildLabel, buildValue };
}
