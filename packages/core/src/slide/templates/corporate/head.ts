import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Head, TextAround } from "../../composition/scene/skin-parts.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { head, headBeside, isRoomy } from "../../composition/text/head.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { stripMarkup } from "../../../text/inline-markup.ts";
import { isEastAsian } from "../../composition/scene/lettering.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { headlineAlign, type Area, type Scene } from "../../composition/scene/scene.ts";
import { calloutPart } from "../../composition/text/around/parts.ts";
import { stackAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

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

/** Places the headline beside its bar. The content below has the full width. */
function* reportHead(
  scene: Scene,
  skin: TemplateSkin,
  area: Area = skin.area(scene, skin),
): Composing<Head> {
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

/** Gap between the headline's column and the text's column, design px. */
const columnGap = 72;

/** Maximum UTF-16 units of a word that fits the headline's column in large type. */
const longWord = 10;

/** Whether the headline has a narrow column beside the text. */
export function hasSideHead(scene: Scene): boolean {
  const { layout, reading } = scene;
  const words = stripMarkup(reading.header.text);
  const isShort = words.split(/\s/).every(({ length }) => length <= longWord);
  const isStart = scene.align !== "center";
  return layout === "text" && isStart && isRoomy(scene) && isShort && !isEastAsian(words);
}

/**
 * If `hasSideHead`, places the headline in its own column with a vertical line before the text. Otherwise, places the
 * headline above the main block.
 */
export function* sideHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  if (!hasSideHead(scene)) return yield* reportHead(scene, skin);
  const whole = skin.area(scene, skin);
  const area = inset(whole, { left: barIndent(scene) });
  const found = yield* headBeside(scene, skin, { area, share: 0.4, gap: columnGap });
  const rule = {
    ...whole,
    x: found.rest.x - scene.px(columnGap / 2),
    width: Math.max(1, scene.px(2)),
  };
  const line = boxAt(rule, { backgroundColor: scene.colors.paper.line });
  return { ...found, nodes: [...found.nodes, line] };
}

/** Places the call-out at the foot of a headline's own column. */
export function* underSideHead(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
  head: Area,
): Composing<TextAround> {
  const top = head.height + scene.px(40);
  const column = { ...head, y: head.y + top, height: area.height - top };
  const under = { over: [], under: [calloutPart(scene, skin)] };
  const stacked = yield* stackAboveAndBelow(scene, column, under, { maxSize: 44, most: 1 });
  return { ...stacked, room: area };
}
