import { GenerationProgress } from "./generation-progress.tsx";
import { GenerationWarnings } from "./generation-warnings.tsx";

/**
 * Shows a rewrite's progress above the preview. If the form is folded, also shows a generation's progress and
 * warnings.
 */
export function FoldedGeneration({ isFolded }: { isFolded: boolean }) {
  if (!isFolded) {
    return (
      <div className="mx-3 empty:hidden sm:mx-4">
        <GenerationProgress isRewrite />
      </div>
    );
  }
  return (
    <div className="mx-3 hidden flex-col gap-2 has-[>:not(:empty)]:flex sm:mx-4">
      <GenerationProgress />
      <div className="max-h-24 overflow-y-auto rounded-[10px] empty:hidden">
        <GenerationWarnings />
      </div>
    </div>
  );
}
