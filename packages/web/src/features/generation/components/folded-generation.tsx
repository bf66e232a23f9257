import { GenerationProgress } from "./generation-progress.tsx";
import { GenerationWarnings } from "./generation-warnings.tsx";

/** Progress and warnings above the preview, if the form itself isn't visible. */
export function FoldedGeneration() {
  return (
    <div className="mx-3 flex flex-col gap-2 empty:hidden sm:mx-4">
      <GenerationProgress />
      <div className="max-h-24 overflow-y-auto rounded-[10px] empty:hidden">
        <GenerationWarnings />
      </div>
    </div>
  );
}
