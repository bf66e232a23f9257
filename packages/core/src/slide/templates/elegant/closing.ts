import { portraitOf } from "../../composition/furniture/portrait.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { bigHeader } from "../../composers/header.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import { pillCallout } from "../../composition/text/callouts.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { callIcon } from "../../composition/text/call-icon.ts";
import { measureEms } from "../../composition/text/measure.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { fitParts } from "../../composition/text/fit-parts.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { avatar, hasLongName, signature } from "../../composition/furniture/furniture.ts";
import { boxAt, inset, row } from "../../composition/scene/boxes.ts";
import {
  bodySize,
  isLandscape as isWideStage,
  type Area,
  type Scene,
  type StageShape,
} from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { circles, diamond } from "./parts.ts";
import { textPart, type Part, summaryPart } from "../../composition/text/around/parts.ts";

/** Radius of the brand's image, and distance between the circles around it; design px. */
const face: Readonly<Record<StageShape, { radius: number; step: number }>> = {
  portrait: { radius: 100, step: 22 },
  tall: { radius: 132, step: 30 },
  square: { radius: 76, step: 16 },
  landscape: { radius: 168, step: 36 },
};
const circleCount = 3;

/**
 * Draws the brand's image in circles, the header, the text, the call to action as a pill, and the brand's name and
 * details.
 */
export function* composeClosing(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape } = scene;
  const isLandscape = shape === "landscape";
  const align = isLandscape ? "start" : "center";
  const free = skin.area(scene, skin);
  const crown = drawCrown(scene, free);
  const words = inset(free, {
    right: isLandscape && crown.width > 0 ? crown.width + px(60) : 0,
    top: isLandscape || crown.width === 0 ? 0 : crown.bottom + px(16) - free.y,
  });
  const who = lines(scene, skin, { align, widthPx: Math.floor(words.width) });
  const upper = { ...words, height: words.height - who.heightPx };
  const parts = [
    textPart(scene, evenLines(skin), scene.reading.blocks, { align }),
    pillPart(scene, skin),
  ];
  const widthPx = upper.width * (isLandscape ? 1 : 0.92);
  const action = yield* fitParts(scene, parts, {
    widthPx,
    heightPx: upper.height * 0.56,
    maxSize: yield* callSize(scene, skin, widthPx),
    gapPx: () => squeezedGap(scene, 40),
    align,
  });
  const actionPx = action ? action.heightPx + squeezedGap(scene, isLandscape ? 62 : 36) : 0;
  const big = yield* bigHeader(scene, skin, {
    area: { ...upper, height: Math.max(1, upper.height - actionPx) },
    maxSize: claimSize(scene.reading.header, 164),
    align,
  });
  const style = isLandscape
    ? { alignItems: "flex-start", justifyContent: "center", rowGap: squeezedGap(scene, 58) }
    : { alignItems: "center", justifyContent: "center", rowGap: squeezedGap(scene, 52) };
  const stack = [big.node, action?.node ?? null];
  const [upperStack, foot] = isLandscape ? [[...stack, who.node], null] : [stack, who.node];
  const room = foot ? upper : words;
  const low = { ...words, y: upper.y + upper.height, height: words.height - upper.height };
  return [
    ...crown.nodes,
    boxAt(room, { flexDirection: "column", ...style }, ...upperStack),
    ...(foot ? [boxAt(low, { alignItems: "flex-end", justifyContent: "center" }, foot)] : []),
  ];
}

/** Largest font size of text and call to action, design px. */
const mostCall = 60;
/** Smallest font size at which the call to action is on one line, px on a phone where the slide is 360 px wide. */
const leastCall = { slidePx: 360, fontPx: 14, landscapePx: 10.5 } as const;

/** Returns a font size at which the call to action is on one line, or the usual one if that would be too small. */
function* callSize(scene: Scene, skin: TemplateSkin, widthPx: number): Composing<number> {
  const { px, reading, context } = scene;
  const { summary } = reading;
  if (!summary) return mostCall;
  const [em = 0] = yield* measureEms(scene, [[summary.text, pillLetters(skin)]]);
  const iconEm = callIcon(summary.text) ? 1.05 : 0;
  const gapPx = iconEm > 0 ? px(22) : 0;
  const linePx = (widthPx - 2 * px(pillSide) - gapPx - 2) / (em + iconEm) / pillScale;
  const fontPx = leastCall[isWideStage(context.stage) ? "landscapePx" : "fontPx"];
  const leastPx = (context.stage.widthPx / leastCall.slidePx) * fontPx;
  return linePx * pillScale < leastPx ? mostCall : Math.min(mostCall, linePx / px(1));
}

