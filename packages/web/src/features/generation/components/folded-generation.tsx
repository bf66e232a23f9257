import { DraftWarnings } from "./draft-warnings.tsx";
import { GenerationProgress } from "./generation-progress.tsx";

/** A generation's progress and warnings above the preview, where there is no room for the form beside it. */
export function FoldedGeneration() {
  return (
    <div className="mx-3 flex flex-col gap-2 empty:hidden sm:mx-4">
      <GenerationProgress />
      <DraftWarnings />
    </div>
  );
}
