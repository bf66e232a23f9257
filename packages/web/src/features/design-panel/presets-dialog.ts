import { DialogState } from "../../lib/dialog.ts";

export const presetsDialog = new DialogState();

export const presetsTitle = "Design presets";
