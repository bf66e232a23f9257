import { useMemo, useState } from "react";
import { InDialog, lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { jsonDialog } from "../json-dialog.ts";
import { JsonEditorToolbar } from "./json-editor-toolbar.tsx";
import { ValidationNotices } from "./validation-notices.tsx";
import { useDocument, getDocument } from "../../../state/carousel-store.ts";
import { setJsonInput, settleDocument } from "../../../state/json-text.ts";
import { usePostWarnings } from "../../../state/post-warnings.ts";
import { useIsOpen, useSubject } from "../../../lib/dialog.ts";

const CodeEditor = lazyPart(async () => (await import("./code-editor.tsx")).CodeEditor, {
  name: "the editor",
  Pending: () => <p className="p-4 text-muted">Loading the editor...</p>,
  Place: InDialog,
});

/**
 * Returns true for elements of the editor's search, problems or completion panels. These panels handle Escape
 * themselves.
 */
function isEditorPanel(target: Element): boolean {
  const editor = target.closest(".cm-editor");
  const completes = (editor?.querySelector(".cm-tooltip-autocomplete") ?? null) !== null;
  return completes || target.closest(".cm-panel, .cm-tooltip") !== null;
}

interface JsonEditorProps {
  /** Called with text pasted over the whole document; returns true if the text was handled. */
  onReplacingPaste: (text: string) => boolean;
  /** Opens a file picker for an import. */
  onImport: () => void;
}

function JsonEditor({ onReplacingPaste, onImport }: JsonEditorProps) {
  const text = useDocument((document) => document.text);
  const errors = useDocument((document) => document.issues);
  const warnings = usePostWarnings();
  const issues = useMemo(() => [...errors, ...warnings], [errors, warnings]);
  const startOffset = useSubject(jsonDialog)?.cursorOffset;
  const [cursor, setCursor] = useState({ offset: startOffset ?? 0 });

  const showFirstError = () => {
    settleDocument();
    const { error } = getDocument();
    if (error) setCursor({ offset: error.offset });
  };
  return (
    <>
      <JsonEditorToolbar onShowFirstError={showFirstError} onImport={onImport} />
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 pb-5">
        <div className="min-h-[400px] flex-1 overflow-hidden rounded-[10px] border border-line focus-within:border-ring focus-within:ring-1 focus-within:ring-ring">
          <CodeEditor
            label="Post JSON"
            text={text}
            issues={issues}
            cursor={cursor}
            onChange={setJsonInput}
            onReplacingPaste={onReplacingPaste}
          />
        </div>
        <div className="flex max-h-44 shrink-0 flex-col gap-2 overflow-y-auto empty:hidden">
          <ValidationNotices onShow={({ offset }) => setCursor({ offset })} />
        </div>
      </div>
    </>
  );
}

export function JsonEditorDialog(props: JsonEditorProps) {
  const isOpen = useIsOpen(jsonDialog);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={jsonDialog.close}
      title="JSON Editor"
      description="View and edit the JSON structure directly. Changes will be applied immediately."
      className="h-[90vh] max-w-[700px]"
      keepsEscape={isEditorPanel}
    >
      <JsonEditor {...props} />
    </Dialog>
  );
}
