/** Brings the focus to the topic of the form, and the form into view. */
export function focusTopic(): void {
  const field = document.querySelector<HTMLElement>("form [name=topic]");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
