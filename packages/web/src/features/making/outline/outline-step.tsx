import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { ListTree } from "lucide-react";
import { useEffect, useEffectEvent, useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { useSubject } from "../../../lib/dialog.ts";
import { showToast } from "../../../state/toast-store.ts";
import { useNextPostWriter } from "../api/use-writers.ts";
import { wantedStep } from "../controls/wanted-step.ts";
import { outlinePage } from "./outline-place.ts";
import { planOutline } from "./plan-runs.ts";
import { isSameOrigin, readOrigin, usePlanStore } from "./plan-store.ts";

interface OutlineStepProps {
  request: GenerateRequest;
  /** What has to be done before, as a sentence; null if nothing. */
  obstacle: string | null;
}

/**
 * Plans the slides before they are made, on the page of the outline. Hidden for the browser's model, because it can't
 * follow an outline.
 */
export function OutlineStep({ request, obstacle }: OutlineStepProps) {
  const hintId = useId();
  const { plan, run, stopped, origin } = usePlanStore();
  const isBrowser = useNextPostWriter()?.isBrowser === true;
  const isOpenable =
    run !== null ||
    stopped !== null ||
    (plan !== null && isSameOrigin(origin, readOrigin(request)));
  const open = () => {
    outlinePage.open();
    if (!isOpenable) void planOutline(request);
  };
  const isHidden = isBrowser || request.postType === "single";
  const hiddenReason = isBrowser
    ? "The browser's model can't follow an outline."
    : "A single post needs no outline.";
  const reason = isHidden ? hiddenReason : isOpenable ? null : obstacle;
  const wanted = useSubject(wantedStep);
  const press = useEffectEvent(() => {
    if (reason === null) return open();
    showToast({ variant: "warning", title: "No outline yet", description: reason });
  });
  useEffect(() => {
    if (wanted !== "outline") return;
    wantedStep.close();
    press();
  }, [wanted]);
  if (isHidden) return null;
  return (
    <>
      <Button
        title={
          isOpenable
            ? "Go on with your outline"
            : (reason ?? "Plan the slides first, then edit the outline (free)")
        }
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : hintId}
        onClick={open}
      >
        <ListTree size={16} aria-hidden="true" />
        {isOpenable ? "Open outline" : "Outline first"}
      </Button>
      {reason !== null && (
        <p id={hintId} className="-mt-2 text-xs text-muted">
          {reason}
        </p>
      )}
    </>
  );
}
