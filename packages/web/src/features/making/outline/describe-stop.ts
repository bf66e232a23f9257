import type { PlanStep } from "./kept-plan.ts";

/** Tells whether stopped planning can be continued. The server keeps finished parts only for signed-in people. */
export function describeStop({ step, done, of }: PlanStep, isSignedIn: boolean): string {
  const areKept = isSignedIn && step === "facts" && done > 0 && of > 1;
  return areKept
    ? `Planning stopped after part ${done} of ${of}. Plan again to continue from there.`
    : "Planning stopped. Your text is kept.";
}
