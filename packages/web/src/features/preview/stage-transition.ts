import type { SlideTransition } from "@slideloom/core/design";
import { prefersReducedMotion } from "../../lib/media-query.ts";

const durationMs = 500;

function buildKeyframes(transition: SlideTransition, direction: 1 | -1): Keyframe[] | null {
  switch (transition) {
    case "slide":
      return [
        { transform: `translateX(${direction * 12}%)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
    case "fade":
      return [{ opacity: 0 }, { opacity: 1 }];
    case "zoom":
      return [
        { transform: "scale(0.86)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
    case "none":
      return null;
  }
}

/** Plays the enter transition; `direction` is 1 for a later slide, -1 for an earlier one. */
export function playTransition(
  stage: HTMLElement,
  transition: SlideTransition,
  direction: 1 | -1,
): void {
  for (const running of stage.getAnimations()) running.cancel();
  const keyframes = buildKeyframes(transition, direction);
  if (!keyframes || prefersReducedMotion()) return;
  stage.animate(keyframes, { duration: durationMs, easing: "cubic-bezier(0.22, 1, 0.36, 1)" });
}
