import type { Slide } from "@slideloom/core/document";
import { create } from "zustand";
import type { ApiError } from "../../../lib/api.ts";
import { goToSlide } from "../../../state/carousel-store.ts";

/** Instruction for a shorter text. */
export const shorterInstruction = "Say it in fewer words.";

interface RewriteState {
  /** Slide index of the open dialog; null while closed. */
  slideIndex: number | null;
  /** The person's instruction. */
  instruction: string;
  /** Whether two slides take the slide's place. */
  isSplit: boolean;
  /** The rewritten slides as far as their words have arrived. The last word may be incomplete. */
  words: readonly Slide[];
  /** The active rewrite, or null. */
  run: { cancel: () => void } | null;
  failure: ApiError | null;
}

const closed: RewriteState = {
  slideIndex: null,
  instruction: "",
  isSplit: false,
  words: [],
  run: null,
  failure: null,
};

export const useRewriteStore = create<RewriteState>()(() => closed);

/** Shows a slide and opens its rewrite dialog, optionally with an instruction. */
export function openRewriteDialog(slideIndex: number, instruction = ""): void {
  goToSlide(slideIndex);
  useRewriteStore.setState({ ...closed, slideIndex, instruction });
}

/** Closes the dialog and cancels an active rewrite, which then costs nothing. */
export function closeRewriteDialog(): void {
  useRewriteStore.getState().run?.cancel();
  useRewriteStore.setState(closed);
}

/** Appends a sentence to the instruction. */
export function addInstruction(wish: string): void {
  useRewriteStore.setState(({ instruction }) => ({
    instruction: instruction.trim() === "" ? wish : `${instruction.trimEnd()} ${wish}`,
  }));
}