/**
 * Builds two lines with the brand's name and details. `heightPx` (CSS px) includes the space above the lines, and is 0
 * if `node` is null.
 */
function lines(
  scene: Scene,
  skin: TemplateSkin,
  { align, widthPx }: { align: "start" | "center"; widthPx: number },
) {
  const { px, colors } = scene;
  const isPortrayed = portraitOf(scene) !== null;
  const sizes = {
    name: bodySize(scene, isPortrayed ? 58 : 46),
    details: Math.max(scene.floorPx.furniture, px(isPortrayed ? 40 : 35)),
  };
  // Beside a photo, the brand's image isn't in circles over the header, but beside the name.
  const image = scene.photo ? avatar(scene, px(besidePhoto), { isFace: true }) : null;
  const isLong = !image && hasLongName(scene);
  const words = signature(scene, {
    name: {
      letters: { ...skin.letters.lead, weight: 600, leading: 1.2 },
      sizePx: sizes.name,
      color: colors.paper.ink,
    },
    details: { letters: skin.letters.small, sizePx: sizes.details, color: colors.paper.muted },
    align: image ? "start" : align,
    ...(isLong && { wrapPx: widthPx }),
  });
  const both = row({ alignItems: "center", columnGap: px(28), maxWidth: "100%" }, image, words);
  const node = image ? both : words;
  const nameLines = isLong ? 2 : 1;
  const heightPx = node ? sizes.name * 1.2 * nameLines + sizes.details * 1.3 + px(6) + px(40) : 0;
  return { node, heightPx };
}

/** Size of the brand's image beside its name, design px. */
const besidePhoto = 104;
/** Factors for the size of a portrait in place of the brand's image, and of a diamond beside the words. */
const faceScale = { portrait: 1.24, diamondBeside: 0.66 } as const;

/** Draws the brand's image inside circles. A logo gets no circles; a diamond replaces a missing image. */
function drawCrown(
  scene: Scene,
  free: Area,
): { nodes: SlideNode[]; width: number; bottom: number } {
  const { px, shape, widthPx, context, squeeze, colors } = scene;
  const { radius, step } = face[shape];
  const shrink = [1, 0.8, 0.6][squeeze] ?? 1;
  const hasImage = context.brand !== null && avatar(scene, 1, { isFace: true }) !== null;
  const scale = portraitOf(scene)
    ? faceScale.portrait
    : hasImage || shape !== "landscape"
      ? 1
      : faceScale.diamondBeside;
  const radiusPx = px(radius * shrink * scale);
  const stepPx = px(step * shrink * Math.min(1, scale));
  const color = colors.paper.accentLarge;
  const portrait = avatar(scene, 2 * radiusPx, { isFace: true });
  const isLogo = portrait !== null && portrait.style.borderRadius === undefined;
  const hasRings = context.design.showBackgroundElements && !isLogo;
  // Beside a photo, the brand's image would be a second image.
  if (scene.photo || (!portrait && !hasRings)) return { nodes: [], width: 0, bottom: free.y };
  const logoPx = radiusPx * (shape === "landscape" ? 0.66 : 1);
  const shown = isLogo ? avatar(scene, logoPx) : (portrait ?? diamond(radiusPx * 0.5, color));
  const halfHeight = isLogo ? logoPx / 2 : radiusPx + (hasRings ? circleCount * stepPx : 0);
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
    nodes: [...rings, boxAt(place, { alignItems: "center", justifyContent: "center" }, shown)],
    width: 2 * halfWidth,
    bottom: y + halfHeight,
  };
}

/** Padding left and right in the pill, design px, and its font size as a multiple of the text's. */
const pillSide = 62;
const pillScale = 1.16;

const pillLetters = ({ letters }: TemplateSkin): Letters => ({
  ...letters.label,
  weight: 500,
  leading: 1.16,
  balanced: true,
});

/** Returns a part with the call to action as a pill; null if there is none. */
function pillPart(scene: Scene, skin: TemplateSkin): Part | null {
  const { px, colors } = scene;
  const { chosen } = colors;
  const [sidePx, endsPx] = [px(pillSide), px(36)];
  const style = {
    borderRadius: px(90),
    backgroundColor: chosen.background,
    // Italics are a little above the middle of their line, so the bottom padding is larger.
    padding: `${px(34)}px ${sidePx}px ${px(38)}px`,
  };
  const letters = pillLetters(skin);
  const look = { letters, color: chosen.ink, align: "center" as const, sidePx, endsPx };
  return summaryPart(scene, (summary, { sizePx, widthPx }) => {
    const words = { ...look, sizePx: sizePx * pillScale, widthPx };
    return pillCallout(scene, summary, words, style);
  });
}
