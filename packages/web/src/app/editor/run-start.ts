import { runWithCode } from "../../state/run-with-code.ts";
import type * as startActions from "./start-actions.ts";

/** Runs an action on a text or file that the person added. The code loads on first use. */
export const runStart = (act: (actions: typeof startActions) => unknown): void =>
  void runWithCode("the reader for texts and files", () => import("./start-actions.ts"), act);
