import { portraitOf } from "../../composition/furniture/portrait.ts";
import { plainBrand } from "../../composers/closing.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { closingSphere, drawSphere } from "./sphere.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Height of the brand's row, design px. */
const brandSizes = { usual: 116, portrait: 216 } as const;

const centered = { justifyContent: "center", alignItems: "center" } as const;

/** Draws everything centred: a sphere, the header, the text, the call to action as a pill, and the brand. */
export const closing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, reading, colors } = scene;
  const whole = skin.area(scene, skin);
  const border = `${Math.max(1, px(4))}px solid ${colors.paper.accentLarge}`;
  const brandSize = brandSizes[portraitOf(scene) ? "portrait" : "usual"];
  const who = plainBrand(scene, skin, brandSize, { ring: { border }, isCentered: true });
  const ball = closingSphere(scene, whole);
  const isLow = shape === "landscape" || shape === "square";
  const sidePx = shape === "landscape" ? whole.width * 0.1 : 0;
  const area = inset(whole, {
    top: ball ? 2 * ball.radius + px(56) : 0,
    bottom: who ? px(brandSize + (isLow ? 36 : 56)) : 0,
    left: sidePx,
    right: sidePx,
  });
  const neighbours = { area, after: reading.blocks };
  return {
    area,
    around: textAboveAndBelow(scene, evenLines(skin), neighbours, {
      align: "center",
      most: 0.58,
      maxSize: 56,
    }),
    maxSize: 140,
    align: "center",
    placement: "together",
    draw: () => [ball && drawSphere(scene, ball)],
    who: who && boxAt(footOf(whole, px(brandSize)), centered, who),
  };
};
