import type { PostTextRef } from "@slideloom/core/slide";
import { DialogState } from "../../../lib/dialog.ts";
import { commitEdit } from "../on-slide/text-edit-store.ts";

/** The text that gets an icon, at the start of the line at `offset`. */
export interface IconPlace {
  ref: PostTextRef;
  offset: number;
  /** Whether the person typed `/`, and goes on typing afterwards. */
  isTyping: boolean;
}

export const iconDialog = new DialogState<IconPlace>();

export function askForIcon(place: IconPlace): void {
  commitEdit({ lifts: false });
  iconDialog.open(place);
}
