import { formatPost, samplePostText } from "@slideloom/core/document";
import { saveFile } from "../../lib/save-file.ts";
import { recordStep } from "../../state/history.ts";
import { showToast } from "../../state/toast-store.ts";
import { openWholePost } from "../../state/whole-post.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { setJsonInput, settleDocument } from "../../state/json-text.ts";

export function loadSample(): void {
  openWholePost({
    label: "Load the sample",
    content: samplePostText,
    toast: {
      title: "Sample Loaded",
      description: "A sample JSON structure has been loaded into the editor.",
    },
  });
}

export function exportJson(): void {
  try {
    settleDocument();
    const { text } = getDocument();
    saveFile("carousel-content.json", new Blob([text], { type: "application/json" }));
    showToast({ title: "JSON Exported", description: "Your JSON has been exported successfully." });
  } catch (error) {
    console.warn("The JSON could not be exported.", error);
    showToast({
      variant: "destructive",
      title: "Export Failed",
      description: "Failed to export JSON. Please try again.",
    });
  }
}

export function beautifyJson(): void {
  settleDocument();
  const result = formatPost(getDocument().text);
  if (!result.ok) {
    showToast({
      variant: "destructive",
      title: "Beautify Failed",
      description: "Cannot beautify invalid JSON. Please fix syntax errors first.",
    });
    return;
  }
  recordStep("Format the JSON", () => setJsonInput(result.text));
  showToast({
    title: "JSON Beautified",
    description: "Your JSON has been formatted with proper indentation (2 spaces).",
  });
}
