import { DialogState } from "../../lib/dialog.ts";
import { goToSlide } from "../../state/carousel-store.ts";

/** The source dialog: the passage to show, and whether only unused passages are listed. */
interface ShownSource {
  passage: string | null;
  isUnusedOnly: boolean;
}

/** The checks of the current slide. */
export const slideChecks = new DialogState();
/** The checks of all captions. */
export const captionChecks = new DialogState();
export const sourceView = new DialogState<ShownSource>();

export function reviewFacts(slideIndex: number): void {
  goToSlide(slideIndex);
  slideChecks.open();
}

export function showSource({ passage = null, isUnusedOnly = false }: Partial<ShownSource>): void {
  slideChecks.close();
  captionChecks.close();
  sourceView.open({ passage, isUnusedOnly });
}
