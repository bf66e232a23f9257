import { RewriteDialog } from "../../features/generation/components/rewrite-dialog.tsx";
import { useEffect } from "react";
import { VideoDialog } from "../../features/downloads/components/video-dialog.tsx";
import { loadImporter, offerPastedText } from "../../features/import/offer-import.ts";
import { JsonEditorDialog } from "../../features/json-editor/components/json-editor-dialog.tsx";
import { useJsonEditorStore } from "../../features/json-editor/json-editor-store.ts";
import { ConflictDialog } from "../../features/saving/components/conflict-dialog.tsx";
import { SaveDialog } from "../../features/saving/components/save-dialog.tsx";
import { ShortcutSheet } from "../../features/shortcuts/components/shortcut-sheet.tsx";
import { EditorCommandMenu } from "./editor-command-menu.tsx";
import { importFile } from "./import-file.ts";

/** What opens over the editor. */
export function EditorDialogs() {
  const editsJson = useJsonEditorStore((state) => state.isOpen);
  useEffect(() => {
    if (editsJson) void loadImporter().catch(() => undefined);
  }, [editsJson]);
  return (
    <>
      <JsonEditorDialog onReplacingPaste={offerPastedText} onImport={importFile} />
      <RewriteDialog />
      <EditorCommandMenu />
      <ShortcutSheet />
      <SaveDialog />
      <ConflictDialog />
      <VideoDialog />
    </>
  );
}
