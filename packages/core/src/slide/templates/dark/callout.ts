import { fieldCallout, pillCallout } from "../../composition/text/callouts.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { glow, neonOf, tileColor } from "./paint.ts";

/** Largest font size of a call-out, design px. */
const maxSize = 46;

const letters = {
  family: "heading",
  weight: 600,
  leading: 1.24,
  tracking: -0.02,
  balanced: true,
} as const;

/** Draws a call-out as a glowing box. In the layout `number` it is an outlined pill, in `closing` a glowing pill. */
export const callout: TemplateSkin["callout"] = (scene, words, { sizePx, widthPx }) => {
  const { px, layout, colors, shape } = scene;
  const { chosen, panelStrong } = colors;
  const isLit = layout !== "number";
  const setting = {
    letters,
    sizePx: Math.max(scene.floorPx.body, Math.min(sizePx, px(maxSize))),
    color: isLit ? chosen.ink : panelStrong.accent,
    widthPx,
  };
  if (layout !== "closing" && layout !== "number") {
    const field = { ...setting, sidePx: px(40), endsPx: squeezedGap(scene, 32) };
    const style = { borderRadius: px(30), backgroundColor: chosen.background };
    return fieldCallout(scene, words, field, { ...style, boxShadow: glow(scene) });
  }
  const edge = isLit ? chosen.background : neonOf(scene).tube;
  const pill = { ...setting, sidePx: px(46), endsPx: px(28) };
  return pillCallout(scene, words, pill, {
    borderRadius: px(60),
    alignSelf: shape === "landscape" ? "flex-start" : "center",
    backgroundColor: isLit ? chosen.background : tileColor(scene, true),
    border: `${Math.max(1, px(2.5))}px solid ${edge}`,
    boxShadow: glow(scene, isLit ? 1.4 : 0.8),
  });
};
