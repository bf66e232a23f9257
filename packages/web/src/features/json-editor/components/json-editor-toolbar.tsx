import { Download, FileInput, ListChecks, Sparkles, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { beautifyJson, exportJson, loadSample } from "../json-actions.ts";
import { useDocument } from "../../../state/carousel-store.ts";

interface ActionProps {
  label: string;
  hint: string;
  icon: ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}

function Action({ label, hint, icon, isDisabled = false, onClick }: ActionProps) {
  return (
    <Tooltip text={hint}>
      <Button size="small" disabled={isDisabled} onClick={onClick}>
        {icon}
        {label}
      </Button>
    </Tooltip>
  );
}

interface JsonEditorToolbarProps {
  /** Called after formatting, to move the cursor to the first error. */
  onShowFirstError: () => void;
  onImport: () => void;
}

export function JsonEditorToolbar({ onShowFirstError, onImport }: JsonEditorToolbarProps) {
  const isEmpty = useDocument((document) => document.text.trim() === "");
  return (
    <div role="group" aria-label="JSON actions" className="flex flex-wrap gap-2 px-5 pb-3">
      <Action
        label="Load Sample"
        hint="Start a new carousel with a sample post"
        icon={<Sparkles size={15} aria-hidden="true" />}
        onClick={loadSample}
      />
      <Action
        label="Export JSON"
        hint="Save the text as carousel-content.json"
        icon={<Download size={15} aria-hidden="true" />}
        isDisabled={isEmpty}
        onClick={exportJson}
      />
      <Action
        label="Format"
        hint="Indent the text with 2 spaces"
        icon={<WandSparkles size={15} aria-hidden="true" />}
        isDisabled={isEmpty}
        onClick={beautifyJson}
      />
      <Action
        label="Format & Validate"
        hint="Indent the text and go to the first error"
        icon={<ListChecks size={15} aria-hidden="true" />}
        isDisabled={isEmpty}
        onClick={() => {
          beautifyJson();
          onShowFirstError();
        }}
      />
      <Action
        label="Import"
        hint="Open Markdown, CSV or another product's JSON as a post"
        icon={<FileInput size={15} aria-hidden="true" />}
        onClick={onImport}
      />
    </div>
  );
}
