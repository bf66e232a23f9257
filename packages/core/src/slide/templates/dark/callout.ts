import type { SlideNode } from "../../../drawing/node.ts";
import { floorPx } from "../../composition/fit.ts";
import { gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph } from "../../composition/lettering.ts";
import { row } from "../../composition/place.ts";
import { glow, neonOf, tileColor } from "./paint.ts";

/** The largest type of a call-out, design px. */
const maxSize = 46;

/** A lit bar; where the slide stands on its middle axis a pill: outlined under a number, lit on the last slide. */
export const callout: TemplateHand["callout"] = (scene, words, setting): SlideNode => {
  const { px, layout, colors, shape } = scene;
  const { fill, panelStrong } = colors;
  const sizePx = Math.max(floorPx.body, Math.min(setting.sizePx, px(maxSize)));
  const letters = {
    family: "heading" as const,
    weight: 600,
    leading: 1.24,
    tracking: -0.02,
    balanced: true,
  };
  if (layout === "closing" || layout === "number") {
    const isLit = layout === "closing";
    const sheet = isLit ? fill : panelStrong;
    const side = px(46);
    const iconPx = isLit ? sizePx * 1.04 : 0;
    const border = Math.max(1, px(2.5));
    return row(
      {
        alignItems: "center",
        columnGap: px(20),
        padding: `${px(28)}px ${side}px`,
        borderRadius: px(60),
        maxWidth: setting.widthPx,
        alignSelf: shape === "landscape" ? "flex-start" : "center",
        backgroundColor: isLit ? fill.background : tileColor(scene, true),
        border: `${border}px solid ${isLit ? fill.background : neonOf(scene).tube}`,
        boxShadow: glow(scene, isLit ? 1.4 : 0.8),
      },
      isLit ? icon("bookmark", iconPx, sheet.ink, { strokeWidth: 2.6 }) : null,
      paragraph(scene, words, {
        letters,
        sizePx,
        color: isLit ? sheet.ink : sheet.accent,
        style: {
          flexShrink: 1,
          maxWidth: Math.floor(setting.widthPx - 2 * side - iconPx - px(40)),
        },
      }),
    );
  }
  const side = px(40);
  return row(
    {
      width: setting.widthPx,
      padding: `${gap(scene, 32)}px ${side}px`,
      borderRadius: px(30),
      backgroundColor: fill.background,
      boxShadow: glow(scene),
    },
    paragraph(scene, words, {
      letters,
      sizePx,
      color: fill.ink,
      widthPx: Math.floor(setting.widthPx - 2 * side),
    }),
  );
};
