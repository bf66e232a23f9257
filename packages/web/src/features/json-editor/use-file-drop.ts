import { postLimits } from "@slideloom/core/document";
import { useEffect, useState } from "react";
import { setJsonInput, usePostStore } from "../../state/post-store.ts";
import { showToast } from "../../state/toast-store.ts";

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

async function loadFile(file: File): Promise<void> {
  const isJson = file.type === "application/json" || /\.json$/i.test(file.name);
  if (!isJson || file.size > postLimits.textBytes) {
    showToast({
      variant: "destructive",
      title: "File not loaded",
      description: isJson ? `${file.name} is larger than 1 MiB.` : `${file.name} is no JSON file.`,
    });
    return;
  }
  const before = usePostStore.getState().jsonInput;
  setJsonInput(await file.text());
  showToast({
    title: "File loaded",
    description: `The text is now that of ${file.name}.`,
    action: { label: "Undo", run: () => setJsonInput(before) },
  });
}

/** Loads a JSON file that is dropped anywhere on the page. Returns whether one is held over it. */
export function useFileDrop(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const stopListening = new AbortController();
    const options = { capture: true, signal: stopListening.signal };
    const handleDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const handleDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      void loadFile(file);
    };
    addEventListener("dragover", handleDragOver, options);
    addEventListener("dragleave", handleDragLeave, options);
    addEventListener("drop", handleDrop, options);
    return () => stopListening.abort();
  }, []);
  return isOver;
}
