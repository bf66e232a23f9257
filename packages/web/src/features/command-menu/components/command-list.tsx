import { Command as Menu } from "cmdk";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Command } from "../command.ts";
import { menuDialog, setTypedCommand } from "../menu-dialog.ts";
import { matchCommand } from "../match-command.ts";
import { CommandField, commandFieldProps } from "./command-field.tsx";
import { useSubject } from "../../../lib/dialog.ts";

function runCommand({ run }: Command): void {
  menuDialog.close();
  run();
}

function CommandItem({ command }: { command: Command }) {
  const { id, label, icon: Icon, shortcut, isDisabled = false, disabledReason } = command;
  return (
    <Menu.Item
      value={id}
      disabled={isDisabled}
      onSelect={() => runCommand(command)}
      className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 py-1.5 data-[disabled=true]:cursor-not-allowed data-[disabled=true]:opacity-50 data-[selected=true]:bg-accent-soft"
    >
      <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
      <span dir="auto" className="min-w-0 flex-1 truncate text-left">
        {label}
      </span>
      {disabledReason && <span className="text-xs">{disabledReason}</span>}
      {shortcut && (
        <kbd className="shrink-0 font-sans text-xs text-muted pointer-coarse:hidden">
          {shortcut}
        </kbd>
      )}
    </Menu.Item>
  );
}

/** Returns the matching commands, best first. If nothing was typed, returns all commands in the given order. */
function findCommands(commands: readonly Command[], typed: string): Command[] {
  return commands
    .map((command) => {
      const { label, keywords = "" } = command;
      return { command, score: matchCommand(`${label} ${keywords}`, typed) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

/** Takes over text and Enter from the placeholder field shown during loading. */
function useFormerField(first: Command | undefined) {
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = fieldRef.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    if (first && menuDialog.read()?.runsFirst) runCommand(first);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when this field replaces the placeholder
  }, []);
  return fieldRef;
}

/** Search field over all commands; Enter runs the highlighted one. */
export function CommandList({ commands }: { commands: readonly Command[] }) {
  const typed = useSubject(menuDialog)?.typed ?? "";
  const found = useMemo(() => findCommands(commands, typed), [commands, typed]);
  const [marked, setMarked] = useState("");
  const groups = [...new Set(found.map(({ group }) => group))];
  const isMarkedFound = found.some(({ id }) => id === marked);
  const first = found.find(({ isDisabled }) => !isDisabled);
  const fieldRef = useFormerField(first);
  return (
    <Menu
      label="Commands"
      loop
      // cmdk's Vim bindings would use Ctrl+K to select the previous command. In this app, Ctrl+K closes the menu.
      vimBindings={false}
      shouldFilter={false}
      value={isMarkedFound ? marked : (first?.id ?? "")}
      onValueChange={setMarked}
      className="flex min-h-0 flex-1 flex-col"
    >
      <CommandField>
        <Menu.Input
          ref={fieldRef}
          value={typed}
          onValueChange={(text) => {
            setTypedCommand(text);
            setMarked("");
          }}
          {...commandFieldProps}
        />
      </CommandField>
      <Menu.List
        label="Commands"
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto border-t border-line px-3 py-2"
      >
        {groups.map((group) => (
          <Menu.Group
            key={group}
            heading={group}
            className="mb-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
          >
            {found
              .filter((command) => command.group === group)
              .map((command) => (
                <CommandItem key={command.id} command={command} />
              ))}
          </Menu.Group>
        ))}
        {found.length === 0 && (
          // A listbox needs an option, so the empty message is one.
          <Menu.Item disabled value="none" className="px-2.5 py-6 text-center text-muted">
            No matching commands or slides.
          </Menu.Item>
        )}
      </Menu.List>
    </Menu>
  );
}
