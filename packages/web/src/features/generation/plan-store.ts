import type { EndpointResponse, GenerateRequest } from "@slideloom/core/contract";
import type { PostOutline } from "@slideloom/core/planning";
import { create } from "zustand";
import { ApiError, requestApi } from "../../lib/api.ts";
import { afterOwnerChange } from "../../lib/kept/kept.ts";
import { showToast } from "../../state/toast-store.ts";
import { dropItem, restoreItem } from "./outline-edits.ts";

export type Plan = Pick<EndpointResponse<"planOutline">, "facts" | "outline" | "hooks">;

interface PlanState {
  plan: Plan | null;
  /** Key of the topic and source that the plan was made from. If they change, the plan is stale. */
  madeFrom: string;
  /** Text of the chosen hook. */
  hook: string;
  /** The running request, or null. */
  run: { kind: "outline" | "hooks"; cancel: () => void } | null;
  failure: ApiError | null;
}

const empty: PlanState = { plan: null, madeFrom: "", hook: "", run: null, failure: null };

export const usePlanStore = create<PlanState>()(() => empty);
afterOwnerChange(clearPlan);

/** Drops the plan and cancels a running request. */
export function clearPlan(): void {
  usePlanStore.getState().run?.cancel();
  usePlanStore.setState(empty);
}

/** Returns a key of the topic and source that a plan is made from. */
export const readOrigin = ({ topic, source }: GenerateRequest): string =>
  JSON.stringify([topic ?? "", source && "id" in source ? source.id : (source ?? null)]);

/** Plans an outline and hooks. An existing plan stays until the new one arrives. */
export async function planOutline(request: GenerateRequest): Promise<void> {
  const { topic, source, instructions, template, style, slides } = request;
  const body = { topic, source, instructions, template, style, slides };
  await run("outline", async (signal) => {
    const plan = await requestApi("planOutline", { body, signal });
    const [first] = plan.hooks;
    usePlanStore.setState({ plan, madeFrom: readOrigin(request), hook: first?.text ?? "" });
  });
}

/** Replaces the plan's hooks with newly written ones. */
export async function planHooks(request: GenerateRequest): Promise<void> {
  const { plan } = usePlanStore.getState();
  if (!plan) return;
  const { topic, source, instructions, template, style, slides } = request;
  const { facts, outline } = plan;
  const known = plan.hooks.map(({ text }) => text);
  const body = { topic, source, instructions, template, style, slides, facts, outline, known };
  await run("hooks", async (signal) => {
    const { hooks } = await requestApi("planHooks", { body, signal });
    usePlanStore.setState((state) => ({
      plan: state.plan && { ...state.plan, hooks },
      hook: hooks[0]?.text ?? "",
    }));
  });
}

export function changeOutline(change: (outline: PostOutline) => PostOutline): void {
  usePlanStore.setState(({ plan }) => ({
    plan: plan && { ...plan, outline: change(plan.outline) },
  }));
}

/** Drops a slide of the outline, with an undo toast. */
export function dropSlide(id: string): void {
  const { plan } = usePlanStore.getState();
  if (!plan) return;
  const index = plan.outline.items.findIndex((item) => item.id === id);
  const item = plan.outline.items[index];
  if (!item || plan.outline.items.length === 1) return;
  changeOutline((outline) => dropItem(outline, id));
  const restore = () => {
    // Another plan doesn't have the facts of this slide.
    if (usePlanStore.getState().plan?.facts !== plan.facts) return;
    changeOutline((outline) => restoreItem(outline, item, index));
  };
  showToast({
    title: `Slide ${index + 1} dropped from the outline`,
    description: item.point,
    action: { label: "Undo", run: restore },
  });
}

/** Drops the plan, with an undo toast. */
export function discardPlan(): void {
  const { plan, madeFrom, hook } = usePlanStore.getState();
  clearPlan();
  if (!plan) return;
  const restore = () => {
    if (!usePlanStore.getState().plan) usePlanStore.setState({ plan, madeFrom, hook });
  };
  showToast({
    title: "Outline discarded",
    description: "Your text is still here.",
    action: { label: "Undo", run: restore },
  });
}

async function run(
  kind: "outline" | "hooks",
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (usePlanStore.getState().run) return;
  const controller = new AbortController();
  const { signal } = controller;
  usePlanStore.setState({ run: { kind, cancel: () => controller.abort() }, failure: null });
  try {
    await work(signal);
  } catch (error) {
    if (signal.aborted) return;
    const failure = error instanceof ApiError ? error : new ApiError("", 0, { cause: error });
    usePlanStore.setState({ failure });
  } finally {
    usePlanStore.setState({ run: null });
  }
}
