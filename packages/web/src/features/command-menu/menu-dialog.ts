import { DialogState } from "../../lib/dialog.ts";

interface CommandSearch {
  /** Text of the search field. The person can type before the commands are loaded. */
  typed: string;
  /** True if Enter was pressed before loading finished: the best match then runs. */
  runsFirst: boolean;
}

export const menuDialog = new DialogState<CommandSearch>();

const search = (change: Partial<CommandSearch>): void =>
  menuDialog.open({ typed: "", runsFirst: false, ...change });

export const openCommandMenu = (): void => search({});
export const setTypedCommand = (typed: string): void => search({ typed });

/** Runs the best match once the commands are loaded. */
export const runFirstCommand = (): void => search({ ...menuDialog.read(), runsFirst: true });
