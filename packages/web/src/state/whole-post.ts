import type { Appearance, Captions } from "@slideloom/core/carousel";
import { loadContent, type Post } from "@slideloom/core/document";
import { normalizeLines } from "./carousel-store.ts";
import { editCarousel, recordStep } from "./history.ts";
import { showToast, type ToastContent } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";

/** The outcome of replacing a post. */
interface Replacement {
  /** Whether undo restores the replaced post. */
  canUndo: boolean;
  /** Toast text that says where the replaced post is kept; null if there is nothing to say. */
  note: string | null;
}

/** Makes sure that the open post can be restored, then calls `show` to replace it. `label` names the undo step. */
export type ReplacePost = (label: string, show: () => void) => Replacement;

export const replaceInPlace: ReplacePost = (label, show) => ({
  canUndo: recordStep(label, show),
  note: null,
});

let replacePost = replaceInPlace;

/** Sets the handler that decides what happens to the open post. */
export function onPostReplaced(replace: ReplacePost): void {
  replacePost = replace;
}

interface WholePost {
  label: string;
  /** A post, or JSON text, which stays as typed. */
  content: Post | string;
  /** Changes the appearance; by default, the current one is kept. */
  restyle?: (appearance: Appearance) => Appearance;
  /** Image URLs by slide index. */
  mediaUrls?: Readonly<Record<number, string>>;
  /** If true, replaces the open carousel's content, as pasting into the JSON editor does. */
  isEdit?: boolean;
  /** Whether a model wrote the post. */
  isAiGenerated?: boolean;
  captions?: Captions;
  toast: Omit<ToastContent, "action" | "note">;
}

/** Shows a generated, loaded or imported post as a new carousel, with an Undo action. */
export function openWholePost({
  label,
  content,
  restyle = (appearance) => appearance,
  mediaUrls = {},
  isEdit = false,
  isAiGenerated = false,
  captions = {},
  toast,
}: WholePost): void {
  const hasMedia = Object.keys(mediaUrls).length > 0;
  const replace = isEdit ? replaceInPlace : replacePost;
  const { canUndo, note } = replace(label, () => {
    editCarousel(
      ({ document, appearance, ...own }) => ({
        document: loadContent(
          document,
          typeof content === "string" ? normalizeLines(content) : content,
          mediaUrls,
        ),
        appearance: restyle(hasMedia ? { ...appearance, enableMedia: true } : appearance),
        ...(isEdit ? own : { captions, isAiGenerated }),
      }),
      { slideIndex: 0 },
    );
  });
  const report = canUndo ? showUndoToast : showToast;
  report({ ...toast, ...(note !== null && { note }) });
}
