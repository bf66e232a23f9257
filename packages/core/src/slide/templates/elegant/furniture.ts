import type { Sheet } from "../../../design/colors/template-colors.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import {
  avatar,
  brandDetails,
  brandName,
  counter,
  furnitureEdges,
  hashtags,
  smallPx,
  titleLine,
} from "../../composition/furniture.ts";
import type { Letters } from "../../composition/lettering.ts";
import { at, row, spring } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { insideArch } from "./large-arch.ts";
import { darkArchSheet, hasCoverArch, hasDarkArch, mistOf } from "./mist.ts";
import { diamond, longArrow } from "./parts.ts";
import { besidePicture, hasSidePicture } from "./arched-picture.ts";

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

/** Top row and foot; in a large arch the foot stands in it. */
export function elegantFurniture(scene: Scene): SlideNode[] {
  const { px, widthPx, heightPx, colors } = scene;
  const { topPx, bottomPx } = furnitureEdges(scene);
  const width = widthPx - 2 * px(margin);
  const footPx = px(44);
  const isDark = hasDarkArch(scene);
  const foot =
    isDark || hasCoverArch(scene)
      ? at(
          insideArch(scene).foot,
          { alignItems: "center", columnGap: px(24) },
          ...archFoot(scene, isDark ? darkArchSheet(scene) : mistOf(scene)),
        )
      : at(
          {
            x: px(margin),
            y: heightPx - bottomPx - footPx,
            width: hasSidePicture(scene) ? besidePicture(scene) : width,
            height: footPx,
          },
          { alignItems: "center" },
          ...plainFoot(scene, colors.paper),
        );
  return [
    at(
      { x: px(margin), y: topPx, width, height: smallPx(scene) * 1.4 },
      { justifyContent: "space-between", alignItems: "center", columnGap: px(30) },
      lead(scene),
      hasSidePicture(scene) ? null : italicCounter(scene),
    ),
    hasSidePicture(scene)
      ? at(
          { x: px(margin), y: topPx, width: besidePicture(scene), height: smallPx(scene) * 1.4 },
          { justifyContent: "flex-end", alignItems: "center" },
          italicCounter(scene),
        )
      : box({}),
    foot,
  ];
}

/** The post's title; on a cover, which shows it large, who posts, where that stands nowhere else. */
function lead(scene: Scene): SlideNode {
  const { colors, isTitled } = scene;
  const line = { letters: small, color: colors.paper.muted };
  if (hasCoverArch(scene)) return spring();
  if (isTitled) {
    const name = brandName(scene, { ...line, letters: nameLetters });
    return name ?? spring();
  }
  return titleLine(scene, line, colors.paper.muted);
}

/** The slide's number in italics after the year. */
function italicCounter(scene: Scene): SlideNode | null {
  const { muted, accent } = scene.colors.paper;
  const node = counter(
    scene,
    { letters: serif, color: muted, sizePx: smallPx(scene) * 1.1 },
    accent,
  );
  if (!node) return null;
  const spans = node.spans.map((span, index) =>
    index === 0 ? span : { ...span, style: { ...span.style, fontStyle: "italic" } },
  );
  return { ...node, style: { ...node.style, flexShrink: 0 }, spans };
}

function hasMore({ index, count }: Scene): boolean {
  return index < count - 1;
}

/** Who posts, the hashtags and the arrow in three parts on the arch's axis. */
function archFoot(scene: Scene, sheet: Sheet): SlideNode[] {
  const { px } = scene;
  const third = { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0, overflow: "hidden" };
  const strong = { letters: { ...small, weight: 700 }, color: sheet.ink };
  return [
    row({ ...third, alignItems: "center" }, brandDetails(scene, strong)),
    row(
      { flexShrink: 1, minWidth: 0, alignItems: "center", columnGap: px(18) },
      ...hashtags(scene, { letters: small, color: sheet.muted }),
    ),
    row(
      { ...third, alignItems: "center", justifyContent: "flex-end" },
      hasMore(scene) ? longArrow(scene, sheet.accentLarge) : null,
    ),
  ];
}

/** Picture, who posts and hashtags, with a diamond between; the arrow at the end. */
function plainFoot(scene: Scene, sheet: Sheet): SlideNode[] {
  const { px, layout } = scene;
  const strong = { letters: { ...small, weight: 700 }, color: sheet.ink };
  const isClosing = layout === "closing";
  const who = isClosing ? null : (brandDetails(scene, strong) ?? brandName(scene, strong));
  const picture = isClosing ? null : avatar(scene, px(46));
  const tags = hashtags(scene, { letters: small, color: sheet.muted });
  const isCentered = isClosing && scene.shape !== "landscape";
  return [
    row(
      {
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 0,
        minWidth: 0,
        alignItems: "center",
        columnGap: px(18),
        overflow: "hidden",
        justifyContent: isCentered ? "center" : "flex-start",
      },
      picture,
      who,
      (who ?? picture) && tags.length > 0
        ? { ...diamond(px(9), sheet.accentLarge), role: "divider" }
        : null,
      ...tags,
    ),
    ...(hasMore(scene)
      ? [row({ flexShrink: 0, marginLeft: px(24) }, longArrow(scene, sheet.accentLarge))]
      : []),
  ];
}
