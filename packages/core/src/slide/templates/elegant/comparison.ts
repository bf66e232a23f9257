import { withAlpha } from "../../../design/rgb.ts";
import { box } from "../../../drawing/node.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { judgement } from "../../composition/text/marked-words.ts";
import { drawPair, type SideLook } from "../../composition/text/pair.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { gridAreas } from "../../composition/scene/areas.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { arch, finePx } from "./parts.ts";

/** An arch's corner radius by squeeze level, as a fraction of half the arch's width. */
const roundness = [1, 0.8, 0.3] as const;
/** Largest corner radius, as a fraction of the arch's height: a higher curve would cross the words of a low arch. */
const mostRound = 0.5;
/**
 * The text's distance from the arch's top, as a fraction of half the arch's width, by squeeze level (2: most
 * compressed).
 */
const crownShare = [0.5, 0.36, 0.2] as const;

/** Draws a comparison as two arches side by side, with centred text. The first is outlined, the second filled. */
export const compareArches: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px, colors, squeeze } = scene;
  const { paper, panel, panelStrong } = colors;
  const [first = room, second = room] = gridAreas(room, 2, 2, px(36));
  const halfPx = first.width;
  const radiusPx = Math.min(halfPx / 2, room.height * mostRound) * roundness[squeeze];
  const topPx = Math.min(room.height * 0.2, (halfPx / 2) * crownShare[squeeze]);
  const heightPx = Math.max(1, room.height - topPx - squeezedGap(scene, 40));
  const outline = { border: `${finePx(scene)}px solid ${withAlpha(paper.accentLarge, 0.42)}` };
  const { background } = panelStrong;
  const filled = {
    backgroundImage: `linear-gradient(180deg, ${background}, ${panel.background})`,
  };
  return drawPair(scene, skin, comparison.columns, {
    areas: [first, second],
    room: () => ({ widthPx: Math.floor(halfPx - 2 * squeezedGap(scene, 36)), heightPx }),
    side: (index, { rows }) => ({
      ...sideLook(scene, skin, index, rows.length),
      headWidthPx: Math.floor(chordAt(topPx, halfPx, radiusPx) - 2 * px(chordGap)),
    }),
    draw: ({ area, index, words, mostPx }) => {
      const wordsTop = topPx + Math.max(0, heightPx - mostPx) / 2;
      const markPx = Math.min(px(46), wordsTop * 0.4);
      const color = index === 0 ? paper.muted : panelStrong.accentLarge;
      const mark = judgement(comparison.isJudged && markPx >= px(24), index, color);
      return [
        arch(area, index === 0 ? outline : filled, { radiusPx }),
        boxAt(
          { ...area, y: area.y + wordsTop, height: area.height - wordsTop },
          { flexDirection: "column", alignItems: "center" },
          words,
        ),
        ...(mark
          ? [
              boxAt(
                { ...area, y: area.y + wordsTop - markPx * 1.5, height: markPx },
                { justifyContent: "center" },
                mark.draw(markPx),
              ),
            ]
          : []),
      ];
    },
  });
};

/** Smallest distance between a heading and the curve at its sides, design px. */
const chordGap = 20;

/** Returns an arch's inner width at a distance below its top; all lengths are CSS px. */
function chordAt(depthPx: number, widthPx: number, radiusPx: number): number {
  const abovePx = Math.max(0, radiusPx - depthPx);
  return widthPx - 2 * (radiusPx - Math.sqrt(radiusPx * radiusPx - abovePx * abovePx));
}

/** Returns the style of a side: an italic heading, and rows with short thin lines between them. */
function sideLook(
  scene: Scene,
  { letters: { lead, body } }: TemplateSkin,
  index: number,
  rows: number,
): SideLook {
  const { px, colors } = scene;
  const isBetter = index === 1;
  const sheet = isBetter ? colors.panelStrong : colors.paper;
  const { accentLarge, ink, muted } = sheet;
  const line = {
    width: px(60),
    height: finePx(scene),
    backgroundColor: withAlpha(accentLarge, 0.4),
  };
  return {
    headLetters: {
      ...lead,
      italic: true,
      weight: isBetter ? 600 : 500,
      leading: 1.1,
      balanced: true,
    },
    headColor: isBetter ? sheet.smallHighlight.color : muted,
    headScale: 1.4,
    rowLetters: { ...body, weight: isBetter ? 700 : 400, leading: 1.28, balanced: true },
    rowColor: isBetter ? ink : muted,
    rowGap: rows > 4 ? 0.36 : 0.58,
    mark: null,
    align: "center",
    between: () => box(line),
  };
}
