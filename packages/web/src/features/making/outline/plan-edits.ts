import type { PostOutline } from "@slideloom/core/planning";
import { showToast } from "../../../state/toast-store.ts";
import { dropItem, restoreItem } from "./outline-edits.ts";
import { outlinePage } from "./outline-place.ts";
import { changePlan, clearPlan, usePlanStore } from "./plan-store.ts";

export function changeOutline(change: (outline: PostOutline) => PostOutline): void {
  const { plan } = usePlanStore.getState();
  if (plan) changePlan({ plan: { ...plan, outline: change(plan.outline) } });
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
    // If another plan has replaced this one, the slide isn't restored, because it uses facts of the replaced plan.
    if (usePlanStore.getState().plan?.facts !== plan.facts) return;
    changeOutline((outline) => restoreItem(outline, item, index));
  };
  showToast({
    title: `Slide ${index + 1} removed from the outline`,
    description: item.point,
    action: { label: "Undo", run: restore },
  });
}

/** Drops the plan, with an undo toast. */
export function discardPlan(): void {
  const { plan, origin, hook } = usePlanStore.getState();
  clearPlan();
  outlinePage.close();
  if (!plan) return;
  const restore = () => {
    if (usePlanStore.getState().plan) return;
    changePlan({ plan, origin, hook });
    outlinePage.open();
  };
  showToast({
    title: "Outline discarded",
    description: "Your text is still here.",
    action: { label: "Undo", run: restore },
  });
}
