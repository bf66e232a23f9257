import { evenLines } from "../../composition/even-lines.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { bigHeader } from "../../composers/statement.ts";
import { claimSize } from "../../composition/claim-size.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import { gap } from "../../composition/frame.ts";
import { avatar, signature } from "../../composition/furniture.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, column, row } from "../../composition/place.ts";
import type { Area, Scene, StageShape } from "../../composition/scene.ts";
import { circles, diamond, pictureStrip } from "./parts.ts";

/** The picture of who posts and the circles around it, design px. */
const face: Readonly<Record<StageShape, { radius: number; step: number }>> = {
  portrait: { radius: 126, step: 28 },
  tall: { radius: 150, step: 34 },
  square: { radius: 88, step: 18 },
  landscape: { radius: 168, step: 36 },
};
const circleCount = 4;

/** Who posts in a face among circles, the header, the text and a pill on one axis. */
export function* composeClosing(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, colors } = scene;
  const isLandscape = shape === "landscape";
  const align = isLandscape ? "start" : "center";
  const { nodes: over, rest: free } = pictureStrip(scene, hand.area(scene, hand));
  const crown = drawCrown(scene, free);
  const below = crown.bottom + px(16);
  const words: Area = isLandscape
    ? { ...free, width: Math.floor(free.width - (crown.width > 0 ? crown.width + px(60) : 0)) }
    : crown.width > 0
      ? { ...free, y: below, height: free.y + free.height - below }
      : free;
  const who = signature(scene, {
    name: {
      letters: { ...hand.letters.lead, weight: 600, leading: 1.2 },
      sizePx: Math.max(16, px(46)),
      color: colors.paper.ink,
    },
    details: {
      letters: hand.letters.small,
      sizePx: Math.max(floorPx.furniture, px(35)),
      color: colors.paper.muted,
    },
    align,
  });
  const whoPx = who ? Math.max(16, px(46)) * 1.2 + Math.max(12, px(35)) * 1.3 + px(6) : 0;
  const upper = { ...words, height: words.height - whoPx - (who ? px(40) : 0) };
  const action = yield* fitAction(scene, hand, upper, align);
  const actionPx = action ? action.heightPx + gap(scene, 36) : 0;
  const big = yield* bigHeader(scene, hand, {
    area: { ...upper, height: Math.max(1, upper.height - actionPx) },
    maxSize: claimSize(scene.reading.header, 150),
    align,
  });
  const across = isLandscape ? "flex-start" : "center";
  return [
    ...over,
    ...crown.nodes,
    at(
      words,
      {
        flexDirection: "column",
        alignItems: across,
        justifyContent: isLandscape ? "center" : "space-between",
        ...(isLandscape && { rowGap: gap(scene, 34) }),
      },
      big.node,
      action?.node ?? null,
      who,
    ),
  ];
}

/** The picture of who posts among circles; a logo alone, and a diamond where there is no picture. */
function drawCrown(
  scene: Scene,
  free: Area,
): { nodes: SlideNode[]; width: number; bottom: number } {
  const { px, shape, widthPx, context, squeeze, colors } = scene;
  const { radius, step } = face[shape];
  const shrink = [1, 0.8, 0.6][squeeze] ?? 1;
  const radiusPx = px(radius * shrink);
  const stepPx = px(step * shrink);
  const color = colors.paper.accentLarge;
  const portrait = avatar(scene, 2 * radiusPx);
  const isLogo = portrait !== null && portrait.style.borderRadius === undefined;
  const hasRings = context.design.showBackgroundElements && !isLogo;
  if (!portrait && !hasRings) return { nodes: [], width: 0, bottom: free.y };
  const shown = isLogo ? avatar(scene, radiusPx) : (portrait ?? diamond(radiusPx * 0.5, color));
  const halfHeight = isLogo ? radiusPx / 2 : radiusPx + (hasRings ? circleCount * stepPx : 0);
  const halfWidth = isLogo ? Number(shown?.style.width ?? 0) / 2 : halfHeight;
  const isLandscape = shape === "landscape";
  const x = isLandscape ? free.x + free.width - halfWidth : widthPx / 2;
  const y = isLandscape ? free.y + free.height / 2 : free.y + halfHeight - px(20);
  const rings = hasRings
    ? circles(scene, { x, y, radius: radiusPx + stepPx, count: circleCount, step: stepPx, color })
    : [];
  const place = {
    x: x - halfWidth,
    y: y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
  };
  return {
    nodes: [...rings, at(place, { alignItems: "center", justifyContent: "center" }, shown)],
    width: 2 * halfWidth,
    bottom: y + halfHeight,
  };
}

/** The text over the pill with the call to action, in one size. */
function* fitAction(scene: Scene, hand: TemplateHand, area: Area, align: "start" | "center") {
  const { px, colors } = scene;
  const { blocks, summary } = scene.reading;
  if (blocks.length === 0 && !summary) return null;
  const sheet = hand.sheetOf(scene);
  const { fill } = colors;
  const widthPx = Math.floor(area.width * (align === "center" ? 0.92 : 1));
  const sidePx = px(62);
  const pill = (sizePx: number): SlideNode | null =>
    summary &&
    row(
      {
        backgroundColor: fill.background,
        borderRadius: px(90),
        paddingTop: px(34),
        paddingBottom: px(38),
        paddingLeft: sidePx,
        paddingRight: sidePx,
        maxWidth: widthPx,
      },
      paragraph(scene, summary, {
        letters: { ...hand.letters.label, weight: 500, leading: 1.16, balanced: true },
        sizePx: sizePx * 1.16,
        color: fill.ink,
        align: "center",
        style: { maxWidth: widthPx - 2 * sidePx },
      }),
    );
  return yield* fitNode(
    "action",
    {
      widthPx,
      heightPx: area.height * 0.56,
      minPx: floorPx.body,
      maxPx: Math.max(floorPx.body, px(46)),
    },
    (sizePx) =>
      column(
        {
          width: widthPx,
          rowGap: gap(scene, 40),
          alignItems: align === "center" ? "center" : "flex-start",
        },
        blocks.length > 0
          ? box(
              { display: "flex", flexShrink: 0 },
              flowBlocks(scene, evenLines(hand), blocks, { sizePx, widthPx, sheet, align }),
            )
          : null,
        pill(sizePx),
      ),
  );
}
