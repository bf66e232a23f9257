import type { SlideNode } from "../../../../drawing/node.ts";
import type { Composing } from "../../fit/composing.ts";
import { fitSiblings } from "../../fit/fit.ts";
import { hasWordColumn } from "../head.ts";
import { boxAt, column, inset } from "../../scene/boxes.ts";
import { alignOf, type Area, type Scene } from "../../scene/scene.ts";
import type { TemplateSkin } from "../../scene/skin.ts";
import { squeezedGap } from "../../scene/squeeze.ts";
import { type Part, textPart, calloutPart } from "./parts.ts";
import type { TextAround, Neighbours } from "../../scene/skin-parts.ts";

/**
 * Largest height of the text over and under the main block together, as a fraction of the area's height. `besideColumn`
 * applies if the text is in the headline's column.
 */
const aroundShare = { usual: 0.46, besideColumn: 0.62 } as const;

/** How stacked parts are sized and aligned; sizes are design px. */
export interface StackSetting {
  maxSize: number;
  /** Largest height of all parts together, as a fraction of the area's height. */
  most?: number;
  gap?: number;
  align?: "start" | "center";
}

/** Stacks parts at the top and the foot of an area, all in one font size. `room` is the area between both stacks. */
export function* stackAboveAndBelow(
  scene: Scene,
  area: Area,
  parts: { over: readonly (Part | null)[]; under: readonly (Part | null)[] },
  { maxSize, most, gap: gapDesign = 40, align: own = "start" }: StackSetting,
): Composing<TextAround> {
  const align = alignOf(scene, own);
  const share = most ?? aroundShare[hasWordColumn(scene) ? "besideColumn" : "usual"];
  const sides = [parts.over, parts.under].map((side) => side.filter((part) => part !== null));
  const [over = [], under = []] = sides;
  if (over.length + under.length === 0) return { over: [], under: [], room: area };
  const gapPx = squeezedGap(scene, gapDesign);
  const build = (sizePx: number) =>
    sides.flatMap((side) => {
      const nodes = side.map((part) => part(sizePx, area.width));
      const centered = align === "center" ? { alignItems: "center" } : {};
      const style = { width: area.width, rowGap: gapPx, ...centered };
      return nodes.length > 0 ? [column(style, ...nodes)] : [];
    });
  const room = { widthPx: area.width, heightPx: area.height * share };
  const { sizePx, heightsPx } = yield* fitSiblings(
    "beside",
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (size) => {
      const stacks = build(size);
      // Both stacks must fit the height together. Each is also measured alone, because its own height is needed.
      const whole = column({ width: area.width, rowGap: gapPx }, ...stacks);
      return [...stacks, ...(stacks.length === 2 ? [whole] : [])].map((node) => ({
        node,
        ...room,
      }));
    },
  );
  const placed = build(sizePx).map((node, index) => ({ node, heightPx: heightsPx[index] ?? 0 }));
  return placeAboveAndBelow(area, gapPx, {
    over: over.length > 0 ? placed[0] : undefined,
    under: under.length > 0 ? placed.at(-1) : undefined,
  });
}

/** Stacks parts at the foot of an area, under a rule that `drawRule` draws at `y`; `gapPx` is over and under the rule. */
export function* stackUnderRule(
  scene: Scene,
  area: Area,
  parts: readonly (Part | null)[],
  setting: StackSetting & { gapPx: number; drawRule: (y: number) => SlideNode },
): Composing<TextAround> {
  const { gapPx, drawRule } = setting;
  const around = yield* stackAboveAndBelow(scene, area, { over: [], under: parts }, setting);
  const [first] = around.under;
  if (!first) return around;
  const line = drawRule(Number(first.style.top) - gapPx);
  const room = inset(around.room, { bottom: gapPx });
  return { ...around, room, under: [line, ...around.under] };
}

/** Places stacks at the top and the foot of an area. `room` is the area between them. */
function placeAboveAndBelow(
  area: Area,
  gapPx: number,
  { over, under }: Record<"over" | "under", { node: SlideNode; heightPx: number } | undefined>,
): TextAround {
  const bottom = area.y + area.height;
  return {
    over: over ? [boxAt({ ...area, height: over.heightPx }, {}, over.node)] : [],
    under: under
      ? [boxAt({ ...area, y: bottom - under.heightPx, height: under.heightPx }, {}, under.node)]
      : [],
    room: inset(area, {
      top: over ? over.heightPx + gapPx : 0,
      bottom: under ? under.heightPx + gapPx : 0,
    }),
  };
}

/** Stacks the preceding blocks above the main block, and the following blocks and the call-out below it. */
export function textAboveAndBelow(
  scene: Scene,
  skin: TemplateSkin,
  { area, before = [], after = [] }: Neighbours,
  { hasCallout = true, ...setting }: Partial<StackSetting> & { hasCallout?: boolean } = {},
): Composing<TextAround> {
  const { maxSize = skin.sizes.body, align = "start" } = setting;
  const parts = {
    over: [textPart(scene, skin, before, { align })],
    under: [textPart(scene, skin, after, { align }), hasCallout ? calloutPart(scene, skin) : null],
  };
  return stackAboveAndBelow(scene, area, parts, { ...setting, maxSize });
}

/** Largest font size of text around code, design px. */
const aroundCode = 52;

export function smallerAroundCode({ layout }: Scene): { maxSize?: number } {
  return layout === "code" ? { maxSize: aroundCode } : {};
}
