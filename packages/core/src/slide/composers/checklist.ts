import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { EntryMark, ListEntry } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { manyRows, planRows } from "../composition/rows/row-look.ts";
import { rowGrowth, rowLetters, rowSize } from "../composition/rows/row-letters.ts";
import { badge, boxAt } from "../composition/scene/boxes.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import type { Places } from "../composition/scene/skin-parts.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import { icon } from "../composition/text/icons.ts";
import { drawPlaces } from "../composition/text/text-places.ts";
import { composeBlock } from "./block.ts";

/** Largest height of a row, design px. */
const mostRow = 210;
/** Largest size of a tick, cross or box, design px. */
const mostMark = 72;

/** Composes a checklist: a tick, cross or empty box before each line. */
export function composeChecklist(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return composeBlock(scene, skin, "checklist", function* ({ entries }, room) {
    const { places, surfaces } = checkRows(scene, skin, entries, room);
    return [...surfaces, ...(yield* drawPlaces(scene, "checklist", entries, places))];
  });
}

function checkRows(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly ListEntry[],
  room: Area,
): { places: Places; surfaces: SlideNode[] } {
  const { px } = scene;
  const count = entries.length;
  const plan = planRows(scene, skin, room, {
    count,
    isLit: () => false,
    most: mostRow * rowGrowth(count),
  });
  const rowPx = plan.areas[0]?.height ?? 1;
  const markPx = Math.min(px(mostMark), rowPx * 0.5);
  const besidePx = markPx + px(28);
  const places: Places = {
    areas: plan.areas,
    room: (area) => ({
      widthPx: Math.floor(plan.inner(area).width - besidePx),
      heightPx: Math.max(1, rowPx - squeezedGap(scene, count >= manyRows ? 12 : 24)),
    }),
    letters: rowLetters(skin).name,
    maxSize: rowSize(skin, count),
    draw({ area, index, words }) {
      const mark = entries[index]?.mark ?? "open";
      const sheet = plan.sheetOf(index);
      return boxAt(
        plan.inner(area),
        { alignItems: "center", columnGap: px(28) },
        (skin.checkMark ?? drawMark)(mark, markPx, sheet),
        words({ color: mark === "cross" ? sheet.muted : sheet.ink, isInRow: true }),
      );
    },
  };
  return { places, surfaces: plan.surfaces };
}

/** Draws a tick or cross, or an empty box. */
function drawMark(mark: EntryMark, sizePx: number, sheet: Sheet): SlideNode {
  const borderPx = Math.max(1.5, sizePx * 0.07);
  const color = mark === "check" ? sheet.accentLarge : sheet.muted;
  const style = { border: `${borderPx}px solid ${color}`, borderRadius: sizePx * 0.24 };
  if (mark === "check") {
    return badge(sizePx, style, icon("check", sizePx * 0.66, color, { strokeWidth: 3.4 }));
  }
  const cross = mark === "cross" ? icon("cross", sizePx * 0.6, color, { strokeWidth: 3 }) : null;
  return badge(sizePx, style, cross);
}
