/** Moves the focus to the page's main content. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus(options);
}
