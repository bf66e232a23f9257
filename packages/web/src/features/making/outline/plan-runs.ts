import type { GenerateRequest, OutlineEvents } from "@slideloom/core/contract";
import { ApiError, fetchApi, requestApi } from "../../../lib/api.ts";
import { readEvents } from "../api/read-events.ts";
import { showToast } from "../../../state/toast-store.ts";
import { changePlan, keepPlan, readOrigin, usePlanStore } from "./plan-store.ts";
import type { PlanStep } from "./kept-plan.ts";

/** Plans an outline, and hooks (first lines) for the cover. An existing plan stays until the new one arrives. */
export async function planOutline(request: GenerateRequest): Promise<void> {
  const body = pickPlanFields(request);
  const origin = readOrigin(request);
  await run("outline", async (signal) => {
    if (!usePlanStore.getState().plan) changePlan({ origin });
    const headers = { accept: "text/event-stream" };
    const response = await fetchApi("planOutline", { body, headers, signal });
    const { writer: _writer, ...plan } = await readEvents<OutlineEvents>(
      response,
      signal,
      (event) => showStep(event.value),
    );
    changePlan({
      plan,
      origin,
      hook: plan.hooks[0]?.text ?? "",
      stopped: null,
    });
  });
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
  await run("hooks", async (signal) => {
    const { hooks } = await requestApi("planHooks", { body, signal });
    const current = usePlanStore.getState().plan;
    if (hooks.length === 0) showToast(noOthers);
    else if (current) changePlan({ plan: { ...current, hooks }, hook: hooks[0]?.text ?? "" });
  });
}

/** Cancels the running request. An earlier plan stays. */
export function cancelPlanRun(): void {
  usePlanStore.getState().run?.cancel();
}

const pickPlanFields = ({
  topic,
  source,
  instructions,
  template,
  style,
  slides,
}: GenerateRequest) => ({ topic, source, instructions, template, style, slides });

function showStep(step: PlanStep): void {
  usePlanStore.setState(({ run: current }) => ({ run: current && { ...current, step } }));
  keepPlan();
}

async function run(
  kind: "outline" | "hooks",
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (usePlanStore.getState().run) return;
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  usePlanStore.setState({ run: { kind, step: null, cancel }, stopped: null, failure: null });
  const isCurrent = () => usePlanStore.getState().run?.cancel === cancel;
  try {
    await work(signal);
  } catch (error) {
    // If the plan was dropped meanwhile, nothing is reported.
    if (!isCurrent()) return;
    if (signal.aborted) usePlanStore.setState(({ run: last }) => ({ stopped: last?.step ?? null }));
    else usePlanStore.setState({ failure: toApiError(error) });
  } finally {
    if (isCurrent()) {
      usePlanStore.setState({ run: null });
      keepPlan();
    }
  }
}

const toApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError("", 0, { cause: error });
