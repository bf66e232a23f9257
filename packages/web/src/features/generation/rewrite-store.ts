import { create } from "zustand";
import type { ApiError } from "../../lib/api.ts";
import { goToSlide } from "../../state/carousel-store.ts";

/** The wish for fewer words. */
export const shorterWish = "Say it in fewer words.";

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

/** Shows a slide and opens the dialog that has it rewritten by a model, with what is to change where it is known. */
export function openRewriteDialog(slideIndex: number, instruction = ""): void {
  goToSlide(slideIndex);
  useRewriteStore.setState({ ...closed, slideIndex, instruction });
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
