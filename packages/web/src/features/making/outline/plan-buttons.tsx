import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { LoaderCircle, RotateCcw, Trash2, X } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { describeStep } from "../../../state/generation-steps.ts";
import type { PlanStep } from "./kept-plan.ts";
import { discardPlan } from "./plan-edits.ts";
import { cancelPlanRun, planOutline } from "./plan-runs.ts";
import { usePlanStore } from "./plan-store.ts";

interface PlanButtonsProps {
  request: GenerateRequest;
  canPlan: boolean;
}

/** The same button starts and cancels planning, because replacing a focused button would lose the keyboard focus. */
export function PlanButtons({ request, canPlan }: PlanButtonsProps) {
  const { plan, run } = usePlanStore();
  const isPlanning = run?.kind === "outline";
  return (
    <>
      <Button
        title={isPlanning ? "Stop planning" : "Plan the slides from your text (free)"}
        disabled={!isPlanning && (!canPlan || run !== null)}
        onClick={isPlanning ? cancelPlanRun : () => void planOutline(request)}
      >
        {isPlanning ? (
          <X size={16} aria-hidden="true" />
        ) : (
          <RotateCcw size={16} aria-hidden="true" />
        )}
        <span className={plan && !isPlanning ? "max-sm:sr-only" : ""}>
          {isPlanning ? "Cancel" : plan ? "Plan again" : "Plan the slides"}
        </span>
      </Button>
      {plan && !isPlanning && (
        <Button title="Discard the outline" onClick={discardPlan}>
          <Trash2 size={16} aria-hidden="true" />
          <span className="max-sm:sr-only">Discard</span>
        </Button>
      )}
    </>
  );
}

/** Says which step of planning is running. */
export function PlanProgress() {
  const run = usePlanStore((state) => state.run);
  const isPlanning = run?.kind === "outline";
  return (
    <div role="status" className={isPlanning ? "flex flex-col gap-1.5" : "contents"}>
      {isPlanning && <StepProgress step={run.step} />}
    </div>
  );
}

function StepProgress({ step }: { step: PlanStep | null }) {
  return (
    <>
      <p className="flex min-w-0 items-center gap-2 font-medium tabular-nums">
        <LoaderCircle size={14} aria-hidden="true" className="shrink-0 motion-safe:animate-spin" />
        <span className="min-w-0">{step ? describeStep(step) : "Starting..."}</span>
      </p>
      {step && step.of > 1 && <ProgressBar label="Parts read" done={step.done} total={step.of} />}
    </>
  );
}
