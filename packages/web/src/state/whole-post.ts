import { loadContent } from "@slideloom/core/document";
import { normalizeLines } from "./carousel-store.ts";
import { changeCarousel, recordStep } from "./history.ts";
import { showToast, type ToastContent } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";

/** What became of the post that was open. */
interface Replacement {
  /** Whether an undo brings it back. */
  canUndo: boolean;
  /** Where it is kept, for people; null if it needs no word. */
  note: string | null;
}

/** Shows another post by calling `show`, having kept the open one; `label` names the step to undo. */
export type ReplacePost = (label: string, show: () => void) => Replacement;

/** The post's text and media change where they are. */
export const replaceInPlace: ReplacePost = (label, show) => ({
  canUndo: recordStep(label, show),
  note: null,
});

let replacePost = replaceInPlace;

/** Has `replace` decide what becomes of the open post from now on. */
export function onPostReplaced(replace: ReplacePost): void {
  replacePost = replace;
}

interface WholePost {
  /** As undo names it. */
  label: string;
  text: string;
  /** By slide index. */
  mediaUrls?: Readonly<Record<number, string>>;
  /** Changes the open carousel, as a paste in its JSON does. */
  isEdit?: boolean;
  toast: Omit<ToastContent, "action" | "note">;
}

/** Shows a generated, loaded or imported post as a new carousel in the open one's design, and offers to undo it. */
export function openWholePost({
  label,
  text,
  mediaUrls = {},
  isEdit = false,
  toast,
}: WholePost): void {
  const hasMedia = Object.keys(mediaUrls).length > 0;
  const replace = isEdit ? replaceInPlace : replacePost;
  const { canUndo, note } = replace(label, () => {
    changeCarousel(
      ({ document, appearance }) => ({
        document: loadContent(document, normalizeLines(text), mediaUrls),
        appearance: hasMedia ? { ...appearance, enableMedia: true } : appearance,
      }),
      { slideIndex: 0 },
    );
  });
  const report = canUndo ? showUndoToast : showToast;
  report({ ...toast, ...(note !== null && { note }) });
}
