import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { useEffect } from "react";
import { afterOwnerChange, readOwn, removeOwn, writeOwn } from "../../../lib/kept/kept.ts";
import { CodeError, loadCode } from "../../../lib/load-code.ts";
import { Run } from "../../../lib/run.ts";
import { keepFormOpen } from "../controls/form-fold.ts";
import { addSource, takeKeptSource, useSource } from "../source/source-store.ts";
import type { KeptPlan, PlanStep, PlanOrigin } from "./kept-plan.ts";

interface PlanState extends KeptPlan {
  /** Reason why the plan that this browser stores couldn't be shown; null if it could. */
  restoreFailure: CodeError | null;
}

const storageKey = "slideloom.post-plan";
const empty: PlanState = {
  plan: null,
  origin: null,
  hook: "",
  stopped: null,
  restoreFailure: null,
};

interface Planning {
  kind: "outline" | "hooks";
  step: PlanStep | null;
}

export const planRun = new Run<Planning, PlanState>(empty);
export const usePlanStore = planRun.store;

/** Returns the topic and source that a request's plan is made from. */
export function readOrigin({ topic, source, sources }: GenerateRequest): PlanOrigin {
  const [id = null, ...others] = (sources ?? [source]).flatMap((one) => readSourceId(one) ?? []);
  return { topic: topic ?? "", source: id, ...(others.length > 0 && { others }) };
}

/** Returns the source's id. The request contains either the id alone or the whole source. */
function readSourceId(source: GenerateRequest["source"]): string | null {
  const { id, source: whole } = Object(source) as Record<string, unknown>;
  const found: unknown = id ?? Object(whole)["id"];
  return typeof found === "string" ? found : null;
}

export const isSameOrigin = (one: PlanOrigin | null, other: PlanOrigin): boolean =>
  one?.topic === other.topic &&
  one.source === other.source &&
  (one.others ?? []).join(" ") === (other.others ?? []).join(" ");

export function changePlan(change: Partial<KeptPlan>): void {
  usePlanStore.setState(change);
  keepPlan();
}

/** Drops the plan and cancels a running request. */
export function clearPlan(): void {
  planRun.leave();
  usePlanStore.setState(empty);
  removeOwn(storageKey);
}

/** Stores the plan. A running step is stored as stopped, because a reload would stop it. */
export function keepPlan(): void {
  const { plan, origin, hook, stopped, run } = usePlanStore.getState();
  const kept: KeptPlan = { plan, origin, hook, stopped: run?.step ?? stopped };
  if (!kept.plan && !kept.stopped) {
    removeOwn(storageKey);
    return;
  }
  try {
    writeOwn(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage, the plan lasts until the page closes.
  }
}

/** Shows the stored plan in the form, and loads the plan's source. */
export async function restorePlan(): Promise<void> {
  const text = readOwn(storageKey);
  if (text === null) return;
  const parseKeptPlan = await loadParser();
  if (!parseKeptPlan) return;
  const kept = parseKeptPlan(text);
  const { plan, run } = usePlanStore.getState();
  // A plan that was made in the meantime is newer, so it stays.
  if (!kept || plan || run || readOwn(storageKey) !== text) return;
  usePlanStore.setState(kept);
  keepFormOpen();
  const id = kept.origin?.source ?? null;
  if (id === null || useSource.getState().read !== null) return;
  await takeKeptSource(id, true);
  for (const other of kept.origin?.others ?? []) {
    if (useSource.getState().read?.source.id !== id) return;
    addSource(true);
    await takeKeptSource(other, true);
  }
  addSource(false);
}

/** Restores the stored plan when the calling component mounts. */
export function useKeptPlan(): void {
  useEffect(() => void restorePlan(), []);
}

async function loadParser() {
  try {
    const { parseKeptPlan } = await loadCode("your outline", () => import("./parse-kept-plan.ts"));
    usePlanStore.setState({ restoreFailure: null });
    return parseKeptPlan;
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    usePlanStore.setState({ restoreFailure: error });
    return null;
  }
}

afterOwnerChange(() => {
  planRun.leave();
  usePlanStore.setState(empty);
  void restorePlan();
});
