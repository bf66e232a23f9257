import { describeWriter } from "@slideloom/core/generation";
import { countNoun } from "@slideloom/core/text";
import type { Ref } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { describeStep } from "../../../state/generation-steps.ts";
import {
  type GenerationRun,
  generationRun,
  useGenerationStore,
} from "../../../state/generation-store.ts";

function describeRun({ arrived, total, turn, step }: GenerationRun): string {
  if (step !== null && step !== "slides") return describeStep(step);
  if (arrived === 0 && step === null) return describeStart(turn);
  return `Writing slide ${Math.min(arrived + 1, total)} of ${total}...`;
}

function describeStart(turn: GenerationRun["turn"]): string {
  if (!turn || (turn.ahead === 0 && turn.failures.length === 0)) return "Starting...";
  if (turn.ahead > 0) return `Waiting: ${countNoun(turn.ahead, "post")} before yours`;
  return `Trying ${describeWriter(turn.writer)}...`;
}

interface GenerationProgressProps {
  cancelRef?: Ref<HTMLButtonElement>;
  /** True shows only rewrites, false shows only generations. By default, both are shown. */
  isRewrite?: boolean;
}

export function GenerationProgress({ cancelRef, isRewrite }: GenerationProgressProps) {
  const run = useGenerationStore((state) => state.run);
  if (!run || (isRewrite !== undefined && isRewrite !== (run.isRewrite ?? false))) return null;
  const { arrived, total } = run;
  return (
    <div className="flex items-center gap-3 rounded-[10px] border border-line bg-raised px-3 py-2 shadow-sm">
      <p role="status" className="min-w-20 font-medium tabular-nums">
        {describeRun(run)}
      </p>
      <ProgressBar
        label={run.isRewrite ? "Rewriting progress" : "Generation progress"}
        done={Math.min(arrived, total)}
        total={total}
      />
      <Button
        ref={cancelRef}
        size="small"
        title={run.isRewrite ? "Stop and keep your post as it was" : "Stop generating"}
        onClick={() => generationRun.cancel()}
      >
        Cancel
      </Button>
    </div>
  );
}
