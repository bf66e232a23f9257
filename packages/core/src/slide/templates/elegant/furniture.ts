import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import { smallPx } from "../../composition/furniture/furniture.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { FootParts, FurnitureLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, row } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import type { SlideNode, TextNode } from "../../../drawing/node.ts";
import { widthBesideImage, hasSideImage } from "./arched-image.ts";
import { insideArch } from "./large-arch.ts";
import { elegantSheet, hasCoverArch, hasDarkArch, hasPriceArch } from "./mist.ts";
import { diamond, longArrow } from "./parts.ts";

export const margin = 92;
export const small: Letters = { family: "body", weight: 400, leading: 1.3 };
export const nameLetters: Letters = {
  family: "body",
  weight: 400,
  leading: 1.3,
  tracking: 0.13,
  uppercase: true,
};
const serif: Letters = { family: "heading", weight: 400, leading: 1.2, lining: true };

/** Styles and places top row and foot. On a slide with a large arch, the foot is inside the arch. */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { top, foot } = furnitureAreas(scene, skin, scene.px(44));
  const width = hasSideImage(scene) ? widthBesideImage(scene) : top.width;
  return {
    top: topLook(scene, { ...top, width, height: smallPx(scene) * 1.4 }),
    foot: footLook(scene, { ...foot, width }),
  };
};

function topLook(scene: Scene, area: Area): FurnitureLook["top"] {
  const { paper } = scene.colors;
  const { muted: color, accent } = paper;
  const place = oneTopRow(area, { alignItems: "center", columnGap: scene.px(30) });
  return {
    brand: { letters: nameLetters, color },
    title: { letters: small, color, marking: paper.smallHighlight },
    number: { letters: serif, color, accent, sizePx: smallPx(scene) * 1.1 },
    // The arch of a cover shows the brand above the title, so the top row doesn't show the brand again.
    place: ({ lead, number }) =>
      place({ lead: hasCoverArch(scene) ? null : lead, number: number && inItalics(number) }),
  };
}

function footLook(scene: Scene, area: Area): FurnitureLook["foot"] {
  const { px, layout, shape } = scene;
  const sheet = hasPriceArch(scene) ? scene.colors.paper : elegantSheet(scene);
  const isCentered = layout === "closing" && shape !== "landscape";
  const place = oneFootRow(scene, area, {
    divider: diamond(px(9), sheet.accentLarge),
    justifyContent: isCentered ? "center" : "flex-start",
  });
  const hasArch = hasDarkArch(scene) || hasCoverArch(scene);
  return {
    brand: { letters: { ...small, weight: 700 }, color: sheet.ink },
    tag: { letters: small, color: sheet.muted },
    image: { sizePx: px(46) },
    isNarrow: true,
    cue: row({ flexShrink: 0, paddingLeft: px(6) }, longArrow(scene, sheet.accentLarge)),
    place: hasArch ? (parts) => [archFoot(scene, parts)] : place,
  };
}

/** Makes the slide's counter italic, except its first span: the year before the slide's number. */
function inItalics(number: TextNode): TextNode {
  const spans = number.spans.map((span, index) =>
    index === 0 ? span : { ...span, style: { ...span.style, fontStyle: "italic" as const } },
  );
  return { ...number, style: { ...number.style, flexShrink: 0 }, spans };
}

/** Places brand, hashtags and arrow in one row inside the arch, with the hashtags in the middle. */
function archFoot(scene: Scene, { names, tags, end }: FootParts): SlideNode {
  const { px } = scene;
  const third = { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0, overflow: "hidden" };
  const style = { alignItems: "center", columnGap: px(18) };
  return boxAt(
    insideArch(scene).foot,
    { alignItems: "center", columnGap: px(24) },
    row({ ...third, ...style }, names),
    row({ flexShrink: 1, minWidth: 0, ...style }, ...tags),
    row({ ...third, ...style, justifyContent: "flex-end" }, end),
  );
}
