import { create } from "zustand";

interface CommandMenuState {
  isOpen: boolean;
  /** Text of the search field. The person can type before the commands are loaded. */
  typed: string;
  /** True if Enter was pressed before loading finished: the best match then runs. */
  runsFirst: boolean;
}

export const useCommandMenuStore = create<CommandMenuState>()(() => ({
  isOpen: false,
  typed: "",
  runsFirst: false,
}));

/** Opens the menu with an empty search field, or closes it. */
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
