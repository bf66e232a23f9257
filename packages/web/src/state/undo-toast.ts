import { undo, useHistoryStore } from "./history.ts";
import { dismissToast, showToast, type ToastContent } from "./toast-store.ts";

/** Shows a toast that can undo the last step. The toast disappears once another step is the last one. */
export function showUndoToast(content: Omit<ToastContent, "action">): void {
  const step = useHistoryStore.getState().past.at(-1);
  if (!step) {
    showToast(content);
    return;
  }
  const id = showToast({ ...content, action: { label: "Undo", run: () => void undo() } });
  const stopWatching = useHistoryStore.subscribe(({ past }) => {
    if (past.at(-1) === step) return;
    stopWatching();
    dismissToast(id);
  });
}
