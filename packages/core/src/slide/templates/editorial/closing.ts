import { plainBrand } from "../../composers/closing.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import { portraitOf } from "../../composition/furniture/portrait.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Height of the brand's row, design px. */
const brandSizes = { usual: 96, portrait: 210, portraitBeside: 150 } as const;

/** Space between the rule and the header's accents where the text fills the slide, design px. */
const accentRoom = 24;

/** Draws the header, the text and the call to action together, over the brand; on landscape slides under the rule. */
export const closing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, reading } = scene;
  const isLandscape = shape === "landscape";
  const whole = skin.area(scene, skin);
  const portrait = brandSizes[isLandscape ? "portraitBeside" : "portrait"];
  const size = portraitOf(scene) ? portrait : brandSizes.usual;
  const who = plainBrand(scene, skin, size);
  const area = inset(whole, {
    top: isLandscape ? 0 : px(accentRoom),
    bottom: who ? px(size + (isLandscape ? 44 : 56)) : 0,
  });
  const words = isLandscape ? { ...area, width: Math.floor(area.width * 0.8) } : area;
  return {
    area: words,
    around: textAboveAndBelow(
      scene,
      skin,
      { area: words, after: reading.blocks },
      { most: 0.56, maxSize: shape === "tall" ? 66 : 54, ...(!isLandscape && { gap: 64 }) },
    ),
    maxSize: claimSize(reading.header, skin.sizes.statement),
    placement: isLandscape ? "top" : "together",
    sheet: skin.sheetOf(scene),
    who: who && boxAt(footOf(whole, px(size)), { alignItems: "center" }, who),
  };
};
