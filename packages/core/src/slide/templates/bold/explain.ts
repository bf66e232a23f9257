import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { pictureStrip } from "../../composition/picture.ts";
import { column } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { ReadBlock, Words } from "../../../layouts/reading/slide-reading.ts";

/** What stands under a slide's claim in one column: its blocks, a picture that has no place of its own, the call-out. */
export function* explain(
  scene: Scene,
  hand: TemplateHand,
  {
    blocks = scene.reading.blocks,
    width,
    height,
    sheet,
    maxSize = hand.sizes.body,
    strip = true,
    callout,
  }: {
    blocks?: readonly ReadBlock[];
    width: number;
    height: number;
    sheet: Sheet;
    /** Design px. */
    maxSize?: number;
    strip?: boolean;
    /** Draws the summary; null where it stands elsewhere. */
    callout: ((words: Words, setting: { sizePx: number; widthPx: number }) => SlideNode) | null;
  },
): Composing<{ node: SlideNode | null; heightPx: number }> {
  const { summary } = scene.reading;
  const widthPx = Math.floor(width);
  const shown = strip ? pictureStrip(scene, widthPx) : null;
  const called = callout && summary;
  const calm = {
    ...hand,
    letters: { ...hand.letters, body: { ...hand.letters.body, balanced: true } },
  };
  if (blocks.length === 0 && !called && !shown) return { node: null, heightPx: 0 };
  return yield* fitNode(
    "explain",
    {
      widthPx,
      heightPx: height,
      minPx: floorPx.body,
      maxPx: Math.max(floorPx.body, scene.px(maxSize)),
    },
    (sizePx) =>
      column(
        { width: widthPx, rowGap: Math.round(sizePx * 0.8) },
        shown,
        blocks.length > 0
          ? flowBlocks(scene, calm, blocks, {
              sizePx,
              widthPx,
              sheet: { ...sheet, muted: sheet.ink },
            })
          : null,
        called ? callout(called, { sizePx, widthPx }) : null,
      ),
  );
}
