import { Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { shortcutLabel } from "../../../lib/shortcuts.ts";
import { useHistoryStore } from "../../../state/history.ts";
import { redoStep, undoStep } from "../../../state/history-actions.ts";

interface StepButtonProps {
  name: "Undo" | "Redo";
  /** Name of the step to undo or redo; undefined if there is none. */
  step: string | undefined;
  shortcut: string;
  icon: ReactNode;
  onClick: () => void;
}

/** `aria-disabled` instead of `disabled`, so that the button keeps the focus after the last step. */
function StepButton({ name, step, shortcut, icon, onClick }: StepButtonProps) {
  const isIdle = step === undefined;
  return (
    <IconButton
      label={isIdle ? name : `${name}: ${step}`}
      shortcut={shortcut}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-disabled:hover:bg-transparent"
    >
      {icon}
    </IconButton>
  );
}

/** Undo and Redo; their names include the step. */
export function HistoryButtons() {
  const undoLabel = useHistoryStore((state) => state.past.at(-1)?.label);
  const redoLabel = useHistoryStore((state) => state.future.at(-1)?.label);
  return (
    <div role="group" aria-label="History" className="flex">
      <StepButton
        name="Undo"
        step={undoLabel}
        shortcut={shortcutLabel("undo")}
        icon={<Undo2 size={18} aria-hidden="true" />}
        onClick={undoStep}
      />
      <StepButton
        name="Redo"
        step={redoLabel}
        shortcut={shortcutLabel("redo")}
        icon={<Redo2 size={18} aria-hidden="true" />}
        onClick={redoStep}
      />
    </div>
  );
}
