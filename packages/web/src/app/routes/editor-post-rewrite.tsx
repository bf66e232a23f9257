import { RepairFindings, RepairFixes } from "../../features/facts/components/repair-findings.tsx";
import { PostRewriteDialog } from "../../features/generation/components/post-rewrite-dialog.tsx";
import { closePostRewrite } from "../../features/generation/post-rewrite/post-rewrite-store.ts";

/** Dialog of actions on the whole post. */
export function EditorPostRewrite() {
  return (
    <PostRewriteDialog
      findings={<RepairFindings />}
      fixes={<RepairFixes onDone={closePostRewrite} />}
    />
  );
}
