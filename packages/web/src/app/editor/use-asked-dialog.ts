import type { AskedDialog } from "../../components/lazy-part/dialog-place.tsx";
import {
  setCommandMenuOpen,
  useCommandMenuStore,
} from "../../features/command-menu/command-menu-store.ts";
import {
  closeRewriteDialog,
  useRewriteStore,
} from "../../features/making/rewrite/rewrite-store.ts";
import { closeImport, useImportStore } from "../../features/import/import-store.ts";
import {
  closeJsonEditor,
  useJsonEditorStore,
} from "../../features/json-editor/json-editor-store.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { setSaveDialogOpen, useSaveDialog } from "../../features/saving/save-actions.ts";
import {
  setShortcutSheetOpen,
  useShortcutSheetStore,
} from "../../features/shortcuts/shortcut-sheet-store.ts";
import { clearStart, useStartStore } from "../../features/making/start/start-store.ts";
import { setVoiceOpen, useVoiceView } from "../../features/voice/voice-view-store.ts";
import { useFactQuestion } from "../../state/fact-question.ts";

type Row = readonly [isOpen: boolean, title: string, onClose: () => void];

/**
 * Returns the dialog of `EditorDialogs` that is open while the dialogs' code isn't loaded, or null. Omits dialogs that
 * are opened by code in the same file of the build.
 */
export function useAskedDialog(): AskedDialog | null {
  const question = useFactQuestion((state) => state.question);
  const rows: readonly Row[] = [
    [useCommandMenuStore((state) => state.isOpen), "Commands", () => setCommandMenuOpen(false)],
    [useJsonEditorStore((state) => state.isOpen), "JSON Editor", closeJsonEditor],
    [
      useRewriteStore((state) => state.slideIndex !== null),
      "Rewrite the slide",
      closeRewriteDialog,
    ],
    [
      useShortcutSheetStore((state) => state.isOpen),
      "Keyboard shortcuts",
      () => setShortcutSheetOpen(false),
    ],
    [
      useSaveDialog((state) => state.isOpen),
      "Save to My Carousels",
      () => setSaveDialogOpen(false),
    ],
    [
      useOpenDocument((state) => state.isChoosing && state.remoteVersion !== null),
      "This carousel was changed elsewhere",
      () => useOpenDocument.setState({ isChoosing: false }),
    ],
    [question !== null, "Check before you continue", () => question?.answer("cancel")],
    [useStartStore((state) => state.isAdding), "Make slides from this content", clearStart],
    [useVoiceView((view) => view.isOpen), "Your voice", () => setVoiceOpen(false)],
    [useImportStore((state) => state.offer !== null), "Import a post", closeImport],
  ];
  const [, title, onClose] = rows.find(([isOpen]) => isOpen) ?? [];
  return title !== undefined && onClose ? { title, onClose } : null;
}
