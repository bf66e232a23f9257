import { lazyMenu } from "../../components/lazy-part/lazy-menu.tsx";
import { PostRewriteButton } from "../../features/making/post-rewrite/post-rewrite-button.tsx";
import { useCanEditSlides } from "../../state/slide-commands.ts";

const PostRewriteMenu = lazyMenu(
  async () =>
    (await import("../../features/making/post-rewrite/post-rewrite-menu.tsx")).PostRewriteMenu,
  { name: "the rewrite menu", Trigger: PostRewriteButton, isAfterPreview: true },
);

/** Menu button for rewriting the whole post. */
export function PostMenu() {
  const canEdit = useCanEditSlides();
  return <PostRewriteMenu disabled={!canEdit} />;
}
