import { mixHex } from "../../../design/rgb.ts";
import { box } from "../../../drawing/node.ts";
import { sign } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { growth, rowAreas } from "../../composition/rows.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { glow, neonOf } from "./paint.ts";

/** Numbered nodes on a glowing line. */
export const stepNodes: TemplateSkin["steps"] = (scene, skin, { steps }, room) => {
  const { px, colors, context } = scene;
  const areas = rowAreas(room, steps.length, 0);
  const heightPx = areas[0]?.height ?? 0;
  const nodePx = Math.min(px(112), heightPx * 0.66);
  const between = Math.min(px(50), nodePx * 0.56);
  const { tube, end } = neonOf(scene);
  const linePx = Math.max(2, px(5));
  const line = {
    x: room.x + (nodePx - linePx) / 2,
    y: room.y + heightPx / 2,
    width: linePx,
    height: heightPx * (steps.length - 1),
  };
  const light = {
    backgroundImage: `linear-gradient(180deg, ${tube}, ${end})`,
    boxShadow: glow(scene, 0.7),
  };
  return {
    areas,
    room: ({ width, height }) => ({
      widthPx: Math.floor(width - nodePx - between),
      heightPx: height - px(18),
    }),
    letters: { ...skin.letters.lead, leading: 1.22, balanced: true },
    maxSize: skin.sizes.steps * growth(steps.length),
    rules: line.height >= 1 ? [at(line, light)] : [],
    draw: ({ area, index, words }) => {
      const isFirst = index === 0;
      const { fill, paper } = colors;
      const color = mixHex(tube, end, index / Math.max(1, steps.length - 1));
      const node = box(
        {
          width: nodePx,
          height: nodePx,
          borderRadius: nodePx / 2,
          backgroundColor: isFirst ? fill.background : context.palette.backgroundColor,
          border: `${Math.max(1.5, px(4))}px solid ${isFirst ? fill.background : color}`,
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          flexShrink: 0,
          ...(isFirst && { boxShadow: glow(scene, 0.9) }),
        },
        sign(scene, String(steps[index]?.number ?? index + 1), {
          letters: skin.letters.figure,
          sizePx: nodePx * 0.44,
          color: isFirst ? fill.ink : paper.inkLarge,
        }),
      );
      const row = { alignItems: "center", columnGap: between };
      return at(area, row, node, words({ color: paper.ink }));
    },
  };
};
