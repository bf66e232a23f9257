import type { SlideNode } from "../../../drawing/node.ts";
import { composeStatement as composeUsual } from "../../composers/statement.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { stackUnderRule } from "../../composition/text/around/above-and-below.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { rule } from "./fields.ts";
import { fitCapitals } from "./poster.ts";
import { fillWithArrow } from "./sign.ts";

/** Space above and below the rule over the text, design px. */
const ruleGap = 34;

function textUnder(scene: Scene, skin: TemplateSkin) {
  const area = skin.area(scene, skin);
  const parts = [textPart(scene, skin, scene.reading.blocks), calloutPart(scene, skin)];
  return stackUnderRule(scene, area, parts, {
    maxSize: 56,
    gap: 34,
    most: 0.44,
    gapPx: scene.px(ruleGap),
    drawRule: (y) => rule(scene, { ...area, y }),
  });
}

/** If a larger fraction of the slide's height is between header and text, an arrow on a block fills it. */
const mostEmpty = 0.28;

/** Composes the header in lines as wide as the slide, spread over the height that the text leaves. */
export function* composeStatement(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { reading, squeeze } = scene;
  if (squeeze > 0) return yield* composeUsual(scene, skin);
  const { under, room } = yield* textUnder(scene, skin);
  const poster = yield* fitCapitals(scene, skin, reading.header, {
    area: room,
    maxSize: 520,
    mostGap: 0.24,
  });
  if (!poster) return yield* composeUsual(scene, skin);
  const gapPx = scene.px(40);
  const isFilled =
    under.length === 0 || room.height - poster.heightPx - gapPx > scene.heightPx * mostEmpty;
  const isOver = under.length === 0 && isSecond(scene);
  const free = inset(room, { [isOver ? "bottom" : "top"]: poster.heightPx + gapPx });
  const sign = isFilled ? fillToEdges(scene, free) : [];
  const y = sign.length > 0 && isOver ? room.y + room.height - poster.heightPx : room.y;
  return [...poster.draw(y), ...sign, ...under];
}

/** Whether the header is under the arrow: on each second statement of a post, so that they aren't all alike. */
function isSecond({ layouts, index }: Scene): boolean {
  return layouts.slice(0, index).filter((layout) => layout === "statement").length % 2 === 1;
}

/** Fills the space beside the header from edge to edge; the arrow points to the next slide. */
function fillToEdges(scene: Scene, free: Area): SlideNode[] {
  const { index, count, widthPx } = scene;
  if (index === count - 1) return [];
  return fillWithArrow(scene, { block: { ...free, x: 0, width: widthPx }, arrow: free }, "onward");
}

/** Places a header that can't fill lines at the top. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => ({
  area: skin.area(scene, skin),
  around: textUnder(scene, skin),
  maxSize: skin.sizes.statement,
  placement: "top",
});
