import { refuseStep } from "./classify-response.ts";
import type { TargetRun } from "./connector.ts";

export interface Board {
  id: string;
  name: string;
}

type Chosen = Pick<TargetRun["payload"], "options">;

/**
 * Finds the board that the option `board` names by id or name. If the account's boards are unknown, returns the option
 * as the id.
 */
export function findBoard({ options }: Chosen, boards: readonly Board[]): string | null {
  const wanted = options.board?.trim() ?? "";
  const found =
    boards.find(({ id }) => id === wanted) ??
    boards.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return found?.id ?? (boards.length === 0 ? wanted : null);
}

/** @throws {StepFailure} if the account has no such board. */
export function requireBoard(chosen: Chosen, boards: readonly Board[]): void {
  if (findBoard(chosen, boards) !== null) return;
  const names = boards.map(({ name }) => name).join(", ");
  const message = `There is no Pinterest board "${chosen.options.board}". Choose one of: ${names}.`;
  throw refuseStep("board-missing", message);
}
