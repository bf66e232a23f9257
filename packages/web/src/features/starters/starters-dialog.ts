import { DialogState } from "../../lib/dialog.ts";

export const startersDialog = new DialogState();

export const startersTitle = "Start from a post";

/** The editor's query that opens the dialog. */
export const startersQuery = "starters";
