import { Command, Sparkles } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { IconButton } from "../../components/ui/icon-button.tsx";
import { setCommandMenuOpen } from "../../features/command-menu/command-menu-store.ts";
import { loadSample } from "../../features/json-editor/json-actions.ts";
import { openJsonEditor } from "../../features/json-editor/json-editor-store.ts";
import { hasLastDraft } from "../../features/saving/local-copy-storage.ts";
import { restoreLastDraft } from "../../features/saving/replace-post.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { useDocument, getDocument } from "../../state/carousel-store.ts";

/** Actions offered if there is nothing to preview. */
export function EmptyActions({ onTopic }: { onTopic: () => void }) {
  const isEmpty = useDocument((document) => document.text.trim() === "");
  const editJson = () => openJsonEditor(getDocument().error?.offset ?? null);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {isEmpty && (
        <>
          <Button
            variant="primary"
            title="Enter a topic to get a first draft"
            className="max-sm:w-full"
            onClick={onTopic}
          >
            <Sparkles size={16} aria-hidden="true" />
            Start from a topic
          </Button>
          <Button title="Open a sample carousel to edit" onClick={loadSample}>
            Load Sample
          </Button>
          {hasLastDraft() && (
            <Button title="Reopen the draft you last replaced" onClick={restoreLastDraft}>
              Restore your last draft
            </Button>
          )}
        </>
      )}
      <Button
        title={isEmpty ? "Write the slides as JSON" : "Go to the error in the JSON"}
        onClick={editJson}
      >
        {isEmpty ? "Write JSON" : "Fix the JSON"}
      </Button>
    </div>
  );
}

/** Opens the command menu. */
export function CommandButton() {
  return (
    <IconButton
      label="Commands"
      shortcut={shortcutLabel("openCommands")}
      aria-haspopup="dialog"
      onClick={() => setCommandMenuOpen(true)}
    >
      <Command size={17} aria-hidden="true" />
    </IconButton>
  );
}
