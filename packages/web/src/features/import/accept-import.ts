import type { ImportedPost } from "@slideloom/core/import";
import { recordStep, changeCarousel } from "../../state/history.ts";
import { showUndoToast } from "../../state/undo-toast.ts";
import { loadContent } from "@slideloom/core/document";

/** Takes an imported post, with its pictures, in place of the editor's: one step to undo. */
export function acceptImport({ post, mediaUrls }: ImportedPost, source: string): void {
  const hasMedia = Object.keys(mediaUrls).length > 0;
  recordStep("Import a post", () => {
    const text = JSON.stringify(post, null, 2);
    changeCarousel(
      ({ document, appearance }) => ({
        document: loadContent(document, text, mediaUrls),
        appearance: hasMedia ? { ...appearance, enableMedia: true } : appearance,
      }),
      { slideIndex: 0 },
    );
  });
  showUndoToast({ title: "Post imported", description: `The post is now that of ${source}.` });
}
