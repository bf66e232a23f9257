import { create } from "zustand";

interface CommandMenuState {
  isOpen: boolean;
  /** What stands in the search field, also before the commands are loaded. */
  typed: string;
  /** Enter was pressed before the commands were there: the best match runs as soon as they are. */
  runsFirst: boolean;
}

export const useCommandMenuStore = create<CommandMenuState>()(() => ({
  isOpen: false,
  typed: "",
  runsFirst: false,
}));

/** Opens it with an empty search field, or closes it. */
export function setCommandMenuOpen(isOpen: boolean): void {
  useCommandMenuStore.setState({ isOpen, typed: "", runsFirst: false });
}

export function setTypedCommand(typed: string): void {
  useCommandMenuStore.setState({ typed, runsFirst: false });
}

/** Runs the best match once the commands are loaded. */
export function runFirstCommand(): void {
  useCommandMenuStore.setState({ runsFirst: true });
}
