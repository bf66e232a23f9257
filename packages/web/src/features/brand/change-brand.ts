import type { Brand } from "@slideloom/core/design";
import { recordStep } from "../../state/history.ts";
import { getAppearance } from "../../state/carousel-store.ts";
import { setBrand } from "../../state/appearance-edits.ts";

/** Changes brand values. If a label is given, the change is an undo step of its own. */
export function changeBrand(change: Partial<Brand>, label?: string): void {
  const apply = () => setBrand({ ...getAppearance().brand, ...change });
  if (label === undefined) apply();
  else recordStep(label, apply);
}
