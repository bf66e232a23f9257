import type { Slide } from "@slideloom/core/document";
import { Run } from "../../../lib/run.ts";
import { goToSlide } from "../../../state/carousel-store.ts";

export const shorterInstruction = "Say it in fewer words.";

interface RewriteState {
  /** Slide index of the open dialog; null while closed. */
  slideIndex: number | null;
  instruction: string;
  /** Whether two slides take the slide's place. */
  isSplit: boolean;
}

const closed: RewriteState = {
  slideIndex: null,
  instruction: "",
  isSplit: false,
};

interface Rewrite {
  /** The rewritten slides as far as their words have arrived. The last word may be incomplete. */
  words: readonly Slide[];
}

export const rewriteRun = new Run<Rewrite, RewriteState>(closed);
export const useRewriteStore = rewriteRun.store;

export function openRewriteDialog(slideIndex: number, instruction = ""): void {
  goToSlide(slideIndex);
  rewriteRun.leave();
  useRewriteStore.setState({ ...closed, slideIndex, instruction });
}

/** Closes the dialog and cancels an active rewrite, which then costs nothing. */
export function closeRewriteDialog(): void {
  rewriteRun.leave();
  useRewriteStore.setState(closed);
}

/** Appends a sentence to the instruction. */
export function addInstruction(wish: string): void {
  useRewriteStore.setState(({ instruction }) => ({
    instruction: instruction.trim() === "" ? wish : `${instruction.trimEnd()} ${wish}`,
  }));
}
