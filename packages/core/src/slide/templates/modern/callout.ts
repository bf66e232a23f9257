import { box, type SlideNode } from "../../../drawing/node.ts";
import { floorPx } from "../../composition/fit.ts";
import { gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph } from "../../composition/lettering.ts";
import { row } from "../../composition/place.ts";
import { accentGradient, fillGradient, glassStyle } from "./paint.ts";

/** The largest type of a call-out, design px. */
const maxSize = 44;

/** A pane of glass with a lit bar; on slides of cards a filled bar, on the last one a pill. */
export const callout: TemplateHand["callout"] = (scene, words, setting): SlideNode => {
  const { px, layout, colors } = scene;
  const sizePx = Math.max(floorPx.body, Math.min(setting.sizePx, px(maxSize)));
  const letters = { family: "body" as const, weight: 600, leading: 1.3, balanced: true };
  const inside = (left: number) => Math.floor(setting.widthPx - left);
  if (layout === "closing") {
    const iconPx = sizePx * 1.05;
    const side = px(52);
    return row(
      {
        alignItems: "center",
        columnGap: px(22),
        padding: `${px(32)}px ${side}px`,
        borderRadius: px(80),
        maxWidth: setting.widthPx,
        backgroundImage: fillGradient(scene, 100),
        boxShadow: `0 ${px(14)}px ${px(50)}px ${scene.context.palette.glow.primary}`,
      },
      icon("bookmark", iconPx, colors.fill.ink, { strokeWidth: 2.4 }),
      paragraph(scene, words, {
        letters: { ...letters, family: "heading", leading: 1.2 },
        sizePx,
        color: colors.fill.ink,
        style: { flexShrink: 1, maxWidth: inside(2 * side + iconPx + px(22)) },
      }),
    );
  }
  if (layout === "list" || layout === "steps" || layout === "chart") {
    const side = px(40);
    return row(
      {
        width: setting.widthPx,
        padding: `${gap(scene, 32)}px ${side}px`,
        borderRadius: px(34),
        backgroundImage: fillGradient(scene, 100),
      },
      paragraph(scene, words, {
        letters,
        sizePx,
        color: colors.fill.ink,
        widthPx: inside(2 * side),
      }),
    );
  }
  const bar = px(8);
  const [side, between] = [px(30), px(26)];
  return row(
    {
      ...glassStyle(scene),
      width: setting.widthPx,
      padding: `${gap(scene, 28)}px ${side}px`,
      columnGap: between,
      alignItems: "stretch",
    },
    box({
      width: bar,
      borderRadius: bar / 2,
      flexShrink: 0,
      backgroundImage: accentGradient(scene, colors.panel, 170),
    }),
    paragraph(scene, words, {
      letters,
      sizePx,
      color: colors.panel.ink,
      widthPx: inside(2 * side + bar + between + 4),
    }),
  );
};
