import { ImagePlus } from "lucide-react";
import { useMediaSlide } from "../../features/media/slide-media.ts";
import { pickFile } from "../../lib/pick-file.ts";
import { useFileDrop } from "../../lib/use-file-drop.ts";
import { useDocument } from "../../state/carousel-store.ts";
import { usePaste } from "../../lib/use-paste.ts";
import { runStart } from "./run-start.ts";

const takeFile = (file: File) => runStart((actions) => actions.takeFile(file));
const takeText = (pasted: { text: string; html: string }) =>
  runStart((actions) => actions.takePageText(pasted));

export const chooseImage = (slideIndex: number) =>
  pickFile("image/*", (file) => runStart((actions) => actions.addImage(file, slideIndex)));

const isDocumentType = (type: string) =>
  type === "application/pdf" || type.includes("officedocument") || type === "text/html";

interface DropPlace {
  slideNumber: number;
  /** Whether there is no post yet. */
  isEmpty: boolean;
}

function describeDrop(type: string, { slideNumber, isEmpty }: DropPlace): string {
  const startsPost = isEmpty && type.startsWith("text/");
  if (startsPost || isDocumentType(type)) return "Drop the file to make slides from it";
  if (type === "application/json" || type.startsWith("text/")) return "Drop the file to open it";
  if (type.startsWith("image/")) return `Drop the image to put it on slide ${slideNumber}`;
  return `Drop an image to put it on slide ${slideNumber}, or a file to open it`;
}

/** Accepts files dropped or pasted anywhere in the editor, with a hint during a drag. */
export function EditorFiles() {
  const heldType = useFileDrop((file) => takeFile(file));
  usePaste({ onFile: (file) => takeFile(file), onText: (pasted) => takeText(pasted) });
  const slideNumber = useMediaSlide() + 1;
  const isEmpty = useDocument((document) => document.text.trim() === "");
  if (heldType === null) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-60 flex flex-col items-center justify-center gap-3 rounded-2xl border-2 border-dashed border-accent bg-surface/90">
      <ImagePlus size={40} aria-hidden="true" className="text-accent-ink" />
      <p className="font-heading text-base font-semibold">
        {describeDrop(heldType, { slideNumber, isEmpty })}
      </p>
    </div>
  );
}
