import type { GenerateEvents } from "@slideloom/core/contract/generation";
import type { Slide } from "@slideloom/core/document";
import type { NoteProgress } from "../../../state/generation-store.ts";

/**
 * Shows the slides received so far as a temporary post. Adds blank slides up to the requested number, because a layout
 * depends on the slide's position.
 */
export function showArrivals(topic: string, total: number, note: NoteProgress) {
  let title = topic;
  let slides: Slide[] = [];
  const show = () => {
    if (slides.length === 0) return;
    const missing = Math.max(0, total - slides.length);
    const blank = Array.from({ length: missing }, () => ({ header: "", description: [] }));
    note({ post: { title, content: [...slides, ...blank] }, arrived: slides.length });
  };
  return {
    onWriter: (turn: GenerateEvents["writer"]) => {
      slides = [];
      note({ turn, arrived: 0, step: null });
    },
    onStep: (step: GenerateEvents["step"]) => note({ step }),
    onTitle: (arrived: string) => {
      title = arrived;
      note({ step: "slides" });
      show();
    },
    onSlide: (slide: Slide, index: number) => {
      slides = [...slides.slice(0, index), slide];
      show();
    },
  };
}
