import { evenLines } from "../../composition/even-lines.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { buildColumn, fitColumns, judgement } from "../../composers/comparison.ts";
import type { Composing } from "../../composition/composing.ts";
import { gap, head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import { gridAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import type { Column } from "../../../layouts/reading/slide-reading.ts";
import { arch, finePx, besideBlock, tint } from "./parts.ts";
import { composeText } from "./text.ts";

/** How round the arches are and how far the words keep from their top, shares of half their width. */
const roundness = [1, 0.8, 0.3] as const;
const crownShare = [0.5, 0.36, 0.2] as const;

/** An arch in outline beside a filled one, the words on the axis of each. */
export function* composeComparison(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "comparison");
  if (!main) return yield* composeText(scene, hand);
  const { px, colors, squeeze, shape } = scene;
  const { paper, panel, panelStrong } = colors;
  const { nodes, rest } = yield* head(scene, hand, {
    area: hand.area(scene, hand),
    share: scene.media ? 0.18 : 0.25,
    align: shape === "landscape" ? "start" : "center",
  });
  const { over, under, room } = yield* besideBlock(
    scene,
    evenLines(hand),
    { area: rest, before, after },
    { align: "center" },
  );
  const areas = gridAreas(room, 2, 2, px(36));
  const halfPx = areas[0]?.width ?? 1;
  const radiusPx = (halfPx / 2) * roundness[squeeze];
  const widthPx = Math.floor(halfPx - 2 * gap(scene, 36));
  const topPx = Math.min(room.height * 0.2, (halfPx / 2) * crownShare[squeeze]);
  const bottomPx = gap(scene, 40);
  const builds = main.columns.map((side, index) =>
    buildSide(scene, hand, { side, index, widthPx }),
  );
  const boxes = areas.map(() => ({
    widthPx,
    heightPx: Math.max(1, room.height - topPx - bottomPx),
  }));
  const { sizePx, heightsPx } = yield* fitColumns(scene, builds, boxes, hand.sizes.columns);
  const freePx = Math.max(0, room.height - topPx - bottomPx - Math.max(...heightsPx));
  const wordsTop = topPx + freePx / 2;
  const markPx = Math.min(px(46), wordsTop * 0.4);
  const hasMarks = main.isJudged && markPx >= px(24);
  return [
    ...nodes,
    ...over,
    ...areas.flatMap((area, index) => [
      arch(
        area,
        index === 0
          ? { border: `${finePx(scene)}px solid ${tint(paper.accentLarge, 0.42)}` }
          : {
              backgroundImage: `linear-gradient(180deg, ${panelStrong.background}, ${panel.background})`,
            },
        { radiusPx },
      ),
      at(
        { ...area, y: area.y + wordsTop, height: area.height - wordsTop },
        { flexDirection: "column", alignItems: "center" },
        builds[index]?.(sizePx) ?? null,
      ),
      ...(hasMarks
        ? [
            at(
              { ...area, y: area.y + wordsTop - markPx * 1.5, height: markPx },
              { justifyContent: "center" },
              judgement(
                true,
                index,
                index === 0 ? paper.muted : panelStrong.accentLarge,
              )?.(markPx) ?? null,
            ),
          ]
        : []),
    ]),
    ...under,
  ];
}

/** A side's head in italics over its rows, fine lines between. */
function buildSide(
  scene: Scene,
  hand: TemplateHand,
  { side, index, widthPx }: { side: Column; index: number; widthPx: number },
): (sizePx: number) => SlideNode {
  const isBetter = index === 1;
  const sheet = isBetter ? scene.colors.panelStrong : scene.colors.paper;
  const { lead, body } = hand.letters;
  return buildColumn(scene, side, {
    widthPx,
    sheet,
    headColor: isBetter ? sheet.accent : sheet.muted,
    rowColor: isBetter ? sheet.ink : sheet.muted,
    headLetters: {
      ...lead,
      italic: true,
      weight: isBetter ? 600 : 500,
      leading: 1.1,
      balanced: true,
    },
    rowLetters: { ...body, weight: isBetter ? 700 : 400, leading: 1.28, balanced: true },
    headScale: 1.4,
    align: "center",
    mark: null,
    rowGap: side.rows.length > 4 ? 0.36 : 0.58,
    between: () =>
      box({
        width: scene.px(60),
        height: finePx(scene),
        backgroundColor: tint(sheet.accentLarge, 0.4),
      }),
  });
}
