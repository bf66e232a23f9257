import { FileJson } from "lucide-react";
import { useFileDrop } from "../use-file-drop.ts";

/** Covers the page while a file is held over it. */
export function FileDropHint() {
  const isOver = useFileDrop();
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-60 flex flex-col items-center justify-center gap-3 rounded-2xl border-2 border-dashed border-accent bg-surface/90">
      <FileJson size={40} aria-hidden="true" className="text-accent-ink" />
      <p className="font-heading text-base font-semibold">Drop a JSON file to load it</p>
    </div>
  );
}
