import type { Sheet } from "../../../design/colors/template-colors.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import { beside, head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph, type Letters } from "../../composition/lettering.ts";
import { at, row } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { judgement } from "../../composers/comparison.ts";
import { composeText } from "../../composers/text.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { hasBleedingHalves, tint } from "./fields.ts";

/** Design px: between the headline and the halves, between words and the seam, the disc on it. */
const headGap = 84;
const seamGap = 42;
const discSize = 108;

/** A tinted half against a half in ink, with an arrow on the seam between them. */
export function* composeComparison(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "comparison");
  if (!main) return yield* composeText(scene, hand);
  const { px, colors } = scene;
  const area = hand.area(scene, hand);
  const { nodes, rest } = yield* head(scene, hand, { area, gap: headGap });
  const { over, under, room } = yield* beside(scene, hand, { area: rest, before, after });
  const { full, inner, lefts, top, bottom } = planHalves(scene, hand, room);
  const sides = [tint(scene), colors.inkField] as const;
  const count = Math.max(...main.columns.map(({ rows }) => rows.length), 1);
  const headLetters = { ...hand.letters.headline, leading: 1.02, tracking: -0.035 };
  const buildHead = (words: Words, index: number, sizePx: number) =>
    paragraph(scene, words, {
      letters: headLetters,
      sizePx,
      color: index === 0 ? sides[0].inkLarge : sides[1].accentLarge,
      widthPx: inner,
    });
  const heads = yield* fitSiblings("heads", { minPx: floorPx.body, maxPx: px(66) }, (sizePx) =>
    main.columns.map((side, index) => ({
      node: buildHead(side.head, index, sizePx),
      widthPx: inner,
      heightPx: (bottom - top) * 0.22,
    })),
  );
  const headPx = Math.max(...heads.heightsPx) + px(34);
  const body = { x: 0, y: top + headPx, width: inner, height: bottom - top - headPx };
  const places = rowAreas(body, count, 0);
  const rowPx = places[0]?.height ?? 0;
  const linePx = Math.max(1.5, px(5));
  const padPx = Math.min(px(24), rowPx * 0.14);
  const build = (words: Words, index: number, sizePx: number) => {
    const sheet = sides[index === 0 ? 0 : 1];
    const mark = judgement(main.isJudged, index, index === 0 ? sheet.muted : sheet.accentLarge);
    const letters = { ...hand.letters.body, weight: index === 0 ? 500 : 600, leading: 1.2 };
    return buildRow(scene, words, { mark, letters, sizePx, color: sheet.ink, widthPx: inner });
  };
  const fitted = yield* fitSiblings(
    "columns",
    { minPx: floorPx.furniture, maxPx: px(hand.sizes.columns) },
    (sizePx) =>
      main.columns.flatMap(({ rows }, index) =>
        rows.map((words) => ({
          node: build(words, index, sizePx),
          widthPx: inner,
          heightPx: rowPx - linePx - padPx * 1.4,
        })),
      ),
  );
  return [
    ...drawHalves(sides, full),
    ...nodes,
    ...over,
    ...main.columns.flatMap((side, index) => {
      const sheet = sides[index === 0 ? 0 : 1];
      const x = lefts[index] ?? 0;
      return [
        at(
          { x, y: top, width: inner, height: headPx },
          {},
          buildHead(side.head, index, heads.sizePx),
        ),
        ...side.rows.flatMap((words, line) => {
          const place = places[line];
          if (!place) return [];
          return [
            at({ x, y: place.y, width: inner, height: linePx }, { backgroundColor: sheet.line }),
            at(
              { x, y: place.y + linePx + padPx, width: inner, height: rowPx - linePx - padPx },
              {},
              build(words, index, fitted.sizePx),
            ),
          ];
        }),
      ];
    }),
    drawSeamDisc(scene, full),
    ...under,
  ];
}

/** The two fields; the first reaches under the second, so that no gap shows between them. */
function drawHalves(sides: readonly Sheet[], full: Area): SlideNode[] {
  const half = full.width / 2;
  return sides.map((sheet, index) =>
    at(
      { ...full, x: full.x + index * half, width: half + (index === 0 ? 1 : 0) },
      { backgroundColor: sheet.background },
    ),
  );
}

/** The halves, and where in each of them words stand. */
function planHalves(scene: Scene, hand: TemplateHand, room: Area) {
  const { px, shape, widthPx, heightPx } = scene;
  const isLandscape = shape === "landscape";
  const bleeds = hasBleedingHalves(scene);
  const area = hand.area(scene, hand);
  const full: Area = {
    x: isLandscape ? room.x - px(10) : 0,
    y: isLandscape && bleeds ? 0 : room.y,
    width: isLandscape ? widthPx - room.x + px(10) : widthPx,
    height: bleeds ? heightPx - (isLandscape ? 0 : room.y) : room.height,
  };
  const half = full.width / 2;
  const sidePx = isLandscape ? px(36) : px(hand.margin);
  return {
    full,
    inner: Math.floor(half - sidePx - px(seamGap)),
    lefts: [full.x + sidePx, full.x + half + px(seamGap)],
    top: isLandscape && bleeds ? room.y : room.y + px(62),
    bottom: bleeds
      ? area.y + area.height - (isLandscape ? px(10) : 0)
      : room.y + room.height - px(30),
  };
}

/** A line of a half beside its mark. */
function buildRow(
  scene: Scene,
  words: Words,
  {
    mark,
    letters,
    sizePx,
    color,
    widthPx,
  }: {
    mark: ReturnType<typeof judgement>;
    letters: Letters;
    sizePx: number;
    color: string;
    widthPx: number;
  },
): SlideNode {
  const markPx = mark ? Math.round(sizePx * 1.25) : 0;
  return row(
    { width: widthPx, alignItems: "flex-start" },
    mark &&
      box(
        { width: markPx, flexShrink: 0, display: "flex", paddingTop: sizePx * 0.16 },
        mark(sizePx),
      ),
    paragraph(scene, words, { letters, sizePx, color, widthPx: widthPx - markPx }),
  );
}

/** An arrow from the one half to the other. */
function drawSeamDisc(scene: Scene, full: Area): SlideNode {
  const { px, colors, shape, heightPx } = scene;
  const size = px(discSize);
  const isLow = shape === "landscape" && hasBleedingHalves(scene);
  const y = isLow ? heightPx - px(66) - size / 2 : full.y;
  return at(
    { x: full.x + (full.width - size) / 2, y: y - size / 2, width: size, height: size },
    {
      borderRadius: size / 2,
      backgroundColor: colors.fill.background,
      alignItems: "center",
      justifyContent: "center",
    },
    icon("arrow", px(60), colors.fill.ink, { strokeWidth: 3.2 }),
  );
}
