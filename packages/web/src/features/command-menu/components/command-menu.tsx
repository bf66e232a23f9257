import type { ReactNode } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { isShortcut } from "../../../lib/shortcuts.ts";
import { menuDialog } from "../menu-dialog.ts";
import { useIsOpen } from "../../../lib/dialog.ts";

/** Dialog of the command menu; mounts its `CommandList` only while open. */
export function CommandMenu({ children }: { children: ReactNode }) {
  const isOpen = useIsOpen(menuDialog);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={menuDialog.close}
      title="Commands"
      className="top-[12dvh]! max-h-[76dvh] max-w-[560px] translate-y-0!"
      initialFocus="input"
      onKeyDown={(event) => {
        if (!isShortcut(event, "openCommands")) return;
        event.preventDefault();
        menuDialog.close();
      }}
    >
      {children}
    </Dialog>
  );
}
