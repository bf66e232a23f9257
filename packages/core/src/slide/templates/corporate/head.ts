import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { head, type Head } from "../../composition/head.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { at, inset } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";

/** Design px that a headline stands beside its bar, and the bar's width. */
const barRoom = 36;
const barWidth = 10;

/** How far a headline is moved in for its bar, CSS px. */
export function barIndent({ context, px }: Scene): number {
  return context.design.headerUnderline ? px(barRoom) : 0;
}

/** A bar at the headline's left, as high as its lines. */
export function drawBar({ px }: Scene, sheet: Sheet, place: Area): SlideNode {
  return at(
    {
      x: place.x - px(barRoom),
      y: place.y + px(8),
      width: Math.max(3, px(barWidth)),
      height: Math.max(1, place.height - px(14)),
    },
    { backgroundImage: `linear-gradient(180deg, ${sheet.accentLarge}, ${sheet.secondary})` },
  );
}

/** The headline beside its bar, and the full width for what follows. */
export function* reportHead(
  scene: Scene,
  skin: TemplateSkin,
  area: Area = skin.area(scene, skin),
): Composing<Head> {
  const left = barIndent(scene);
  const found = yield* head(scene, skin, { area: inset(area, { left }), share: 0.28, gap: 50 });
  const isBeside = scene.shape === "landscape" && found.nodes.length > 0;
  const rest = isBeside ? found.rest : { ...found.rest, x: area.x, width: area.width };
  return { ...found, rest };
}
