import { InDialog, lazyPart } from "../../components/lazy-part/lazy-part.tsx";
import { CommandMenu } from "../../features/command-menu/components/command-menu.tsx";
import { LoadingCommands } from "../../features/command-menu/components/loading-commands.tsx";

const EditorCommandList = lazyPart(
  async () => (await import("./command-list.tsx")).EditorCommandList,
  { name: "the commands", Pending: LoadingCommands, Place: InDialog },
);

/** The command menu; its commands load on first use. */
export function EditorCommandMenu() {
  return (
    <CommandMenu>
      <EditorCommandList />
    </CommandMenu>
  );
}
