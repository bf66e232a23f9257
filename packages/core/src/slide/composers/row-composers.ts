import type { Composer } from "../composition/scene/skin.ts";
import { composeChecklist } from "./checklist.ts";
import { composeFigures } from "./figures.ts";
import { composePrices } from "./prices.ts";
import { composeTable } from "./table.ts";
import { composeTimeline } from "./timeline.ts";

/** Composers of the layouts that draw lines with several parts. They are loaded only if a slide has such lines. */
export const rowComposers = {
  table: composeTable,
  timeline: composeTimeline,
  checklist: composeChecklist,
  prices: composePrices,
  figures: composeFigures,
} as const satisfies Readonly<Record<string, Composer>>;

export type RowLayoutName = keyof typeof rowComposers;

export { flowRows } from "../composition/text/flow-rows.ts";
