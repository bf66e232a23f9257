import { DialogState } from "../lib/dialog.ts";
import { goToSlide } from "./carousel-store.ts";

/** The list of everything worth checking in the open post. */
export const checkerPane = new DialogState();

/** Shows a slide and opens the list. */
export function reviewSlide(slideIndex: number): void {
  goToSlide(slideIndex);
  checkerPane.open();
}
