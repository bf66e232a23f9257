import { DialogState } from "../../../lib/dialog.ts";

/** A button of the generation form that a command presses as soon as the form is shown. */
export const wantedStep = new DialogState<"generate" | "outline">();
