import { Command } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../components/ui/button.tsx";
import { IconButton } from "../../components/ui/icon-button.tsx";
import { openCommandMenu } from "../../features/command-menu/menu-dialog.ts";
import { loadSample } from "../../features/json-editor/json-actions.ts";
import { openJsonEditor } from "../../features/json-editor/json-dialog.ts";
import { startersDialog } from "../../features/starters/starters-dialog.ts";
import { hasLastDraft } from "../../features/saving/local-copy-storage.ts";
import { restoreLastDraft } from "../../features/saving/replace-post.ts";
import { StartField } from "../../features/making/start/start-field.tsx";
import { restoreStart } from "../../features/making/start/start-store.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { useDocument, getDocument } from "../../state/carousel-store.ts";
import { runStart } from "./run-start.ts";

/** The start field of an empty editor. `children` show the recognised text and its slides. */
export function EmptyStart({ children }: { children: ReactNode }) {
  useEffect(restoreStart, []);
  return (
    <div className="flex w-full max-w-[640px] flex-col items-center gap-4">
      <StartField
        onChooseFile={() => runStart(({ chooseStartFile }) => chooseStartFile())}
        onFile={(file) => runStart(({ takeFile }) => takeFile(file))}
        onPaste={(pasted) => runStart(({ takePasted }) => takePasted(pasted))}
        onSubmit={() => runStart(({ submitStart }) => submitStart())}
      />
      {children}
    </div>
  );
}

/** Actions offered if there is nothing to preview. */
export function EmptyActions() {
  const isEmpty = useDocument((document) => document.text.trim() === "");
  const editJson = () => openJsonEditor(getDocument().error?.offset ?? null);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {isEmpty && (
        <>
          <Button onClick={() => startersDialog.open()}>Start from a post</Button>
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

export function CommandButton() {
  return (
    <IconButton
      label="Commands"
      shortcut={shortcutLabel("openCommands")}
      aria-haspopup="dialog"
      onClick={openCommandMenu}
    >
      <Command size={17} aria-hidden="true" />
    </IconButton>
  );
}
