import { plainBrand } from "../../composers/closing.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import { portraitOf } from "../../composition/furniture/portrait.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Height of the brand's row, design px. */
const brandSizes = { usual: 96, portrait: 210, portraitBeside: 150 } as const;

/** Draws the header under the rule, then the text, the call to action and the brand at the foot. */
export const closing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, reading } = scene;
  const isLandscape = shape === "landscape";
  const whole = skin.area(scene, skin);
  const portrait = brandSizes[isLandscape ? "portraitBeside" : "portrait"];
  const size = portraitOf(scene) ? portrait : brandSizes.usual;
  const who = plainBrand(scene, skin, size);
  const area = inset(whole, { bottom: who ? px(size + (isLandscape ? 44 : 56)) : 0 });
  const words = isLandscape ? { ...area, width: Math.floor(area.width * 0.8) } : area;
  return {
    area: words,
    around: textAboveAndBelow(
      scene,
      skin,
      { area: words, after: reading.blocks },
      { most: 0.56, maxSize: 54 },
    ),
    maxSize: claimSize(reading.header, skin.sizes.statement),
    placement: "top",
    sheet: skin.sheetOf(scene),
    who: who && boxAt(footOf(whole, px(size)), { alignItems: "center" }, who),
  };
};
