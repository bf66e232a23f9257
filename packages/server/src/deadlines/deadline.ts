import {
  Deadline as PlainDeadline,
  type DeadlineSettings,
  withDeadline as runWithDeadline,
} from "@slideloom/renderer/deadline";
import { setMaxListeners } from "node:events";

export { DeadlineError, type DeadlineSettings } from "@slideloom/renderer/deadline";

/** Lets a signal have any number of deadlines, e.g. that of the server's end. Node warns of more than ten. */
function shareCallers({ callers = [] }: DeadlineSettings): void {
  for (const caller of callers) setMaxListeners(0, caller);
}

/** The renderer's `Deadline`, for signals that many deadlines share. */
export class Deadline extends PlainDeadline {
  constructor(settings: DeadlineSettings) {
    shareCallers(settings);
    super(settings);
  }
}

/** The renderer's `withDeadline`, for signals that many deadlines share. */
export const withDeadline: typeof runWithDeadline = async (settings, work) => {
  shareCallers(settings);
  return runWithDeadline(settings, work);
};
