import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { ListTree } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { useNextPostWriter } from "../api/use-writers.ts";
import { openOutlinePage } from "./outline-page-store.ts";
import { planOutline } from "./plan-runs.ts";
import { isSameOrigin, readOrigin, usePlanStore } from "./plan-store.ts";

interface OutlineStepProps {
  request: GenerateRequest;
  canPlan: boolean;
}

/**
 * Plans the slides before they are made, on the page of the outline. Hidden for the browser's model, because it can't
 * follow an outline.
 */
export function OutlineStep({ request, canPlan }: OutlineStepProps) {
  const { plan, run, stopped, origin } = usePlanStore();
  const isBrowser = useNextPostWriter()?.isBrowser === true;
  if (isBrowser || request.postType === "single") return null;
  const isOpenable =
    run !== null ||
    stopped !== null ||
    (plan !== null && isSameOrigin(origin, readOrigin(request)));
  const open = () => {
    openOutlinePage();
    if (!isOpenable) void planOutline(request);
  };
  return (
    <Button
      title={
        isOpenable
          ? "Go on with your outline"
          : "Plan the slides first, then edit the outline (free)"
      }
      disabled={!isOpenable && !canPlan}
      onClick={open}
    >
      <ListTree size={16} aria-hidden="true" />
      {isOpenable ? "Open outline" : "Outline first"}
    </Button>
  );
}
