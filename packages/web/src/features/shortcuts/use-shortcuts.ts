import type { ShortcutId } from "../../lib/shortcuts.ts";
import { singleKeyShortcuts } from "../../lib/single-key-shortcuts.ts";
import { usePageKeys } from "../../lib/use-page-keys.ts";
import { findShortcut } from "./find-shortcut.ts";

/** Handlers of the page's shortcuts. Shortcuts without a handler do nothing here. */
export type ShortcutHandlers = Partial<Record<ShortcutId, () => void>>;

/** Listens for shortcuts on the whole page while mounted. */
export function useShortcuts(handlers: ShortcutHandlers): void {
  usePageKeys((event) => {
    const id = findShortcut(event, singleKeyShortcuts.read());
    const run = id && handlers[id];
    if (!run) return;
    event.preventDefault();
    run();
  });
}
