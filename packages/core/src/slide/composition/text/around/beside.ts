import type { ReadBlock } from "../../../../layouts/reading/slide-reading.ts";
import type { Scene, Area } from "../../scene/scene.ts";
import type { TemplateSkin } from "../../scene/skin.ts";
import type { Neighbours, TextAround } from "../../scene/skin-parts.ts";
import { type Part, calloutPart, textPart } from "./parts.ts";
import type { Composing } from "../../fit/composing.ts";
import { hasWordColumn } from "../head.ts";
import { squeezedGap } from "../../scene/squeeze.ts";
import { stackAboveAndBelow } from "./above-and-below.ts";

/** Gap between a headline and the text below it in a narrow column, design px. */
const columnGap = 72;

/** Kinds of blocks that are readable in a narrow column. */
const columnKinds: ReadonlySet<ReadBlock["kind"]> = new Set(["paragraph", "list", "quote"]);

/**
 * Places the text around the main block, usually as the template does. If `hasWordColumn` is true, text is beside the
 * block.
 */
export function textAround(
  scene: Scene,
  skin: TemplateSkin,
  neighbours: Neighbours,
  head: Area,
  callout: Part | null = calloutPart(scene, skin),
): Composing<TextAround> {
  return hasWordColumn(scene) && head.height > 0
    ? textBeside(scene, skin, neighbours, { head, callout })
    : skin.around(scene, skin, neighbours, head);
}

/** Places the call-out below the headline, and so the other text if it is readable in a narrow column. */
function* textBeside(
  scene: Scene,
  skin: TemplateSkin,
  neighbours: Neighbours,
  { head, callout }: { head: Area; callout: Part | null },
): Composing<TextAround> {
  const { area, before = [], after = [] } = neighbours;
  const blocks = [...before, ...after];
  const isNarrow = blocks.every(({ kind }) => columnKinds.has(kind));
  const top = head.height + squeezedGap(scene, columnGap);
  const column = { ...head, y: head.y + top, height: area.y + area.height - head.y - top };
  const parts = { over: [isNarrow ? textPart(scene, skin, blocks) : null], under: [callout] };
  const words = yield* stackAboveAndBelow(scene, column, parts, {
    maxSize: skin.sizes.body,
    most: 1,
  });
  if (isNarrow) return { ...words, room: area };
  const silent = { ...scene, reading: { ...scene.reading, summary: null } };
  const wide = yield* skin.around(silent, skin, neighbours, head);
  return { ...wide, over: [...wide.over, ...words.over, ...words.under] };
}
