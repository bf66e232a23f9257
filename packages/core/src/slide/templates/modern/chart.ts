import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import { blockFrame, gap, besideMost } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, row } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import { isDark, type Area, type Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import { faded, gradientEnd, headGap, markColor } from "./paint.ts";

/** The bar's height, design px, and of its row. */
const bar = { most: 60, share: 0.36 };

/** Pills from zero, the largest lit; label and value over each. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "chart", {
    gap: headGap(scene),
    most: besideMost(scene),
  });
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const { paper } = colors;
  const { bars } = main;
  const most = Math.max(...bars.map(({ value }) => value));
  const areas = rowAreas(room, bars.length, gap(scene, 26));
  const heightPx = areas[0]?.height ?? 0;
  const barPx = Math.min(px(bar.most), heightPx * bar.share);
  const gapPx = Math.min(px(16), heightPx * 0.1);
  const labelPx = Math.floor(room.width * 0.6);
  const valuePx = Math.floor(room.width * 0.38);
  const brightest = isDark(scene) ? gradientEnd(scene, paper) : markColor(paper);
  const words = (sizePx: number) =>
    bars.map(({ label, text, value }) =>
      row(
        { width: room.width, justifyContent: "space-between", alignItems: "flex-end" },
        paragraph(scene, label, {
          letters: { ...hand.letters.lead, leading: 1.2 },
          sizePx,
          color: paper.ink,
          widthPx: labelPx,
        }),
        paragraph(scene, text, {
          letters: { ...hand.letters.label, weight: 700, lining: true, leading: 1.05 },
          sizePx: sizePx * (value === most ? 1.55 : 1.2),
          color: value === most && most > 0 ? brightest : paper.inkLarge,
          widthPx: valuePx,
          align: "end",
        }),
      ),
    );
  const { sizePx, heightsPx } = yield* fitSiblings(
    "bars",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, px(46)) },
    (size) =>
      words(size).map((node) => ({
        node,
        widthPx: room.width,
        heightPx: Math.max(1, heightPx - barPx - gapPx),
      })),
  );
  const labels = words(sizePx);
  return [
    ...nodes,
    ...over,
    ...bars.flatMap(({ value }, index): SlideNode[] => {
      const area = areas[index] ?? room;
      const wordsPx = heightsPx[index] ?? 0;
      const top = area.y + Math.max(0, (heightPx - wordsPx - gapPx - barPx) / 2);
      const track = { ...area, y: top + wordsPx + gapPx, height: barPx };
      const part = most > 0 ? value / most : 0;
      return [
        at({ ...area, y: top, height: wordsPx }, {}, labels[index] ?? null),
        ...drawPill(scene, track, { part, isMost: value === most }),
      ];
    }),
    ...under,
  ];
}

/** A track and on it the part that the value takes; the largest is lit. */
function drawPill(
  scene: Scene,
  track: Area,
  { part, isMost }: { part: number; isMost: boolean },
): SlideNode[] {
  const { paper, fill, panel } = scene.colors;
  const radius = track.height / 2;
  const width = track.width * part;
  const look = isMost
    ? {
        backgroundImage: `linear-gradient(90deg, ${fill.background}, ${paper.accentLarge} 55%, ${gradientEnd(scene, paper)})`,
      }
    : { backgroundColor: faded(paper.accentLarge, 0.46) };
  return [
    at(track, { borderRadius: radius, backgroundColor: panel.background }),
    ...(width >= 1
      ? [at({ ...track, width }, { borderRadius: Math.min(radius, width / 2), ...look })]
      : []),
  ];
}
