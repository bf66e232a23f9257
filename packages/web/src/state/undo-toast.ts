import { undo, useHistoryStore } from "./history.ts";
import { dismissToast, showToast, type ToastContent } from "./toast-store.ts";

/** Reports the last step with an Undo action, which disappears after another step. */
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
