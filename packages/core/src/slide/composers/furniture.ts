import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import {
  avatar,
  brandDetails,
  brandName,
  counter,
  furnitureEdges,
  hashtags,
  smallPx,
  titleLine,
} from "../composition/furniture/furniture.ts";
import type { FootParts, FurnitureLook, TopParts } from "../composition/scene/layout-looks.ts";
import { boxAt, row, flexSpacer } from "../composition/scene/boxes.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";

/** Draws the title and number at a slide's top, and the brand and hashtags at its foot. */
export function drawFurniture(scene: Scene, skin: TemplateSkin): SlideNode[] {
  const { under = [], top, foot } = skin.furniture(scene, skin);
  return [...under, ...top.place(topParts(scene, top)), ...foot.place(footParts(scene, foot))];
}

/**
 * Builds the top row from the post's title and the slide's number. If the title is already the slide's headline, the
 * top row has the brand's name instead.
 */
function topParts(scene: Scene, { brand, title, number }: FurnitureLook["top"]): TopParts {
  const ink = scene.topSheet?.ink;
  const over = ink === undefined ? {} : { color: ink, accent: ink };
  const marking = ink === undefined ? title.marking : { color: ink, isBolder: true };
  const { hasField = false, ...own } = number;
  const figures = { ...own, ...(hasField ? {} : over) };
  const lead = scene.isTitled
    ? brandName(scene, { ...brand, ...over })
    : titleLine(scene, { ...title, ...over, ...(marking && { marking }) });
  return { lead, number: counter(scene, figures, figures.accent) };
}

/** Builds the parts of the foot. Closing slides omit the brand's image and names. */
function footParts(scene: Scene, look: FurnitureLook["foot"]): FootParts {
  const { tag, cue } = look;
  const { sizePx, ...image } = look.image;
  const isNamed = scene.layout === "closing";
  const hasMore = scene.index < scene.count - 1 && !scene.hidesCue;
  return {
    image: isNamed ? null : avatar(scene, sizePx, image),
    names: isNamed ? null : footNames(scene, look),
    tags: hashtags(scene, tag),
    end: look.progress ?? (hasMore && cue ? cue : null),
  };
}

/** Builds the handle and the website. If both are missing, builds the brand's name unless the top row shows it. */
function footNames(scene: Scene, { brand, isNarrow = false }: FurnitureLook["foot"]) {
  const { isTitled } = scene;
  const details = brandDetails(scene, brand, { all: isTitled && !isNarrow });
  return details ?? (isTitled ? null : brandName(scene, brand));
}

/** Returns the areas of the top row and of a foot that is `footPx` high, within the margins; CSS px. */
export function furnitureAreas(
  scene: Scene,
  { margin }: TemplateSkin,
  footPx: number,
): { top: Area; foot: Area } {
  const { px, widthPx, heightPx } = scene;
  const { topPx, bottomPx } = furnitureEdges(scene);
  const x = px(margin);
  const width = widthPx - 2 * x;
  return {
    top: { x, y: topPx, width, height: smallPx(scene) * 1.3 },
    foot: { x, y: heightPx - bottomPx - footPx, width, height: footPx },
  };
}

/** Returns a function that places the title or brand at the start of the top row, and the number at its end. */
export function oneTopRow(area: Area, style: SlideStyle): FurnitureLook["top"]["place"] {
  return ({ lead, number }) => [
    boxAt(area, { justifyContent: "space-between", ...style }, lead ?? flexSpacer(), number),
  ];
}

/**
 * Returns a function that places the brand's image, names and hashtags in one line. The progress bar, or a hint that
 * more slides follow, is at the line's end.
 */
export function oneFootRow(
  { px }: Scene,
  area: Area,
  {
    divider = box({ width: px(6), flexShrink: 0 }),
    ...style
  }: SlideStyle & { divider?: BoxNode } = {},
): FurnitureLook["foot"]["place"] {
  return ({ image, names, tags, end }) => [
    boxAt(
      area,
      { alignItems: "center" },
      row(
        {
          flexGrow: 1,
          flexShrink: 1,
          flexBasis: 0,
          minWidth: 0,
          alignItems: "center",
          columnGap: px(18),
          overflow: "hidden",
          ...style,
        },
        image,
        names,
        (image || names) && tags.length > 0 ? { ...divider, role: "divider" as const } : null,
        ...tags,
      ),
      end && box({ flexShrink: 0, display: "flex", marginLeft: px(18) }, end),
    ),
  ];
}
