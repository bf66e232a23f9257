import { lazy, Suspense } from "react";
import { CommandMenu } from "../../features/command-menu/components/command-menu.tsx";
import { LoadingCommands } from "../../features/command-menu/components/loading-commands.tsx";

const EditorCommandList = lazy(async () => ({
  default: (await import("./editor-command-list.tsx")).EditorCommandList,
}));

/** The command menu; its commands load on first use. */
export function EditorCommandMenu() {
  return (
    <CommandMenu>
      <Suspense fallback={<LoadingCommands />}>
        <EditorCommandList />
      </Suspense>
    </CommandMenu>
  );
}
