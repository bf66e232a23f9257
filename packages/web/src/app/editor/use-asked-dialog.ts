import type { AskedDialog } from "../../components/lazy-part/dialog-place.tsx";
import { menuDialog } from "../../features/command-menu/menu-dialog.ts";
import {
  closeRewriteDialog,
  useRewriteStore,
} from "../../features/making/rewrite/rewrite-store.ts";
import { importDialog } from "../../features/import/import-dialog.ts";
import { jsonDialog } from "../../features/json-editor/json-dialog.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { saveDialog } from "../../features/saving/save-actions.ts";
import { shortcutSheet } from "../../features/shortcuts/shortcut-sheet.ts";
import { clearStart, useStartStore } from "../../features/making/start/start-store.ts";
import { startersDialog, startersTitle } from "../../features/starters/starters-dialog.ts";
import { voiceDialog } from "../../features/voice/voice-view-store.ts";
import { useIsOpen } from "../../lib/dialog.ts";
import { factQuestion } from "../../state/fact-question.ts";

type Row = readonly [isOpen: boolean, title: string, onClose: () => void];

/**
 * Returns the dialog of `EditorDialogs` that is open while the dialogs' code isn't loaded, or null. Omits dialogs that
 * are opened by code in the same file of the build.
 */
export function useAskedDialog(): AskedDialog | null {
  const rows: readonly Row[] = [
    [useIsOpen(menuDialog), "Commands", menuDialog.close],
    [useIsOpen(jsonDialog), "JSON Editor", jsonDialog.close],
    [
      useRewriteStore((state) => state.slideIndex !== null),
      "Rewrite the slide",
      closeRewriteDialog,
    ],
    [useIsOpen(shortcutSheet), "Keyboard shortcuts", shortcutSheet.close],
    [useIsOpen(saveDialog), "Save to My Carousels", saveDialog.close],
    [
      useOpenDocument((state) => state.isChoosing && state.remoteVersion !== null),
      "This carousel was changed elsewhere",
      () => useOpenDocument.setState({ isChoosing: false }),
    ],
    [
      useIsOpen(factQuestion),
      "Check before you continue",
      () => factQuestion.read()?.answer("cancel"),
    ],
    [useStartStore((state) => state.isAdding), "Make slides from this content", clearStart],
    [useIsOpen(voiceDialog), "Your voice", voiceDialog.close],
    [useIsOpen(startersDialog), startersTitle, startersDialog.close],
    [useIsOpen(importDialog), "Import a post", importDialog.close],
  ];
  const [, title, onClose] = rows.find(([isOpen]) => isOpen) ?? [];
  return title !== undefined && onClose ? { title, onClose } : null;
}
