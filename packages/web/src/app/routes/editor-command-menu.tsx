import { lazy, Suspense } from "react";
import { CommandMenu } from "../../features/command-menu/components/command-menu.tsx";
import { LoadingCommands } from "../../features/command-menu/components/loading-commands.tsx";

const EditorCommandList = lazy(async () => ({
  default: (await import("./editor-command-list.tsx")).EditorCommandList,
}));

/** The menu of everything that the editor can do; the commands' code is loaded when it is first opened. */
export function EditorCommandMenu() {
  return (
    <CommandMenu>
      <Suspense fallback={<LoadingCommands />}>
        <EditorCommandList />
      </Suspense>
    </CommandMenu>
  );
}
