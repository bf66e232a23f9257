import type { ImportedPost } from "@slideloom/core/import";
import { openWholePost } from "../../state/whole-post.ts";

/** Opens an imported post as a new carousel. If `isEdit`, replaces the open carousel's post as an undo step. */
export function acceptImport(
  { post, mediaUrls }: ImportedPost,
  { source, isEdit }: { source: string; isEdit: boolean },
): void {
  openWholePost({
    label: "Import a post",
    content: post,
    mediaUrls,
    isEdit,
    toast: { title: "Post imported", description: `Opened the post from ${source}.` },
  });
}
