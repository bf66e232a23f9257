import type { SlideNode } from "../../../drawing/node.ts";
import { fitBarLines } from "../../composition/bar-lines.ts";
import { charted } from "../../composition/chart-mark.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import { isDark, type Area, type Scene } from "../../composition/scene.ts";
import { markColor } from "../../composition/mark-color.ts";
import { composeText } from "../../composers/text.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";
import { faded, gradientEnd } from "./paint.ts";

/** The bar's height, design px, and of its row. */
const pillHeight = { most: 60, share: 0.36 };

/** Pills from zero, the largest lit; label and value over each. */
export function* composeChart(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "chart");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const { paper } = colors;
  const { bars } = main;
  const most = Math.max(...bars.map(({ value }) => value));
  const areas = rowAreas(room, bars.length, gap(scene, 26));
  const heightPx = areas[0]?.height ?? 0;
  const barPx = Math.min(px(pillHeight.most), heightPx * pillHeight.share);
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
    ...bars.flatMap((bar, index): SlideNode[] => {
      const area = areas[index] ?? room;
      const wordsPx = heightsPx[index] ?? 0;
      const top = area.y + Math.max(0, (heightPx - wordsPx - gapPx - barPx) / 2);
      const track = { ...area, y: top + wordsPx + gapPx, height: barPx };
      return [
        at({ ...area, y: top, height: wordsPx }, {}, lines[index] ?? null),
        ...drawPill(scene, track, { bar, most }),
      ];
    }),
    ...under,
  ];
}

/** A track and on it the part that the value takes; the largest is lit. */
function drawPill(
  scene: Scene,
  track: Area,
  { bar, most }: { bar: Bar; most: number },
): SlideNode[] {
  const { paper, fill: deep, panel } = scene.colors;
  const radius = track.height / 2;
  const width = track.width * (most > 0 ? bar.value / most : 0);
  const isMost = bar.value === most;
  const fill = isMost
    ? `linear-gradient(90deg, ${deep.background}, ${paper.accentLarge} 55%, ${gradientEnd(scene, paper)})`
    : faded(paper.accentLarge, 0.46);
  const look = isMost ? { backgroundImage: fill } : { backgroundColor: fill };
  const pill = { borderRadius: Math.min(radius, width / 2), ...(width >= 1 && look) };
  return [
    at(track, { borderRadius: radius, backgroundColor: panel.background }),
    charted(at({ ...track, width }, pill), "bar", { bar, fill }),
  ];
}
