import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Head } from "../../composition/scene/skin-parts.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { head } from "../../composition/text/head.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { headlineAlign, type Area, type Scene } from "../../composition/scene/scene.ts";

/** Indent of a headline for the bar beside it, design px. */
const barRoom = 36;
/** Width of the bar beside a headline, design px. */
const barWidth = 10;

/** Whether a bar is beside the headline. A centred headline has none. */
export function hasBar(scene: Scene): boolean {
  return scene.context.design.headerUnderline && headlineAlign(scene, "start") === "start";
}

/** Returns the indent of a headline for its bar, CSS px; 0 if the design has no header underline. */
export function barIndent(scene: Scene): number {
  return hasBar(scene) ? scene.px(barRoom) : 0;
}

/** Draws a bar left of the headline, as high as its lines. */
export function drawBar({ px }: Scene, sheet: Sheet, place: Area): SlideNode {
  return boxAt(
    {
      x: place.x - px(barRoom),
      y: place.y + px(8),
      width: Math.max(3, px(barWidth)),
      height: Math.max(1, place.height - px(14)),
    },
    { backgroundImage: `linear-gradient(180deg, ${sheet.accentLarge}, ${sheet.blend})` },
  );
}

/** Places the headline beside its bar, above content that has the full width; beside it on landscape slides. */
export function* reportHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  const area = skin.area(scene, skin);
  const left = barIndent(scene);
  const found = yield* head(scene, skin, {
    area: inset(area, { left }),
    share: 0.28,
    gap: 50,
  });
  const isBeside = scene.shape === "landscape" && found.nodes.length > 0;
  const rest = isBeside ? found.rest : { ...found.rest, x: area.x, width: area.width };
  return { ...found, rest };
}
