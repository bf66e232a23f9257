import { DialogState } from "../../lib/dialog.ts";

/** Who posts: Slideloom to connected accounts, or the person. */
type Publisher = "slideloom" | "self";

export const publishDialog = new DialogState<Publisher>();
