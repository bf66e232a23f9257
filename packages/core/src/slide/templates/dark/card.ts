import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { at } from "../../composition/place.ts";
import { isDark, type Area, type Scene } from "../../composition/scene.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import { glow, neonOf, tileColor } from "./paint.ts";

/** A tile with an edge that catches light; a hot one glows. */
export function card(
  scene: Scene,
  area: Area,
  {
    isHot = false,
    radius = 30,
    style = {},
  }: { isHot?: boolean; radius?: number; style?: SlideStyle },
  ...children: (SlideNode | null)[]
): SlideNode {
  const { px } = scene;
  const { tube, end } = neonOf(scene);
  const edge = Math.max(1, px(2.5));
  const [light, shade] = isDark(scene) ? [0.42, 0.24] : [0.8, 0.88];
  const image = isHot
    ? `linear-gradient(135deg, ${tube}, ${end})`
    : `linear-gradient(150deg, ${hueAt(tube, light, 0.04)}, ${hueAt(tube, shade, 0.02)})`;
  return at(
    area,
    {
      borderRadius: px(radius),
      padding: edge,
      backgroundImage: image,
      ...(isHot && { boxShadow: glow(scene) }),
    },
    box(
      {
        display: "flex",
        width: area.width - 2 * edge,
        height: area.height - 2 * edge,
        borderRadius: px(radius) - edge,
        backgroundColor: tileColor(scene, isHot),
        ...style,
      },
      ...children,
    ),
  );
}
