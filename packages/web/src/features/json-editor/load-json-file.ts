import { postLimits } from "@slideloom/core/document";
import { recordStep } from "../../state/history.ts";
import { setJsonInput } from "../../state/post-store.ts";
import { showToast } from "../../state/toast-store.ts";
import { showUndoToast } from "../../state/undo-toast.ts";

export function isJsonFile({ name, type }: File): boolean {
  return type === "application/json" || /\.json$/i.test(name);
}

/** Takes the text of a JSON file in place of the post's; says so in a toast, or why not. */
export async function loadJsonFile(file: File): Promise<void> {
  if (file.size > postLimits.textBytes) {
    showToast({
      variant: "destructive",
      title: "File not loaded",
      description: `${file.name} is larger than 1 MiB.`,
    });
    return;
  }
  const text = await file.text();
  const hasChanged = recordStep("Load a file", () => setJsonInput(text));
  const report = hasChanged ? showUndoToast : showToast;
  report({
    title: "File loaded",
    description: `The text is now that of ${file.name}.`,
  });
}
