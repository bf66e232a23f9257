import { useEffect } from "react";
import { isShortcut } from "../../../lib/shortcuts.ts";
import { menuDialog, runFirstCommand, setTypedCommand } from "../menu-dialog.ts";
import { useIsOpen } from "../../../lib/dialog.ts";

/** Handles a key as the menu's search field would; returns true if the key was handled. */
function takeKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  const { typed = "" } = menuDialog.read() ?? {};
  if (key === "Escape" || isShortcut(event, "openCommands")) menuDialog.close();
  else if ((ctrlKey || metaKey) && !event.getModifierState("AltGraph")) return false;
  else if (key === "Enter") runFirstCommand();
  else if (key === "Backspace") setTypedCommand(typed.slice(0, -1));
  else if ([...key].length === 1) setTypedCommand(typed + key);
  else return false;
  return true;
}

/** Captures keys while the dialog's code loads, so no letter is lost or typed elsewhere. */
export function EarlyCommandKeys() {
  const isOpen = useIsOpen(menuDialog);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => {
      if (!takeKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", listener, { capture: true });
    return () => removeEventListener("keydown", listener, { capture: true });
  }, [isOpen]);
  return null;
}
