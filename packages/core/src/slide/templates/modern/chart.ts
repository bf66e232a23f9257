import type { SlideNode } from "../../../drawing/node.ts";
import { fitBarLines } from "../../composition/bar-lines.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap, besideMost } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import { isDark, type Area, type Scene } from "../../composition/scene.ts";
import { markColor } from "../../composition/mark-color.ts";
import { composeText } from "../../composers/text.ts";
import { faded, gradientEnd, headGap } from "./paint.ts";

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
  const brightest = isDark(scene) ? gradientEnd(scene, paper) : markColor(paper);
  const { lines, heightsPx } = yield* fitBarLines(scene, bars, {
    widthPx: room.width,
    heightPx: heightPx - barPx - gapPx,
    maxSize: 46,
    look: ({ value }) => ({
      label: { letters: { ...hand.letters.lead, leading: 1.2 }, color: paper.ink, share: 0.6 },
      value: {
        letters: { ...hand.letters.label, weight: 700, lining: true, leading: 1.05 },
        color: value === most && most > 0 ? brightest : paper.inkLarge,
        share: 0.38,
        scale: value === most ? 1.55 : 1.2,
      },
    }),
  });
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
        at({ ...area, y: top, height: wordsPx }, {}, lines[index] ?? null),
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
