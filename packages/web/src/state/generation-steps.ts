import type { GenerateEvents } from "@slideloom/core/contract/generation";
import type { GenerationRun } from "./generation-store.ts";

/** Describes the running step of a plan or post. */
export function describeStep({ step, done, of }: GenerateEvents["step"]): string {
  if (step === "outline") return "Planning slides...";
  if (step === "check") return "Checking facts...";
  return of === 1
    ? "Reading facts..."
    : `Reading facts in part ${Math.min(done + 1, of)} of ${of}...`;
}

/** Describes what happens before the first slide arrives. */
export function describeArriving({
  step,
  readsFirst,
}: Pick<GenerationRun, "step" | "readsFirst">): string {
  if (step === null && readsFirst) return "Starting...";
  return step === null || step === "slides" ? "Writing the first slide..." : describeStep(step);
}
