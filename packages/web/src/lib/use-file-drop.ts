import { useEffect, useEffectEvent, useState } from "react";

/** Returns the media type of a dragged file, or an empty string if the browser hides it; null if no file is dragged. */
function findHeldType(event: DragEvent): string | null {
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes("Files")) return null;
  return Array.from(dataTransfer.items).find(({ kind }) => kind === "file")?.type ?? "";
}

/** Returns true if the pointer is over an element that handles dropped files itself. */
const isInDropZone = ({ target }: DragEvent) =>
  target instanceof Element && target.closest("[data-drop-zone]") !== null;

/** Accepts files dropped anywhere on the page, except in drop zones. Returns the type of the file being dragged, or null. */
export function useFileDrop(onFile: (file: File) => void): string | null {
  const [heldType, setHeldType] = useState<string | null>(null);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const stopListening = new AbortController();
    const options = { capture: true, signal: stopListening.signal };
    const handleDragOver = (event: DragEvent) => {
      const type = findHeldType(event);
      if (type === null) return;
      if (isInDropZone(event)) return setHeldType(null);
      event.preventDefault();
      setHeldType(type);
    };
    const handleDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHeldType(null);
    };
    const handleDrop = (event: DragEvent) => {
      setHeldType(null);
      const file = event.dataTransfer?.files[0];
      if (!file || isInDropZone(event)) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    };
    addEventListener("dragover", handleDragOver, options);
    addEventListener("dragleave", handleDragLeave, options);
    addEventListener("drop", handleDrop, options);
    return () => stopListening.abort();
  }, []);
  return heldType;
}
