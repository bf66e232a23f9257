import type { GenerateRequest } from "@slideloom/core/contract/generation";
import type { OutlineEvents } from "@slideloom/core/contract/planning";
import { fetchApi, requestApi } from "../../../lib/api.ts";
import { readEvents } from "../api/read-events.ts";
import { showToast } from "../../../state/toast-store.ts";
import { changePlan, keepPlan, planRun, readOrigin, usePlanStore } from "./plan-store.ts";
import type { PlanStep } from "./kept-plan.ts";

/** Plans an outline, and hooks (first lines) for the cover. An existing plan stays until the new one arrives. */
export async function planOutline(request: GenerateRequest): Promise<void> {
  const body = pickPlanFields(request);
  const origin = readOrigin(request);
  await run(
    "outline",
    async (signal, showStep) => {
      if (!usePlanStore.getState().plan) changePlan({ origin });
      const headers = { accept: "text/event-stream" };
      const response = await fetchApi("planOutline", { body, headers, signal });
      return readEvents<OutlineEvents>(response, signal, (event) => showStep(event.value));
    },
    ({ writer: _writer, ...plan }) =>
      changePlan({ plan, origin, hook: plan.hooks[0]?.text ?? "", stopped: null }),
  );
}

const noOthers = {
  title: "No other hooks",
  description: "The source has no other sentences that could open the post.",
};

/** Replaces the plan's hooks with newly written ones. */
export async function planHooks(request: GenerateRequest): Promise<void> {
  const { plan } = usePlanStore.getState();
  if (!plan) return;
  const { facts, outline } = plan;
  const known = plan.hooks.map(({ text }) => text);
  const body = { ...pickPlanFields(request), facts, outline, known };
  await run(
    "hooks",
    (signal) => requestApi("planHooks", { body, signal }),
    ({ hooks }) => {
      const current = usePlanStore.getState().plan;
      if (hooks.length === 0) showToast(noOthers);
      else if (current) changePlan({ plan: { ...current, hooks }, hook: hooks[0]?.text ?? "" });
    },
  );
}

/** Cancels the running request. An earlier plan stays. */
export const cancelPlanRun = () => planRun.cancel();

/** Leaves out what a plan doesn't need: the kind of post, and an earlier plan. */
const pickPlanFields = ({
  postType: _postType,
  outline: _outline,
  facts: _facts,
  hook: _hook,
  ...fields
}: GenerateRequest) => fields;

async function run<Result>(
  kind: "outline" | "hooks",
  work: (signal: AbortSignal, showStep: (step: PlanStep) => void) => Promise<Result>,
  onDone: (result: Result) => void,
): Promise<void> {
  await planRun.start({
    begin: { kind, step: null },
    work: ({ signal, note }) => {
      usePlanStore.setState({ stopped: null });
      return work(signal, (step) => {
        note({ step });
        keepPlan();
      });
    },
    onDone,
    onCancel: (last) => changePlan({ stopped: last?.step ?? null }),
    onFail: keepPlan,
    fallback: "",
  });
}
