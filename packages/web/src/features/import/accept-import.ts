import type { ImportedPost } from "@slideloom/core/import";
import { useDesignStore } from "../../state/design-store.ts";
import { recordStep } from "../../state/history.ts";
import { setJsonInput } from "../../state/post-store.ts";
import { showUndoToast } from "../../state/undo-toast.ts";

/** Takes an imported post, with its pictures, in place of the editor's: one step to undo. */
export function acceptImport({ post, mediaUrls }: ImportedPost, source: string): void {
  const hasMedia = Object.keys(mediaUrls).length > 0;
  recordStep("Import a post", () => {
    setJsonInput(JSON.stringify(post, null, 2));
    useDesignStore.setState({ mediaUrls, ...(hasMedia && { enableMedia: true }) });
  });
  showUndoToast({ title: "Post imported", description: `The post is now that of ${source}.` });
}
