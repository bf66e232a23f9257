import type { TextNode } from "@slideloom/core/slide";
import type { EngineNodeOptions } from "../painting/engine-node.ts";
import type { ChartBox } from "../slide-job.ts";
import type { MeasuredSlide } from "../text/measured-slide.ts";
import { findChart } from "./chart-box.ts";
import { measureLines, type MeasuredLines, type MeasureNode } from "./measure-lines.ts";
import { isSettable } from "./settable-text.ts";

/** What of a slide is left to a document, and not drawn. */
export interface SettingPlan {
  texts: ReadonlyMap<TextNode, MeasuredLines>;
  chart: ChartBox | null;
}

export const nothingLeft: SettingPlan = { texts: new Map(), chart: null };

export async function planSetting(
  { texts, marks }: MeasuredSlide,
  measureNode: MeasureNode,
  options: EngineNodeOptions,
): Promise<SettingPlan> {
  return {
    texts: await measureLines(texts.filter(isSettable), measureNode, options),
    chart: findChart(marks),
  };
}
