import type { GenerateRequest } from "@slideloom/core/contract";
import { ListTree, X } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { useNextPostWriter } from "../api/use-writers.ts";
import { describeFailure } from "../describe-failure.ts";
import { clearPlan, discardPlan, planOutline, usePlanStore } from "../plan-store.ts";
import { FailureNotice } from "./failure-notice.tsx";

const PlanEditor = lazy(async () => ({
  default: (await import("./plan-editor.tsx")).PlanEditor,
}));

interface OutlineStepProps {
  request: GenerateRequest;
  canPlan: boolean;
}

/** Plans the slides before they are made: an outline to edit and hooks to choose from. Hidden if the browser's model writes. */
export function OutlineStep({ request, canPlan }: OutlineStepProps) {
  const { plan, run, failure } = usePlanStore();
  const isBrowser = useNextPostWriter()?.isBrowser === true;
  if (isBrowser || request.postType === "single") return null;
  const isPlanning = run?.kind === "outline";
  return (
    <section aria-label="Outline" className="flex flex-col gap-2.5">
      <div className="flex gap-2">
        <Button
          className="flex-1"
          title="Plan the slides and edit the plan before they are made; free"
          disabled={!canPlan || run !== null}
          onClick={() => void planOutline(request)}
        >
          <ListTree size={16} aria-hidden="true" />
          {isPlanning ? "Planning..." : plan ? "Plan again" : "Outline first"}
        </Button>
        {(isPlanning || plan) && (
          <Button
            title={isPlanning ? "Stop planning" : "Drop the outline"}
            onClick={isPlanning ? clearPlan : discardPlan}
          >
            <X size={16} aria-hidden="true" />
            {isPlanning ? "Cancel" : "Discard"}
          </Button>
        )}
      </div>
      {failure && (
        <FailureNotice failure={failure} message={describeFailure(failure)} kept="Your text" />
      )}
      {plan && (
        <Suspense>
          <PlanEditor request={request} plan={plan} />
        </Suspense>
      )}
    </section>
  );
}
