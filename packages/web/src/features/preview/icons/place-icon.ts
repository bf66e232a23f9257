import { dropIcons, putEmoji, putIcon } from "@slideloom/core/blocks";
import { getDocument } from "../../../state/carousel-store.ts";
import { findText, setText } from "../../../state/text-edits.ts";
import { startEdit } from "../on-slide/text-edit-store.ts";
import { iconDialog, type IconPlace } from "./icon-dialog.ts";

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
