import type { DrawCard } from "../../composition/text/cards.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { fillGradient, glassStyle } from "./paint.ts";

/** Draws a card as a glass-like box; an emphasized card has a gradient and a shadow. */
export const glass: DrawCard = (scene, area, { isLow, isLit, style }, ...children) => {
  const { px, context } = scene;
  const lit = {
    borderRadius: px(34),
    backgroundImage: fillGradient(scene),
    boxShadow: `0 ${px(16)}px ${px(46)}px ${context.palette.glow.primary}`,
  };
  const pane = isLit ? lit : glassStyle(scene, { radius: isLow ? 24 : 34 });
  return boxAt(area, { ...pane, ...style }, ...children);
};
