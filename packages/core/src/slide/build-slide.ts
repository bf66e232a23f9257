import { getDirection } from "../drawing/direction.ts";
import { box, type BoxNode } from "../drawing/node.ts";
import { buildTypeScale } from "../drawing/type-scale.ts";
import { buildStackBackdrop } from "./composition/open-composition.ts";
import type { SlideContext, SlideCut } from "./slide-context.ts";
import type { SlideInput } from "./slide-input.ts";
import { getStack } from "./stack/registry.ts";
import { getStage } from "./stage.ts";

/** How large the type is, what is cut and how high the card is. */
export interface SlideFit {
  /** From `minTypeFactor` to the stack's `maxTypeFactor`. */
  typeFactor: number;
  cut: SlideCut;
  /** Narrower gaps, for a slide that would otherwise be cut. */
  tight?: boolean;
  /** CSS px; null lets the content decide: used for measuring. */
  heightPx: number | null;
}

/** The node tree of one slide at the given fit. Throws RangeError where the post has no such slide. */
export function buildSlide(input: SlideInput, fit: SlideFit): BoxNode {
  const { post, design, palette, slideIndex } = input;
  const slide = post.content[input.postType === "single" ? 0 : slideIndex];
  if (!slide) throw new RangeError(`The post has no slide ${slideIndex + 1}`);
  const stage = getStage(input.format);
  const context: SlideContext = {
    post,
    design,
    palette,
    stage,
    type: buildTypeScale(fit.typeFactor, { low: stage.low, tight: fit.tight ?? false }),
    direction: getDirection(`${slide.header} ${post.title}`),
    tokenizeCode: input.tools.tokenizeCode,
    cut: fit.cut,
    brand: input.brand ?? null,
  };
  const content = box(
    {
      position: "relative",
      zIndex: 1,
      display: "flex",
      flexDirection: "column",
      flexGrow: 1,
      flexShrink: 0,
      width: stage.widthPx,
      padding: `${stage.edgePx}px ${stage.paddingPx}px`,
      direction: context.direction,
    },
    ...getStack(input).compose(context, { index: slideIndex, media: input.media }),
  );
  const card = { position: "relative", display: "flex", flexDirection: "column" } as const;
  if (fit.heightPx === null) {
    return box({ ...card, width: stage.widthPx }, content);
  }
  const backdrop = buildStackBackdrop(input, fit.heightPx);
  return box({ ...card, width: stage.widthPx, height: fit.heightPx }, backdrop, content);
}
