import type { ImportedPost } from "@slideloom/core/import";
import { openWholePost } from "../../state/whole-post.ts";

/** Opens an imported post as a new carousel, or as an undo step of the open one if it was pasted into its JSON. */
export function acceptImport(
  { post, mediaUrls }: ImportedPost,
  { source, isEdit }: { source: string; isEdit: boolean },
): void {
  openWholePost({
    label: "Import a post",
    text: JSON.stringify(post, null, 2),
    mediaUrls,
    isEdit,
    toast: { title: "Post imported", description: `Opened the post from ${source}.` },
  });
}
