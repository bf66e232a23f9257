import { DialogState } from "../../../lib/dialog.ts";

/** The full-screen presentation of the post. */
export const presentation = new DialogState();
