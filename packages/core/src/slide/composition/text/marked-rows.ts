import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { listAreas } from "../scene/areas.ts";
import { boxAt, row } from "../scene/boxes.ts";
import type { Letters } from "../scene/lettering.ts";
import type { Area, Scene } from "../scene/scene.ts";
import type { TemplateSkin } from "../scene/skin.ts";
import type { Places } from "../scene/skin-parts.ts";

/** How a template draws list items as rows, each after its mark; lengths are CSS px. */
interface MarkedRows {
  gapPx: number;
  columnGapPx: number;
  mostPx: number;
  /** Width of a mark's place, em. */
  markEm: number;
  /** Returns the largest font size, design px; `markEm` is 0 if no item has a mark. */
  maxSize: (areas: readonly Area[], markEm: number) => number;
  /** Space above plus space below the text of a row. */
  airPx: number;
  letters: Letters;
  sheet: Sheet;
  rules?: (areas: readonly Area[]) => SlideNode[];
}

/** Returns the places of list items in rows, each after its mark. */
export function markedRows(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly ListEntry[],
  room: Area,
  look: MarkedRows,
): Places {
  const { gapPx, columnGapPx, mostPx, airPx, letters, sheet } = look;
  const areas = listAreas(scene, room, entries, gapPx, { columnGapPx, mostPx });
  const hasMarks = entries.some(({ mark }) => mark !== "own");
  const markEm = hasMarks ? look.markEm : 0;
  const maxSize = look.maxSize(areas, markEm);
  return {
    areas,
    room: ({ width, height }) => ({
      widthPx: Math.floor(width - scene.px(maxSize) * markEm),
      heightPx: height - airPx,
    }),
    letters,
    maxSize,
    ...(look.rules && { rules: look.rules(areas) }),
    draw: ({ area, index, sizePx, words }) => {
      const { mark = "own" } = entries[index] ?? {};
      const drawn = mark === "own" ? null : skin.mark(scene, { mark, sizePx, sheet, index });
      return boxAt(
        area,
        { alignItems: "center" },
        hasMarks ? row({ width: sizePx * markEm }, drawn) : null,
        words({ color: sheet.ink }),
      );
    },
  };
}
