import { GenerationProgress } from "./generation-progress.tsx";
import { GenerationWarnings } from "./generation-warnings.tsx";

/** Progress above the preview: of a rewrite, and, if the form is folded, of a generation with its warnings. */
export function FoldedGeneration({ isFolded }: { isFolded: boolean }) {
  if (!isFolded) {
    return (
      <div className="mx-3 empty:hidden sm:mx-4">
        <GenerationProgress isRewrite />
      </div>
    );
  }
  return (
    <div className="mx-3 flex flex-col gap-2 empty:hidden sm:mx-4">
      <GenerationProgress />
      <div className="max-h-24 overflow-y-auto rounded-[10px] empty:hidden">
        <GenerationWarnings />
      </div>
    </div>
  );
}
