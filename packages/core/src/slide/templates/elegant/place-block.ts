import { evenLines } from "../../composition/text/even-lines.ts";
import { head } from "../../composition/text/head.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { isTopLayout } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { flourish } from "./parts.ts";
import { splitAt } from "../../composition/text/around/block-frame.ts";
import { roomForLongText } from "../../composition/text/around/text-amount.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Height of the headline as a fraction of the free height, by layout. */
const headShares: Partial<Readonly<Record<SlideLayoutName, number>>> = {
  list: 0.27,
  steps: 0.22,
  code: 0.3,
  chart: 0.26,
  comparison: 0.25,
};
/** Height of the headline above a long list, as a fraction of the free height. */
const headShareOverMany = 0.2;
/** Largest font size of a headline above code, design px. */
const codeHead = 168;

/** Whether a list is too long for diamonds between its rows. The rows are also closer then. */
export function isMany(points: number): boolean {
  return points > 6;
}

/** Places the headline of a main block. It is centred if the block is, except on a landscape slide. */
export const headOver: TemplateSkin["head"] = (scene, skin) => {
  const { layout, shape } = scene;
  const points = splitAt(scene, "list").main?.entries.length ?? 0;
  const usual = layout === "list" && isMany(points) ? headShareOverMany : headShares[layout];
  return head(scene, skin, {
    align: isTopLayout(scene.layout) && shape !== "landscape" ? "center" : "start",
    ...(usual && { share: usual }),
    ...(layout === "text" && { gap: 46 }),
    ...(layout === "code" && { maxSize: codeHead }),
  });
};

/** Places text and call-out around the main block. If the layout centres the block, they are centred too. */
export const around: TemplateSkin["around"] = (scene, skin, neighbours) => {
  const setting = roomForLongText(scene);
  if (!isTopLayout(scene.layout)) return textAboveAndBelow(scene, skin, neighbours, setting);
  const maxSize = scene.layout === "code" ? { maxSize: 66 } : {};
  return textAboveAndBelow(scene, evenLines(skin), neighbours, {
    ...setting,
    align: "center",
    ...maxSize,
  });
};

/** Space on each side of a centred text, as a fraction of the area's width. */
const columnInset = 0.06;

/**
 * Places text in a narrow centred column. An ornament is above the column if the design underlines headers and no other
 * text is between headline and column.
 */
export const underLine: NonNullable<TemplateSkin["text"]> = (scene, room, hasOver) => {
  const { context, shape, px, colors } = scene;
  if (shape === "landscape" || scene.squeeze > 0) return { area: room, isEven: true };
  const side = room.width * columnInset;
  const isMarked = context.design.headerUnderline && !hasOver;
  const { accentLarge, line } = colors.paper;
  const mark = { ...room, height: px(26) };
  return {
    area: inset(room, { top: isMarked ? px(74) : 0, left: side, right: side }),
    align: "center",
    isEven: true,
    marks: isMarked
      ? [
          boxAt(
            mark,
            { justifyContent: "center", alignItems: "center" },
            flourish(scene, accentLarge, line),
          ),
        ]
      : [],
  };
};
