import { recordStep } from "../../state/history.ts";
import { showToast } from "../../state/toast-store.ts";
import { showUndoToast } from "../../state/undo-toast.ts";
import { setJsonInput } from "../../state/json-text.ts";

/** Takes the text of a file in place of the post's, and says so in a toast. */
export function loadText(text: string, fileName: string): void {
  const hasChanged = recordStep("Load a file", () => setJsonInput(text));
  const report = hasChanged ? showUndoToast : showToast;
  report({
    title: "File loaded",
    description: `The text is now that of ${fileName}.`,
  });
}
