import type { ReactNode } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { isShortcut } from "../../../lib/shortcuts.ts";
import { setCommandMenuOpen, useCommandMenuStore } from "../command-menu-store.ts";

/** Dialog of the command menu; mounts its `CommandList` only while open. */
export function CommandMenu({ children }: { children: ReactNode }) {
  const isOpen = useCommandMenuStore((state) => state.isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setCommandMenuOpen}
      title="Commands"
      className="top-[12dvh]! max-h-[76dvh] max-w-[560px] translate-y-0!"
      initialFocus="input"
      onKeyDown={(event) => {
        if (!isShortcut(event, "openCommands")) return;
        event.preventDefault();
        setCommandMenuOpen(false);
      }}
    >
      {children}
    </Dialog>
  );
}
