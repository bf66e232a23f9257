import { dropIcons, putEmoji, putIcon } from "@slideloom/core/blocks";
import type { PostTextRef } from "@slideloom/core/slide";
import { DialogState } from "../../../lib/dialog.ts";
import { getDocument } from "../../../state/carousel-store.ts";
import { findText, setText } from "../../../state/text-edits.ts";
import { commitEdit, startEdit } from "../on-slide/text-edit-store.ts";

/** The text that gets an icon, at the start of the line at `offset`. */
interface IconPlace {
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

const readWords = ({ ref }: IconPlace) => {
  const { post } = getDocument();
  return (post && findText(post, ref)) ?? "";
};

/** Returns the words that the icon will stand before. */
export function wordsBeside(place: IconPlace): string {
  const words = readWords(place);
  const from = words.lastIndexOf("\n", place.offset - 1) + 1;
  return dropIcons(words.slice(from).split("\n", 1)[0] ?? "");
}

export function placeIcon(place: IconPlace, name: string): void {
  setText(place.ref, putIcon(readWords(place), place.offset, name));
  leaveIcons(place);
}

export function placeEmoji(place: IconPlace, emoji: string): void {
  setText(place.ref, putEmoji(readWords(place), place.offset, emoji));
  leaveIcons(place);
}

/** Writes the `/` that opened the dialog. */
export function typeSlash(place: IconPlace): void {
  const words = readWords(place);
  setText(place.ref, `${words.slice(0, place.offset)}/${words.slice(place.offset)}`);
  leaveIcons({ ...place, isTyping: true });
}

export function leaveIcons({ ref, isTyping }: IconPlace): void {
  iconDialog.close();
  if (isTyping) startEdit(ref, "end");
}
