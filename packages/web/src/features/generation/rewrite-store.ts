import { create } from "zustand";
import type { ApiError } from "../../lib/api.ts";
import { goToSlide } from "../../state/carousel-store.ts";

interface RewriteState {
  /** The slide that the dialog is open for; null while it is closed. */
  slideIndex: number | null;
  /** What is to change, in the person's words. */
  instruction: string;
  /** A rewrite under way. */
  run: { cancel: () => void } | null;
  failure: ApiError | null;
}

const closed: RewriteState = { slideIndex: null, instruction: "", run: null, failure: null };

export const useRewriteStore = create<RewriteState>()(() => closed);

/** Shows a slide and opens the dialog that has it rewritten by a model. */
export function openRewriteDialog(slideIndex: number): void {
  goToSlide(slideIndex);
  useRewriteStore.setState({ ...closed, slideIndex });
}

/** Closes the dialog; a rewrite under way is cancelled and costs nothing. */
export function closeRewriteDialog(): void {
  useRewriteStore.getState().run?.cancel();
  useRewriteStore.setState(closed);
}

/** Adds a sentence to what is to change. */
export function addWish(wish: string): void {
  useRewriteStore.setState(({ instruction }) => ({
    instruction: instruction.trim() === "" ? wish : `${instruction.trimEnd()} ${wish}`,
  }));
}
