import type { GenerateRequest } from "@slideloom/core/contract";
import { planLimits } from "@slideloom/core/planning";
import { ListTree, X } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { useHasModel } from "../api/has-model.ts";
import { describeFailure } from "../describe-failure.ts";
import { addItem } from "../outline-edits.ts";
import { changeOutline, clearPlan, planOutline, usePlanStore } from "../plan-store.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { HookChoice } from "./hook-choice.tsx";
import { OutlineItemRow } from "./outline-item-row.tsx";

interface OutlineStepProps {
  request: GenerateRequest;
  canPlan: boolean;
}

/** Plans the slides before they are written: an outline to edit and hooks to choose from. Needs a model. */
export function OutlineStep({ request, canPlan }: OutlineStepProps) {
  const hasModel = useHasModel();
  const { plan, run, failure } = usePlanStore();
  if (!hasModel || request.postType === "single") return null;
  const isPlanning = run?.kind === "outline";
  return (
    <section aria-label="Outline" className="flex flex-col gap-2.5">
      <div className="flex gap-2">
        <Button
          className="flex-1"
          title="Plan the slides and edit the plan before they are written; free"
          disabled={!canPlan || run !== null}
          onClick={() => void planOutline(request)}
        >
          <ListTree size={16} aria-hidden="true" />
          {isPlanning ? "Planning..." : plan ? "Plan again" : "Outline first"}
        </Button>
        {(isPlanning || plan) && (
          <Button title={isPlanning ? "Stop planning" : "Drop the outline"} onClick={clearPlan}>
            <X size={16} aria-hidden="true" />
            {isPlanning ? "Cancel" : "Discard"}
          </Button>
        )}
      </div>
      {failure && (
        <FailureNotice failure={failure} message={describeFailure(failure)} kept="Your text" />
      )}
      {plan && (
        <>
          <ol aria-label="Slides of the outline" className="flex flex-col gap-2">
            {plan.outline.items.map((item, index) => (
              <OutlineItemRow
                key={item.id}
                item={item}
                number={index + 1}
                total={plan.outline.items.length}
                facts={plan.facts.filter(({ id }) => item.facts.includes(id))}
              />
            ))}
          </ol>
          <Button
            size="small"
            disabled={plan.outline.items.length >= planLimits.outlineItems}
            onClick={() => changeOutline((outline) => addItem(outline, "Your point"))}
          >
            Add slide
          </Button>
          {plan.outline.left !== "" && (
            <p className="text-xs text-muted">Left out: {plan.outline.left}</p>
          )}
          <HookChoice request={request} hooks={plan.hooks} />
        </>
      )}
    </section>
  );
}
