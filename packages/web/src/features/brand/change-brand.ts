import type { Brand } from "@slideloom/core/design";
import { setBrand, useDesignStore } from "../../state/design-store.ts";
import { recordStep } from "../../state/history.ts";

/** Changes values of the brand as it is now; with a label the change is a step to undo of its own. */
export function changeBrand(change: Partial<Brand>, label?: string): void {
  const apply = () => setBrand({ ...useDesignStore.getState().brand, ...change });
  if (label === undefined) apply();
  else recordStep(label, apply);
}
