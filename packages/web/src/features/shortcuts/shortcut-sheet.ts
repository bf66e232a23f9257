import { DialogState } from "../../lib/dialog.ts";

export const shortcutSheet = new DialogState();
