import { Save } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { shortcutLabel } from "../../../lib/shortcuts.ts";
import { useLocalCopySync } from "../local-copy-sync.ts";
import { useOpenDocument } from "../open-document-store.ts";
import { canSave, requestSave } from "../save-actions.ts";
import { useDocument } from "../../../state/carousel-store.ts";

export function SaveButton() {
  // Re-render when these change: `canSave` depends on them.
  useDocument((document) => document.text.trim() === "");
  useLocalCopySync((state) => state.remoteVersion);
  const isNew = useOpenDocument((state) => !state.carousel);
  return (
    <Tooltip
      text={isNew ? "Save to My Carousels" : "Save this carousel"}
      shortcut={shortcutLabel("save")}
    >
      <Button
        aria-haspopup={isNew ? "dialog" : undefined}
        className="pointer-coarse:h-11"
        disabled={!canSave()}
        onClick={requestSave}
      >
        <Save size={16} aria-hidden="true" />
        Save
      </Button>
    </Tooltip>
  );
}
