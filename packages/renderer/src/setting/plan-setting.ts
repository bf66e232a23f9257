import type { TextNode } from "@slideloom/core/slide";
import type { EngineNodeOptions } from "../engine/engine-node.ts";
import type { ChartBox } from "../slide-job.ts";
import type { MeasuredSlide } from "../text/measured-slide.ts";
import { findChart } from "./chart-box.ts";
import { measureBaselines, type MeasureNode } from "./measure-baselines.ts";
import { isSettable } from "./settable-text.ts";

/** The parts of a slide that a presentation draws itself, so the slide's image omits them. */
export interface SettingPlan {
  /** Distance from each text's top to its first baseline, CSS px. */
  baselines: ReadonlyMap<TextNode, number>;
  chart: ChartBox | null;
}

export const nothingLeft: SettingPlan = { baselines: new Map(), chart: null };

export async function planSetting(
  { texts, marks }: MeasuredSlide,
  measureNode: MeasureNode,
  options: EngineNodeOptions,
): Promise<SettingPlan> {
  return {
    baselines: await measureBaselines(texts.filter(isSettable), measureNode, options),
    chart: findChart(marks),
  };
}
