import { ImagePlus } from "lucide-react";
import { isTextFile, openPastedText, openTextFile } from "../../features/import/offer-import.ts";
import { setFormOpen } from "../../features/generation/form-fold-store.ts";
import { readFile } from "../../features/generation/source-form-store.ts";
import { loadText } from "../../features/json-editor/load-text.ts";
import { addImage } from "../../features/media/add-image.ts";
import { getMediaSlide, useMediaSlide } from "../../features/media/slide-media.ts";
import { useFileDrop } from "../../lib/use-file-drop.ts";
import { usePaste } from "../../lib/use-paste.ts";

/** Documents and subtitles, which can only be a source of a post. */
const isSourceFile = ({ name }: File) => /\.(?:pdf|docx|pptx|srt|vtt|html?)$/i.test(name);

/** Handles a dropped or pasted file by its type. */
function takeFile(file: File): void {
  if (isSourceFile(file)) {
    setFormOpen(true);
    void readFile(file);
    return;
  }
  void (isTextFile(file) ? openTextFile(file, loadText) : addImage(file, getMediaSlide()));
}

const isDocumentType = (type: string) =>
  type === "application/pdf" || type.includes("officedocument") || type === "text/html";

/** Describes what dropping a file of that media type does. */
function describeDrop(type: string, slideNumber: number): string {
  if (isDocumentType(type)) return "Drop the file to make slides from it";
  if (type === "application/json" || type.startsWith("text/")) return "Drop the file to load it";
  if (type.startsWith("image/")) return `Drop the image to put it on slide ${slideNumber}`;
  return `Drop an image to put it on slide ${slideNumber}, or a post to load it`;
}

/** Accepts files dropped or pasted anywhere in the editor, with a hint during a drag. */
export function EditorFiles() {
  const heldType = useFileDrop(takeFile);
  usePaste({ onFile: takeFile, onText: (text) => void openPastedText(text, loadText) });
  const slideNumber = useMediaSlide() + 1;
  if (heldType === null) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-60 flex flex-col items-center justify-center gap-3 rounded-2xl border-2 border-dashed border-accent bg-surface/90">
      <ImagePlus size={40} aria-hidden="true" className="text-accent-ink" />
      <p className="font-heading text-base font-semibold">{describeDrop(heldType, slideNumber)}</p>
    </div>
  );
}
