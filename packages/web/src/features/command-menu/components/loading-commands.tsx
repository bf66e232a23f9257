import { menuDialog, runFirstCommand, setTypedCommand } from "../menu-dialog.ts";
import { CommandField, commandFieldProps } from "./command-field.tsx";
import { useSubject } from "../../../lib/dialog.ts";

/** Search field shown while the commands load; takes text and Enter. */
export function LoadingCommands() {
  const typed = useSubject(menuDialog)?.typed ?? "";
  return (
    <>
      <CommandField>
        <input
          aria-label="Commands"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTypedCommand(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === "Enter" && !nativeEvent.isComposing) runFirstCommand();
          }}
          {...commandFieldProps}
        />
      </CommandField>
      <p role="status" className="h-[52dvh] border-t border-line px-5 py-6 text-center text-muted">
        Loading the commands...
      </p>
    </>
  );
}
