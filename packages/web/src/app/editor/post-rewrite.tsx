import { RepairFindings } from "../../features/facts/components/repair-findings.tsx";
import { PostRewriteDialog } from "../../features/making/post-rewrite/post-rewrite-dialog.tsx";
import { useRepairs } from "../../features/making/post-rewrite/use-repairs.ts";
import { useCanRewrite } from "../../features/making/rewrite/use-rewrite-action.ts";

/** Dialog of actions on the whole post. */
export function EditorPostRewrite() {
  const repairs = useRepairs();
  const hasFixes = !useCanRewrite();
  const checks = repairs?.checks ?? [];
  return <PostRewriteDialog findings={<RepairFindings checks={checks} hasFixes={hasFixes} />} />;
}
