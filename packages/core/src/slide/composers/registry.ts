import type { Composer } from "../composition/scene/skin.ts";
import type { SlideLayoutName } from "../../layouts/layout-names.ts";
import type { RowLayoutName } from "./row-composers.ts";
import { composeChart } from "./chart.ts";
import { composeClosing } from "./closing.ts";
import { composeCode } from "./code.ts";
import { composeComparison } from "./comparison.ts";
import { composeCover } from "./cover.ts";
import { composeList } from "./list.ts";
import { composeNumber } from "./number.ts";
import { composePicture } from "./picture.ts";
import { composeQuote } from "./quote.ts";
import { composeStatement } from "./statement.ts";
import { composeSteps } from "./steps.ts";
import { composeText } from "./text.ts";

/** Composers for templates that have none of their own for a layout. `single.ts` composes single posts, and
 * `row-composers.ts` layouts that are loaded only if a slide has them. */
export const defaultComposers: Readonly<
  Record<Exclude<SlideLayoutName, "single" | "post" | RowLayoutName>, Composer>
> = {
  cover: composeCover,
  statement: composeStatement,
  number: composeNumber,
  quote: composeQuote,
  steps: composeSteps,
  list: composeList,
  comparison: composeComparison,
  chart: composeChart,
  picture: composePicture,
  code: composeCode,
  text: composeText,
  closing: composeClosing,
};
