import { box, type SlideNode } from "../../../drawing/node.ts";
import { fieldCallout, pillCallout } from "../../composition/text/callouts.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { row } from "../../composition/scene/boxes.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { bodySize, isTopLayout } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { accentGradient, fillGradient, glassStyle } from "./paint.ts";

/** Largest font size of a call-out, design px. */
const maxSize = 44;

const letters = { family: "body", weight: 600, leading: 1.3, balanced: true } as const;

/** Layouts with a headline at a fixed height, but without rows. */
const rowless: readonly SlideLayoutName[] = ["comparison", "code", "text"];

/**
 * Draws a call-out: a pill in the layout `closing`, a filled box under rows, otherwise a glass-like
 * box.
 */
export const callout: TemplateSkin["callout"] = (scene, words, { sizePx, widthPx }) => {
  const { px, layout, colors, context } = scene;
  const { ink } = colors.chosen;
  const setting = {
    letters,
    sizePx: Math.min(sizePx, bodySize(scene, maxSize)),
    color: ink,
    widthPx,
  };
  const backgroundImage = fillGradient(scene, 100);
  if (layout === "closing") {
    const pill = {
      ...setting,
      letters: { ...letters, family: "heading", leading: 1.2 },
      sidePx: px(52),
      endsPx: px(32),
    } as const;
    const boxShadow = `0 ${px(14)}px ${px(50)}px ${context.palette.glow.primary}`;
    const style = { borderRadius: px(80), backgroundImage, boxShadow };
    return pillCallout(scene, words, pill, style);
  }
  if (isTopLayout(layout) && !rowless.includes(layout)) {
    const field = { ...setting, sidePx: px(40), endsPx: squeezedGap(scene, 32) };
    return fieldCallout(scene, words, field, { borderRadius: px(34), backgroundImage });
  }
  return litGlass(scene, words, setting);
};

/** Draws text after a coloured bar, in a glass-like box. */
const litGlass: TemplateSkin["callout"] = (scene, words, { sizePx, widthPx }): SlideNode => {
  const { px, colors } = scene;
  const bar = px(8);
  const [side, between] = [px(30), px(26)];
  return row(
    {
      ...glassStyle(scene),
      width: widthPx,
      padding: `${squeezedGap(scene, 28)}px ${side}px`,
      columnGap: between,
      alignItems: "stretch",
    },
    box({
      width: bar,
      borderRadius: bar / 2,
      flexShrink: 0,
      backgroundImage: accentGradient(colors.panel, 170),
    }),
    paragraph(scene, words, {
      letters,
      sizePx,
      color: colors.panel.ink,
      widthPx: Math.floor(widthPx - (2 * side + bar + between + 4)),
    }),
  );
};
