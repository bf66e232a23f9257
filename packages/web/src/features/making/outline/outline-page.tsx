import { countNoun } from "@slideloom/core/text";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { announce } from "../../../lib/announcements.ts";
import { useGenerationStore } from "../../../state/generation-store.ts";
import { usePostPrice } from "../api/use-writers.ts";
import { Balance } from "../controls/balance.tsx";
import { explainFailure } from "../controls/describe-failure.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { GenerateButton } from "../form/generate-button.tsx";
import { generate } from "../form/generate.ts";
import { useGenerateRequest } from "../form/use-generate-request.ts";
import { useSourceTitle } from "../source/source-store.ts";
import { outlinePage } from "./outline-place.ts";
import { PlanButtons, PlanProgress } from "./plan-buttons.tsx";
import { PlanEditor } from "./plan-editor.tsx";
import { PlanNotices } from "./plan-notices.tsx";
import { useKeptPlan, usePlanStore } from "./plan-store.ts";
import { usePlannedRequest } from "./use-planned-request.ts";

interface OutlinePageProps {
  /** Called once the slides are written. */
  onWritten: () => void;
}

/** The outline in the middle of the editor: its facts, hooks and slides, to edit before the slides are made. */
export function OutlinePage({ onWritten }: OutlinePageProps) {
  const { request, sources, problem } = useGenerateRequest();
  const planned = usePlannedRequest(request);
  const { plan, run } = usePlanStore();
  const failure = useGenerationStore((state) => state.failure);
  const id = useId();
  const isPlanned = planned !== request;
  useKeptPlan();
  useAnnouncedPlan();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPlanned) void generate(planned, { sources, onDone: onWritten });
  };
  return (
    <form
      aria-labelledby={id}
      noValidate
      onSubmit={submit}
      className="@container min-h-0 flex-1 overflow-y-auto px-3 pb-6 sm:px-4"
    >
      <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-4">
        <div className="sticky top-0 z-20 -mx-1 flex flex-wrap items-center gap-2 border-b border-line bg-canvas px-1 py-3">
          <OutlineHeading id={id} topic={request.topic} />
          <div className="flex flex-wrap gap-2">
            <Button title="Show the slides; the outline is kept" onClick={outlinePage.close}>
              <ArrowLeft size={16} aria-hidden="true" className="rtl:rotate-180" />
              <span className="max-sm:sr-only">Back</span>
            </Button>
            <PlanButtons request={request} canPlan={problem === null} />
            <GenerateButton
              isPlanned
              hasTopic={isPlanned && run === null}
              balanceId={`${id}-balance`}
              className=""
            />
          </div>
        </div>
        <PlanProgress />
        {failure && (
          <FailureNotice failure={failure} message={explainFailure(failure)} kept="Your outline" />
        )}
        <PlanNotices request={request} />
        {plan && <PlanEditor request={request} plan={plan} />}
        <Balance id={`${id}-balance`} price={usePostPrice()} />
      </div>
    </form>
  );
}

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

interface OutlineHeadingProps {
  id: string;
  topic: string | null | undefined;
}

/** The page's heading, which gets the focus, and what the outline is about. */
function OutlineHeading({ id, topic }: OutlineHeadingProps) {
  const title = useSourceTitle();
  return (
    <div className="min-w-0 flex-1 basis-48">
      <h2
        ref={focusHeading}
        id={id}
        tabIndex={-1}
        className="font-heading text-lg font-semibold outline-none"
      >
        Outline
      </h2>
      <p className="truncate text-[13px] text-muted">
        <bdi>{title || topic}</bdi>
      </p>
    </div>
  );
}

/** Tells screen readers when an outline was planned. */
function useAnnouncedPlan(): void {
  useEffect(
    () =>
      usePlanStore.subscribe(({ plan, run }, before) => {
        if (!plan || run || before.run?.kind !== "outline" || plan === before.plan) return;
        announce(`Outline of ${countNoun(plan.outline.items.length, "slide")} ready.`);
      }),
    [],
  );
}
