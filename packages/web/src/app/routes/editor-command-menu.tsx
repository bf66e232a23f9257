import { lazy, Suspense, useState } from "react";
import { CommandMenu } from "../../features/command-menu/components/command-menu.tsx";
import { useCommandMenuStore } from "../../features/command-menu/command-menu-store.ts";

const EditorCommandList = lazy(async () => ({
  default: (await import("./editor-command-list.tsx")).EditorCommandList,
}));

/** The menu of everything that the editor can do; its code is loaded when it is first opened. */
export function EditorCommandMenu() {
  const isOpen = useCommandMenuStore((state) => state.isOpen);
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    // Around the dialog, which looks for the field as it opens.
    <Suspense>
      <CommandMenu>
        <EditorCommandList />
      </CommandMenu>
    </Suspense>
  );
}
