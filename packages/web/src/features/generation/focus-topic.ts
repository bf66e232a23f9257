import { flushSync } from "react-dom";
import { useFormFoldStore } from "./form-fold-store.ts";

/** Focuses the topic field of the visible form and scrolls the form into view. */
export function focusTopic(): void {
  flushSync(() => useFormFoldStore.setState({ chosen: null }));
  const field = document.querySelector<HTMLElement>("form [name=topic]");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}
