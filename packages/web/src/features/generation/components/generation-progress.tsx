import type { Ref } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { useGenerationStore } from "../../../state/generation-store.ts";

/** Generation progress with a cancel button. */
export function GenerationProgress({ cancelRef }: { cancelRef?: Ref<HTMLButtonElement> }) {
  const run = useGenerationStore((state) => state.run);
  if (!run) return null;
  const { arrived, total, cancel } = run;
  return (
    <div className="flex items-center gap-3 rounded-[10px] border border-line bg-raised px-3 py-2 shadow-sm">
      <p role="status" className="min-w-20 shrink-0 font-medium tabular-nums">
        {arrived === 0 ? "Starting..." : `Slide ${arrived} of ${total}`}
      </p>
      <ProgressBar label="Generation progress" done={Math.min(arrived, total)} total={total} />
      <Button ref={cancelRef} size="small" title="Stop generating" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
