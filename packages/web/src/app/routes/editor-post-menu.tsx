import { PostRewriteButton } from "../../features/generation/components/post-rewrite-button.tsx";
import { afterPreview } from "../../lib/after-preview.ts";
import { useMenuWanted } from "../../lib/use-menu-wanted.ts";
import { useCanEditSlides } from "../../state/slide-commands.ts";

const Choices = afterPreview(
  async () =>
    (await import("../../features/generation/components/post-rewrite-menu.tsx")).PostRewriteMenu,
  () => <PostRewriteButton />,
);

/** Menu button for rewriting the whole post. */
export function PostMenu() {
  const canEdit = useCanEditSlides();
  const { isWanted, buttonProps } = useMenuWanted();
  if (!isWanted) return <PostRewriteButton {...buttonProps} disabled={!canEdit} />;
  return <Choices isDisabled={!canEdit} />;
}
