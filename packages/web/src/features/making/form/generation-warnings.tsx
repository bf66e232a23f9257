import { isPromptsNote } from "@slideloom/core/generation";
import { draftLabel } from "@slideloom/core/sources";
import { X } from "lucide-react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { WrittenBy } from "./written-by.tsx";
import { useGenerationStore } from "../../../state/generation-store.ts";

/** Shows who wrote the last generated post, and the post's warnings. */
export function GenerationWarnings() {
  return (
    <>
      <WrittenBy />
      <Warnings />
    </>
  );
}

function Warnings() {
  const all = useGenerationStore((state) => state.response?.warnings) ?? [];
  // Omits warnings about drafts and unanswered questions, because they are shown elsewhere.
  const warnings = all.filter((warning) => warning !== draftLabel && !isPromptsNote(warning));
  if (warnings.length === 0) return null;
  return (
    <Notice variant="warning" role="status">
      <div className="flex items-start gap-2">
        <ul className="flex min-w-0 flex-1 flex-col gap-1">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
        <IconButton
          label="Dismiss these notes"
          onClick={dismissWarnings}
          className="-my-1 -mr-1.5 size-7! text-warning"
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </Notice>
  );
}

function dismissWarnings(): void {
  useGenerationStore.setState(({ response }) => ({
    response: response && { ...response, warnings: [] },
  }));
}
