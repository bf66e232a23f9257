import { DialogState } from "../../lib/dialog.ts";

export const findDialog = new DialogState();
