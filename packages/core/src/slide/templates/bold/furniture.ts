import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import {
  avatar,
  brandDetails,
  brandName,
  counter,
  footRow,
  furnitureEdges,
  hashtags,
  smallPx,
  titleLine,
} from "../../composition/furniture.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { icon } from "../../composition/icons.ts";
import type { Letters } from "../../composition/lettering.ts";
import { at, spring } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { isPictureCover, landscapeX } from "./cover-picture.ts";
import { hasBleedingHalves, hasFields, sheetOf, smallAccent, tint } from "./fields.ts";

/** What the ends of the top row and of the foot stand on. */
interface Ends {
  top: readonly [Sheet, Sheet];
  foot: readonly [Sheet, Sheet];
  /** How far the words at the start may reach, of the stage's width. */
  reach: number;
  /** Where the words at the end end, of the stage's width: a picture may begin there. */
  end?: number;
}

/** Of a landscape stage's width: where the second field begins. */
export const seamOf = { number: 0.54, closing: 0.68 } as const;

function endsOf(scene: Scene): Ends {
  const { layout, shape, colors } = scene;
  const sheet = sheetOf(scene);
  const same: Ends = { top: [sheet, sheet], foot: [sheet, sheet], reach: 1 };
  const isLandscape = shape === "landscape";
  if (isPictureCover(scene) && isLandscape) {
    return { ...same, reach: landscapeX - 0.14, end: landscapeX };
  }
  if (hasBleedingHalves(scene)) {
    return isLandscape
      ? { top: [sheet, colors.inkField], foot: [sheet, colors.inkField], reach: 0.41 }
      : { ...same, foot: [tint(scene), colors.inkField], reach: 1 };
  }
  if (!hasFields(scene)) return same;
  if (layout === "number" && scene.reading.number) {
    const { primary } = colors;
    return isLandscape
      ? { top: [sheet, primary], foot: [sheet, primary], reach: seamOf.number }
      : { ...same, foot: [primary, primary] };
  }
  if (layout === "closing") {
    const { inkField } = colors;
    return isLandscape
      ? { top: [sheet, inkField], foot: [sheet, inkField], reach: seamOf.closing }
      : { ...same, foot: [inkField, inkField] };
  }
  return same;
}

const strong: Letters = { family: "heading", weight: 700, leading: 1.3, tracking: -0.01 };
const quiet: Letters = { family: "body", weight: 500, leading: 1.3, tracking: -0.01 };

/** Title and counter at the top; who posts, hashtags and an arrow at the foot: each in the ink of the field under it. */
export const drawFurniture: TemplateSkin["furniture"] = (scene, skin) => {
  const { px, layout, widthPx, heightPx } = scene;
  const { top, foot, reach, end } = endsOf(scene);
  const { topPx, bottomPx } = furnitureEdges(scene);
  const x = px(skin.margin);
  const width = widthPx - 2 * x;
  const endX = end ? widthPx * end - px(56) : widthPx - x;
  const startPx = reach < 1 ? widthPx * reach - x - px(36) : width * 0.8;
  const footPx = px(60);
  const height = smallPx(scene) * 1.3;
  const isComparing = hasBleedingHalves(scene);
  const footWidth = reach < 1 ? startPx : width;
  const hasCue = scene.index < scene.count - 1;
  const isSplit = footWidth !== width;
  const cue = icon("arrow", px(62), foot[1].ink, { strokeWidth: 3.2 });
  const lead = scene.isTitled
    ? brandName(scene, { letters: strong, color: top[0].ink })
    : titleLine(scene, { letters: strong, color: top[0].ink }, top[0].ink);
  const count = counter(scene, { letters: strong, color: top[1].ink }, smallAccent(scene, top[1]));
  if (isComparing && scene.shape !== "landscape") {
    return [
      at({ x, y: topPx, width: startPx, height }, {}, lead),
      at({ x: endX - px(220), y: topPx, width: px(220), height }, {}, spring(), count),
      ...halvedFoot(scene, {
        x,
        y: heightPx - bottomPx - footPx,
        height: footPx,
        sheets: foot,
        cue,
      }),
    ].filter((node) => node !== null);
  }
  const nodes: (SlideNode | null)[] = [
    at({ x, y: topPx, width: startPx, height }, {}, lead),
    at({ x: endX - px(220), y: topPx, width: px(220), height }, {}, spring(), count),
    at(
      { x, y: heightPx - bottomPx - footPx, width: footWidth, height: footPx },
      { alignItems: "center" },
      ...footRow(scene, {
        isNarrow: end !== undefined,
        sheet: foot[0],
        brand: { letters: strong, color: foot[0].ink },
        tag: { letters: quiet, color: foot[0].ink },
        avatarPx: px(58),
        cue: isSplit ? null : cue,
        showsBrand: layout !== "closing",
      }),
    ),
    isSplit && hasCue
      ? at(
          { x: endX - px(62), y: heightPx - bottomPx - footPx, width: px(62), height: footPx },
          { alignItems: "center" },
          cue,
        )
      : null,
  ];
  return nodes.filter((node) => node !== null);
};

/** Who posts on the one half, hashtags and the arrow on the other. */
function halvedFoot(
  scene: Scene,
  {
    x,
    y,
    height,
    sheets,
    cue,
  }: { x: number; y: number; height: number; sheets: readonly [Sheet, Sheet]; cue: SlideNode },
): SlideNode[] {
  const { px, widthPx } = scene;
  const middle = widthPx / 2;
  const hasMore = scene.index < scene.count - 1;
  return [
    at(
      { x, y, width: middle - x - px(40), height },
      { alignItems: "center", columnGap: px(18) },
      avatar(scene, px(58), { sheet: sheets[0] }),
      brandDetails(scene, { letters: strong, color: sheets[0].ink }),
    ),
    at(
      { x: middle + px(42), y, width: middle - px(42) - x, height },
      { alignItems: "center", columnGap: px(18) },
      ...hashtags(scene, { letters: quiet, color: sheets[1].ink }),
      spring(),
      hasMore ? cue : null,
    ),
  ];
}
