import { Sparkles } from "lucide-react";
import type { Ref } from "react";
import { useIsGenerating } from "../../../state/generation-store.ts";
import { useNextPostWriter, usePostPrice } from "../api/use-writers.ts";
import { PaidButton } from "../controls/paid-button.tsx";

interface GenerateButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** Whether the slides follow an outline. */
  isPlanned: boolean;
  hasTopic: boolean;
  balanceId: string;
  className?: string;
}

/** Submit button that has the slides written, or made of an outline without a model. */
export function GenerateButton(props: GenerateButtonProps) {
  const { ref, isPlanned, hasTopic, balanceId, className = "h-10! w-full" } = props;
  const isGenerating = useIsGenerating();
  const credits = usePostPrice();
  const isOutline = useNextPostWriter()?.isOutline === true;
  return (
    <PaidButton
      ref={ref}
      label={!isPlanned ? "Generate" : isOutline ? "Make slides" : "Write slides"}
      busyLabel="Generating..."
      icon={<Sparkles size={16} aria-hidden="true" />}
      hint={hasTopic ? undefined : "Enter a topic or add a source first"}
      isBusy={isGenerating}
      disabled={isGenerating || !hasTopic}
      balanceId={balanceId}
      credits={credits}
      className={className}
    />
  );
}
