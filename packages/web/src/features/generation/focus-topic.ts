import { flushSync } from "react-dom";
import { useFormFoldStore } from "./form-fold-store.ts";

/** Brings the focus to the topic of the form of an empty editor, and the form into view. */
export function focusTopic(): void {
  flushSync(() => useFormFoldStore.setState({ chosen: null }));
  const field = document.querySelector<HTMLElement>("form [name=topic]");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}
