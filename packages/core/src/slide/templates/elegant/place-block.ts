import { evenLines } from "../../composition/even-lines.ts";
import { splitAt } from "../../composition/frame.ts";
import { head } from "../../composition/head.ts";
import { gap } from "../../composition/squeezed.ts";
import { inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { openingLine } from "./parts.ts";
import { surroundWithText } from "../../composition/talkative.ts";

/** Of the free height: a headline over a block, and over many points. */
const headShares: Partial<Readonly<Record<SlideLayoutName, number>>> = {
  list: 0.27,
  steps: 0.27,
  chart: 0.26,
  comparison: 0.25,
};
const headShareOverMany = 0.2;

/** More points than these stand closer, with no diamonds between. */
export function isMany(points: number): boolean {
  return points > 6;
}

/** Layouts whose block stands on the slide's axis. */
function isAxial({ layout }: Scene): boolean {
  return layout === "list" || layout === "comparison" || layout === "chart";
}

/** The headline, over blocks on the axis centred. */
export const headOver: TemplateSkin["head"] = (scene, skin) => {
  const { layout, shape } = scene;
  const points = splitAt(scene, "list").main?.entries.length ?? 0;
  const usual = layout === "list" && isMany(points) ? headShareOverMany : headShares[layout];
  return head(scene, skin, {
    align: isAxial(scene) && shape !== "landscape" ? "center" : "start",
    ...(usual && { share: usual }),
    ...(layout === "text" && { gap: 46 }),
  });
};

/** What stands around a block, on its axis. */
export const aroundBlock: TemplateSkin["around"] = (scene, skin, neighbours) =>
  isAxial(scene)
    ? surroundWithText(scene, evenLines(skin), neighbours, { align: "center" })
    : surroundWithText(scene, skin, neighbours, scene.layout === "code" ? { maxSize: 54 } : {});

/** Text under a hairline, if nothing else stands between it and its headline. */
export const underLine: NonNullable<TemplateSkin["text"]> = (scene, room, hasOver) => {
  const { context, shape, reading } = scene;
  const isMarked = context.design.headerUnderline && shape !== "landscape";
  const hasLine = isMarked && !hasOver && reading.header.text.trim() !== "";
  if (!hasLine) return { area: room, marks: [] };
  return { area: inset(room, { top: gap(scene, 44) }), marks: openingLine(scene, room) };
};
