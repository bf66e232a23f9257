/** Tab, and what leads on within a list or a toolbar. */
const focusKeys = /^(Tab|Arrow(Up|Down|Left|Right)|Home|End)$/;

let isDown = false;

/** Follows the keys that move the focus, from now on. Returns what ends that. */
export function watchFocusKeys(): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  addEventListener("keydown", ({ key }) => (isDown = focusKeys.test(key)), {
    capture: true,
    signal,
  });
  addEventListener("keyup", () => (isDown = false), { capture: true, signal });
  // The window's own: when it comes to the front again it gives the focus back where it was.
  addEventListener("blur", () => (isDown = false), { signal });
  return () => abort.abort();
}

/** Whether the focus is being moved by a key for that, and not by a script that gives it back. */
export function isFocusKeyDown(): boolean {
  return isDown;
}
