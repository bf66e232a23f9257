import { GenerationProgress } from "./generation-progress.tsx";
import { GenerationWarnings } from "./generation-warnings.tsx";

/** A generation's progress and warnings above the preview, where there is no room for the form beside it. */
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
