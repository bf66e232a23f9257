import { Progress } from "radix-ui";
import type { Ref } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { useGenerationStore } from "../../../state/generation-store.ts";

/** How far a generation is, and the way to stop it. */
export function GenerationProgress({ cancelRef }: { cancelRef?: Ref<HTMLButtonElement> }) {
  const run = useGenerationStore((state) => state.run);
  if (!run) return null;
  const { arrived, total, cancel } = run;
  return (
    <div className="flex items-center gap-3 rounded-[10px] border border-line bg-raised px-3 py-2 shadow-sm">
      <p role="status" className="min-w-20 shrink-0 font-medium tabular-nums">
        {arrived === 0 ? "Starting…" : `Slide ${arrived} of ${total}`}
      </p>
      <Progress.Root
        value={Math.min(arrived, total)}
        max={total}
        aria-label="Generation progress"
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <Progress.Indicator
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${(Math.min(arrived, total) / total) * 100}%` }}
        />
      </Progress.Root>
      <Button ref={cancelRef} size="small" title="Stop the generation" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
