import type { PlanStep } from "./kept-plan.ts";

export function describeStep({ step, done, of }: PlanStep): string {
  if (step === "outline") return "Planning slides...";
  if (step === "check") return "Checking facts...";
  return of === 1
    ? "Reading facts..."
    : `Reading facts in part ${Math.min(done + 1, of)} of ${of}...`;
}

/** Tells whether stopped planning can be continued. The server keeps finished parts only for signed-in people. */
export function describeStop({ step, done, of }: PlanStep, isSignedIn: boolean): string {
  const areKept = isSignedIn && step === "facts" && done > 0 && of > 1;
  return areKept
    ? `Planning stopped after part ${done} of ${of}. Plan again to continue from there.`
    : "Planning stopped. Your text is kept.";
}
