import type { ImportedPost } from "@slideloom/core/import";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildUuid } from "../../../lib/build-uuid.ts";
import { useUser } from "../../../lib/session.ts";
import { listImported } from "../draw-posts.ts";
import { saveDrafts } from "../save-drafts.ts";
import { BulkDownload } from "./bulk-download.tsx";

interface ImportedPostsProps {
  posts: readonly ImportedPost[];
  fileName: string | null;
}

/** Saves all posts to the library. A second attempt continues where the first one stopped. */
function SaveAll({ posts }: Pick<ImportedPostsProps, "posts">) {
  const [ids] = useState(() => posts.map(buildUuid));
  const [saved, setSaved] = useState(0);
  const save = useMutation({ mutationFn: () => saveDrafts(posts, { ids, onSaved: setSaved }) });
  if (save.isSuccess) {
    return (
      <p role="status">
        Saved {countNoun(posts.length, "draft")}.{" "}
        <TextLink to="/my-carousels?status=draft">Open My Carousels</TextLink> to schedule them.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Button className="self-start" disabled={save.isPending} onClick={() => save.mutate()}>
        <BookmarkPlus size={16} aria-hidden="true" />
        {save.isPending
          ? `Saving ${Math.min(saved + 1, posts.length)} of ${posts.length}...`
          : `Save all ${countNoun(posts.length, "post")} as drafts`}
      </Button>
      <ErrorNotice error={save.error} />
    </div>
  );
}

/** Actions for all posts of an imported table: save as drafts, or download. */
export function ImportedPosts({ posts, fileName }: ImportedPostsProps) {
  const user = useUser();
  return (
    <>
      {user && <SaveAll posts={posts} />}
      <BulkDownload
        total={posts.length}
        listPosts={() => listImported(posts)}
        fileName={fileName?.replace(/\.\w+$/, "") || "posts"}
        hint="You get a ZIP with a folder for each post. All posts use the editor's current design."
      />
    </>
  );
}
