import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { ListTree, LoaderCircle, X } from "lucide-react";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { PartFailure } from "../../../components/lazy-part/part-failure.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { useUser } from "../../../lib/session.ts";
import { useNextPostWriter } from "../api/use-writers.ts";
import { describeFailure } from "../controls/describe-failure.ts";
import { describeStep, describeStop } from "./describe-step.ts";
import { discardPlan } from "./plan-edits.ts";
import { cancelPlanRun, planOutline } from "./plan-runs.ts";
import { isSameOrigin, readOrigin, restorePlan, usePlanStore } from "./plan-store.ts";
import type { PlanStep } from "./kept-plan.ts";
import { useIsReading } from "../source/source-store.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";

const PlanEditor = lazyPart(async () => (await import("./plan-editor.tsx")).PlanEditor, {
  name: "the outline",
});

interface OutlineStepProps {
  request: GenerateRequest;
  canPlan: boolean;
}

/** Plans the slides before they are made. Hidden for the browser's model, because it can't follow an outline. */
export function OutlineStep({ request, canPlan }: OutlineStepProps) {
  const { plan, failure, restoreFailure } = usePlanStore();
  const isBrowser = useNextPostWriter()?.isBrowser === true;
  if (isBrowser || request.postType === "single") return null;
  return (
    <section aria-label="Outline" className="flex flex-col gap-2.5">
      <PlanButtons request={request} canPlan={canPlan} />
      {failure && (
        <FailureNotice failure={failure} message={describeFailure(failure)} kept="Your text" />
      )}
      {restoreFailure && (
        <PartFailure
          name="your outline"
          error={restoreFailure}
          onRetry={() => void restorePlan()}
        />
      )}
      <PlanNotices request={request} />
      {plan && <PlanEditor request={request} plan={plan} />}
    </section>
  );
}

/** The same button starts and cancels planning, because replacing a focused button would lose the keyboard focus. */
function PlanButtons({ request, canPlan }: OutlineStepProps) {
  const { plan, run } = usePlanStore();
  const isPlanning = run?.kind === "outline";
  return (
    <div className="flex items-center gap-2">
      <div
        role="status"
        className={isPlanning ? "flex min-w-0 flex-1 flex-col gap-1.5" : "contents"}
      >
        {isPlanning && <PlanProgress step={run.step} />}
      </div>
      <Button
        className={isPlanning ? "" : "flex-1"}
        title={isPlanning ? "Stop planning" : "Plan the slides first, then edit the outline (free)"}
        disabled={!isPlanning && (!canPlan || run !== null)}
        onClick={isPlanning ? cancelPlanRun : () => void planOutline(request)}
      >
        {isPlanning ? (
          <X size={16} aria-hidden="true" />
        ) : (
          <ListTree size={16} aria-hidden="true" />
        )}
        {isPlanning ? "Cancel" : plan ? "Plan again" : "Outline first"}
      </Button>
      {plan && !isPlanning && (
        <Button title="Discard the outline" onClick={discardPlan}>
          <X size={16} aria-hidden="true" />
          Discard
        </Button>
      )}
    </div>
  );
}

function PlanProgress({ step }: { step: PlanStep | null }) {
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

/** Notices about stopped planning, and about a plan that belongs to another topic or source. */
function PlanNotices({ request }: { request: GenerateRequest }) {
  const { plan, origin, run, stopped } = usePlanStore();
  const isSignedIn = Boolean(useUser());
  const isReading = useIsReading();
  const isStale = plan !== null && !isReading && !isSameOrigin(origin, readOrigin(request));
  return (
    <>
      {stopped && !run && (
        <Notice variant="info">
          <p>{describeStop(stopped, isSignedIn)}</p>
        </Notice>
      )}
      {isStale && (
        <Notice variant="warning">
          <p>
            This outline is for another topic or source, so your slides won't follow it. Plan again,
            or discard it.
          </p>
        </Notice>
      )}
    </>
  );
}
