import { box } from "../../../drawing/node.ts";
import type { DrawCard } from "../../composition/text/cards.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { isDark } from "../../composition/scene/scene.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import { glow, neonOf, tileColor } from "./paint.ts";

/** Draws a card with a bright border; an emphasized card also glows. */
export const card: DrawCard = (scene, area, { isLow, isLit = false, style }, ...children) => {
  const { px } = scene;
  const radiusPx = px(isLow ? 22 : 30);
  const { tube, end } = neonOf(scene);
  const edge = Math.max(1, px(2.5));
  const [light, shade] = isDark(scene) ? [0.42, 0.24] : [0.8, 0.88];
  const image = isLit
    ? `linear-gradient(135deg, ${tube}, ${end})`
    : `linear-gradient(150deg, ${hueAt(tube, light, 0.04)}, ${hueAt(tube, shade, 0.02)})`;
  return boxAt(
    area,
    {
      borderRadius: radiusPx,
      padding: edge,
      backgroundImage: image,
      ...(isLit && { boxShadow: glow(scene) }),
    },
    box(
      {
        display: "flex",
        width: area.width - 2 * edge,
        height: area.height - 2 * edge,
        borderRadius: radiusPx - edge,
        backgroundColor: tileColor(scene, isLit),
        ...style,
      },
      ...children,
    ),
  );
};
