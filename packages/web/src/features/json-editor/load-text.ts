import { openWholePost } from "../../state/whole-post.ts";
import { hasTextImages, keepTextImages } from "./text-images.ts";

interface LoadedText {
  text: string;
  fileName: string;
  /** A note that the encoding was guessed. */
  encodingNote?: string | null;
  /** Replaces the open carousel's text instead of opening a new carousel. */
  isEdit?: boolean;
}

/** Opens a text from a file or from the clipboard. Embedded `data:` images become images of the slides. */
export async function loadText({
  text,
  fileName,
  encodingNote = null,
  isEdit = false,
}: LoadedText): Promise<void> {
  const kept = hasTextImages(text)
    ? await keepTextImages(text)
    : { text, mediaUrls: {}, note: null };
  const notes = [`Opened the text from ${fileName}.`, encodingNote, kept.note];
  openWholePost({
    label: "Load a file",
    content: kept.text,
    mediaUrls: kept.mediaUrls,
    isEdit,
    toast: {
      title: "File loaded",
      description: notes.filter((note) => note !== null).join(" "),
      ...(kept.note !== null && { variant: "warning" as const }),
    },
  });
}

/** If the pasted text contains `data:` images, replaces the open post and returns true. */
export function loadPastedImages(text: string): boolean {
  if (!hasTextImages(text)) return false;
  void loadText({ text, fileName: "the clipboard", isEdit: true });
  return true;
}
