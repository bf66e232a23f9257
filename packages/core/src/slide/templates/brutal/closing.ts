import type { SlideNode } from "../../../drawing/node.ts";
import { composeClosing as composeUsual, plainBrand } from "../../composers/closing.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { portraitOf } from "../../composition/furniture/portrait.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { fitCapitals } from "./poster.ts";
import { fillOverCall, fillWithArrow } from "./sign.ts";

/** Gap below the header, design px. */
const signGap = 40;

/** Height of the brand's row, design px. */
const brandSizes = { usual: 92, portrait: 210, portraitBeside: 150 } as const;

/** Returns the brand at the foot, and the area that it leaves. */
function placeBrand(scene: Scene, skin: TemplateSkin): { area: Area; who: SlideNode | null } {
  const { px, shape } = scene;
  const isLandscape = shape === "landscape";
  const whole = skin.area(scene, skin);
  const portrait = brandSizes[isLandscape ? "portraitBeside" : "portrait"];
  const size = px(portraitOf(scene) ? portrait : brandSizes.usual);
  const who = plainBrand(scene, skin, size / px(1));
  const area = inset(whole, { bottom: who ? size + px(40) : 0 });
  return { area, who: who && boxAt(footOf(whole, size), { alignItems: "center" }, who) };
}

const textUnder = (scene: Scene, skin: TemplateSkin, area: Area) =>
  textAboveAndBelow(
    scene,
    skin,
    { area, after: scene.reading.blocks },
    { most: 0.56, maxSize: 54 },
  );

/** Composes the header in lines as wide as the slide, then text, call to action and brand. */
export function* composeClosing(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { reading, squeeze } = scene;
  if (squeeze > 0) return yield* composeUsual(scene, skin);
  const { area, who } = placeBrand(scene, skin);
  const { under, room } = yield* textUnder(scene, skin, area);
  const poster = yield* fitCapitals(scene, skin, reading.header, {
    area: room,
    maxSize: 520,
    mostGap: 0.24,
  });
  if (!poster) return yield* composeUsual(scene, skin);
  const free = inset(room, { top: poster.heightPx + scene.px(signGap) });
  return [...poster.draw(room.y), ...drawSign(scene, free, under), ...under, ...(who ? [who] : [])];
}

/** Fills the space under the header with an arrow down to the text, on one block with a call right under it. */
function drawSign(scene: Scene, free: Area, [first]: readonly SlideNode[]): SlideNode[] {
  const { blocks, summary } = scene.reading;
  const isCall = first && summary !== null && blocks.length === 0;
  return isCall
    ? fillOverCall(scene, free, Number(first.style.top))
    : fillWithArrow(scene, { block: free, arrow: free }, "down");
}

/** Places a header that can't fill lines at the top. */
export const closing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { area, who } = placeBrand(scene, skin);
  return {
    area,
    around: textUnder(scene, skin, area),
    maxSize: skin.sizes.statement,
    placement: "top",
    who,
  };
};
