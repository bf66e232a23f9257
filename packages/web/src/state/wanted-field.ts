import { DialogState } from "../lib/dialog.ts";

/** A field of the captions that takes the focus as soon as it is shown. */
export const wantedField = new DialogState<"caption" | "alt">();
