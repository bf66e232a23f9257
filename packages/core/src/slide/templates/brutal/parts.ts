import type { ImageNode, SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import { svgDataUrl } from "../../../drawing/svg.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { callIcon } from "../../composition/text/call-icon.ts";
import { fieldCallout } from "../../composition/text/callouts.ts";
import { icon } from "../../composition/text/icons.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { boxAt, column, row } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { blockOf, rulePx, sheetOf } from "./fields.ts";

/** Draws a call-out under a rule; the call to action of a closing on a block. */
export const callout: TemplateSkin["callout"] = (scene, words, { sizePx, widthPx }) => {
  const { px, floorPx, layout } = scene;
  const letters = { family: "body", weight: 650, leading: 1.18, tracking: -0.022 } as const;
  if (layout === "closing" || layout === "text") {
    const { background, ink } = blockOf(scene);
    const name = layout === "closing" ? callIcon(words.text) : null;
    const iconPx = name ? sizePx * 1.5 : 0;
    const setting = {
      letters,
      sizePx: Math.max(floorPx.body, sizePx * 1.1),
      color: ink,
      widthPx: Math.floor(widthPx - iconPx),
      sidePx: px(36),
      endsPx: squeezedGap(scene, 34),
    };
    return row(
      { width: widthPx, backgroundColor: background, alignItems: "center" },
      fieldCallout(scene, words, setting, {}),
      name && icon(name, iconPx * 0.82, ink, { strokeWidth: 2.8 }),
    );
  }
  const { ink } = sheetOf(scene);
  return column(
    { width: widthPx, rowGap: squeezedGap(scene, 26) },
    box({ width: widthPx, height: rulePx(scene), backgroundColor: ink }),
    paragraph(scene, words, {
      letters: { ...letters, balanced: true },
      sizePx: Math.max(floorPx.body, sizePx * 1.06),
      color: ink,
      widthPx,
    }),
  );
};

/** Widths of a barcode's bars and gaps in turn, in units. */
const bars = [
  3, 3, 1, 3, 4, 2, 2, 3, 1, 2, 5, 1, 3, 1, 1, 2, 4, 2, 1, 1, 2, 3, 5, 1, 2, 2, 1, 3, 4,
];
/** Size of the barcode, design px. */
const barcode = { width: 190, height: 44 } as const;

/** Draws a barcode of that size, CSS px. */
function barcodeOf(scene: Scene, { width, height }: Pick<Area, "width" | "height">): ImageNode {
  const color = sheetOf(scene).ink;
  const unit = width / bars.reduce((sum, bar) => sum + bar, 0);
  let x = 0;
  const rects = bars.map((bar, index) => {
    const at = `x="${x.toFixed(2)}" width="${(bar * unit).toFixed(2)}"`;
    x += bar * unit;
    return index % 2 === 0 ? `<rect ${at} y="0" height="${height}" fill="${color}"/>` : "";
  });
  return {
    kind: "image",
    src: svgDataUrl(width, height, rects.join("")),
    style: { width, height, flexShrink: 0 },
  };
}

/** Draws the small barcode of the foot. */
export function drawBarcode(scene: Scene): SlideNode {
  const { px } = scene;
  return barcodeOf(scene, { width: px(barcode.width), height: px(barcode.height) });
}

/** Smallest height of the space under a title that a large barcode fills, design px. */
const leastLarge = 110;

/** Draws a large barcode in the space that a short title leaves; nothing in a low space. */
export function fillWithBarcode(scene: Scene, area: Area): SlideNode[] {
  if (!scene.context.design.cornerAccent || area.height < scene.px(leastLarge)) return [];
  return [boxAt(area, {}, barcodeOf(scene, area))];
}

/** Draws a square bullet. */
export function square(sizePx: number, color: string): SlideNode {
  const size = Math.max(3, sizePx);
  return box({ width: size, height: size, backgroundColor: color, flexShrink: 0 });
}
