import type { Composer } from "../composition/scene/skin.ts";
import type { SlideLayoutName } from "../../layouts/layout-names.ts";
import { composeChart } from "./chart.ts";
import { composeChecklist } from "./checklist.ts";
import { composeClosing } from "./closing.ts";
import { composeCode } from "./code.ts";
import { composeComparison } from "./comparison.ts";
import { composeCover } from "./cover.ts";
import { composeFigures } from "./figures.ts";
import { composeList } from "./list.ts";
import { composeNumber } from "./number.ts";
import { composePicture } from "./picture.ts";
import { composePrices } from "./prices.ts";
import { composeQuote } from "./quote.ts";
import { composeStatement } from "./statement.ts";
import { composeSteps } from "./steps.ts";
import { composeTable } from "./table.ts";
import { composeText } from "./text.ts";
import { composeTimeline } from "./timeline.ts";

/** Composers for templates that have none of their own for a layout. `single.ts` composes single posts. */
export const defaultComposers: Readonly<Record<Exclude<SlideLayoutName, "single">, Composer>> = {
  cover: composeCover,
  statement: composeStatement,
  number: composeNumber,
  quote: composeQuote,
  steps: composeSteps,
  list: composeList,
  comparison: composeComparison,
  chart: composeChart,
  table: composeTable,
  timeline: composeTimeline,
  checklist: composeChecklist,
  prices: composePrices,
  figures: composeFigures,
  picture: composePicture,
  code: composeCode,
  text: composeText,
  closing: composeClosing,
};
