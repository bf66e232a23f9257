/** Tab, and the keys that move within lists and toolbars. */
const focusKeys = /^(Tab|Arrow(Up|Down|Left|Right)|Home|End)$/;

let isDown = false;

/** Tracks keys that move the focus; returns a function that stops it. */
export function watchFocusKeys(): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  addEventListener("keydown", ({ key }) => (isDown = focusKeys.test(key)), {
    capture: true,
    signal,
  });
  addEventListener("keyup", () => (isDown = false), { capture: true, signal });
  // No keyup arrives while another window has the focus. When the focus returns, no key has moved it.
  addEventListener("blur", () => (isDown = false), { signal });
  return () => abort.abort();
}

/** Returns true if the focus moves because of a key, not a script. */
export function isFocusKeyDown(): boolean {
  return isDown;
}
