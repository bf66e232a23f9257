import { create } from "zustand";
import { goToSlide } from "../../state/carousel-store.ts";

/** The source dialog: the passage to show, and whether only unused passages are listed. */
interface ShownSource {
  passage: string | null;
  isUnusedOnly: boolean;
}

interface FactsView {
  /** Whether the checks of the current slide are open. */
  isOpen: boolean;
  /** Whether the dialog with the checks of all captions is open. */
  showsCaptions: boolean;
  source: ShownSource | null;
}

export const useFactsView = create<FactsView>()(() => ({
  isOpen: false,
  showsCaptions: false,
  source: null,
}));

export function setFactsOpen(isOpen: boolean): void {
  useFactsView.setState({ isOpen });
}

export function reviewFacts(slideIndex: number): void {
  goToSlide(slideIndex);
  setFactsOpen(true);
}

export function reviewCaptions(): void {
  useFactsView.setState({ showsCaptions: true });
}

export function closeCaptions(): void {
  useFactsView.setState({ showsCaptions: false });
}

export function showSource({ passage = null, isUnusedOnly = false }: Partial<ShownSource>): void {
  useFactsView.setState({ isOpen: false, showsCaptions: false, source: { passage, isUnusedOnly } });
}

export function closeSource(): void {
  useFactsView.setState({ source: null });
}
