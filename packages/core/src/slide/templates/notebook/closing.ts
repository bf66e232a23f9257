import { plainBrand } from "../../composers/closing.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import { portraitOf } from "../../composition/furniture/portrait.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";

/** Height of the brand's row, design px. */
const brandSizes = { usual: 96, portrait: 210, portraitBeside: 150 } as const;

/** Draws the header, the text, the call to action on a sticky note, and the brand at the foot. */
export const closing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, reading } = scene;
  const isLandscape = shape === "landscape";
  const whole = skin.area(scene, skin);
  const portrait = brandSizes[isLandscape ? "portraitBeside" : "portrait"];
  const size = portraitOf(scene) ? portrait : brandSizes.usual;
  const who = plainBrand(scene, skin, size);
  const area = inset(whole, { bottom: who ? px(size + 56) : px(14) });
  const parts = [textPart(scene, skin, reading.blocks), calloutPart(scene, skin)];
  return {
    area,
    around: partsAtFoot(scene, area, parts, {
      widthPx: area.width * (isLandscape ? 0.8 : 1),
      heightPx: area.height * 0.56,
      maxSize: 56,
      gapPx: () => squeezedGap(scene, 44),
      clearPx: squeezedGap(scene, 48),
    }),
    maxSize: claimSize(reading.header, skin.sizes.statement),
    placement: "together",
    who: who && boxAt(footOf(whole, px(size)), { alignItems: "center" }, who),
  };
};
