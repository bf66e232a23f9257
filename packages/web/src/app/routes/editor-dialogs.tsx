import { RewriteDialog } from "../../features/generation/components/rewrite-dialog.tsx";
import { JsonEditorDialog } from "../../features/json-editor/components/json-editor-dialog.tsx";
import { ConflictDialog } from "../../features/saving/components/conflict-dialog.tsx";
import { SaveDialog } from "../../features/saving/components/save-dialog.tsx";
import { ShortcutSheet } from "../../features/shortcuts/components/shortcut-sheet.tsx";
import { EditorCommandMenu } from "./editor-command-menu.tsx";

/** What opens over the editor. */
export function EditorDialogs() {
  return (
    <>
      <JsonEditorDialog />
      <RewriteDialog />
      <EditorCommandMenu />
      <ShortcutSheet />
      <SaveDialog />
      <ConflictDialog />
    </>
  );
}
