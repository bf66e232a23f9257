import type { SlideNode } from "../../../drawing/node.ts";
import { composeStatement as composeUsual } from "../../composers/statement.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import { stackAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { rule } from "./fields.ts";
import { fillWithBarcode } from "./parts.ts";
import { fitCapitals } from "./poster.ts";

/** Space above and below the rule over the text, design px. */
const ruleGap = 34;

function* textUnder(scene: Scene, skin: TemplateSkin) {
  const { reading, px } = scene;
  const area = skin.area(scene, skin);
  const parts = {
    over: [],
    under: [textPart(scene, skin, reading.blocks), calloutPart(scene, skin)],
  };
  const around = yield* stackAboveAndBelow(scene, area, parts, {
    maxSize: 56,
    gap: 34,
    most: 0.44,
  });
  const [first] = around.under;
  if (!first) return around;
  const line = rule(scene, { ...area, y: Number(first.style.top) - px(ruleGap) });
  const room = inset(around.room, { bottom: px(ruleGap) });
  return { ...around, room, under: [line, ...around.under] };
}

/** If a larger fraction of the slide's height is between header and text, a barcode fills it. */
const mostEmpty = 0.28;

/** Composes the header in lines as wide as the slide, spread over the height that the text leaves. */
export function* composeStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { reading, squeeze } = scene;
  if (squeeze > 0) return yield* composeUsual(scene, skin);
  const { under, room } = yield* textUnder(scene, skin);
  const poster = yield* fitCapitals(scene, skin, reading.header, {
    area: room,
    maxSize: 310,
    mostGap: under.length > 0 ? 1.1 : 0.24,
  });
  if (!poster) return yield* composeUsual(scene, skin);
  const free = inset(room, { top: poster.heightPx + scene.px(40), bottom: scene.px(10) });
  const isFilled = under.length === 0 || free.height > scene.heightPx * mostEmpty;
  return [...poster.draw(room.y), ...(isFilled ? fillWithBarcode(scene, free) : []), ...under];
}

/** Places a header that can't fill lines at the top. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => ({
  area: skin.area(scene, skin),
  around: textUnder(scene, skin),
  maxSize: skin.sizes.statement,
  placement: "top",
});
