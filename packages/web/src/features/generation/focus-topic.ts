import { flushSync } from "react-dom";
import { setFormOpen } from "./form-fold-store.ts";

/** Brings the focus to the topic of the form, and the form into view. */
export function focusTopic(): void {
  flushSync(() => setFormOpen(true));
  const field = document.querySelector<HTMLElement>("form [name=topic]");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
