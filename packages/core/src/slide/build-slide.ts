import { isBrandShown, type Brand } from "../design/brand.ts";
import type { Design } from "../design/design.ts";
import type { FormatId } from "../design/format.ts";
import type { Palette } from "../design/palette.ts";
import type { Post } from "../document/post.ts";
import { buildBackdrop } from "./backdrop.ts";
import { getDirection } from "./direction.ts";
import { layOutClosing } from "./layouts/closing.ts";
import { layOutContent } from "./layouts/content.ts";
import { layOutCover } from "./layouts/cover.ts";
import { layOutSingle } from "./layouts/single.ts";
import { box, type BoxNode, type SlideNode } from "./node.ts";
import type { SlideBrand, SlideContext, SlideCut, SlideMedia } from "./slide-context.ts";
import { getStage } from "./stage.ts";
import { buildTypeScale, typeFactorRange } from "./type-scale.ts";

/** What a slide is drawn from. Media by slide index; a slide without one has none. */
export interface SlideInput {
  post: Post;
  design: Design;
  /** The design's palette, `buildPalette(design)`. */
  palette: Palette;
  format: FormatId;
  postType: "carousel" | "single";
  slideIndex: number;
  media: Readonly<Record<number, SlideMedia>>;
  /** Absent where this slide shows none. */
  brand?: SlideBrand | null;
}

/** How large the type is, what is cut and how high the card is. */
export interface SlideFit {
  /** From `typeFactorRange`. */
  typeFactor: number;
  cut: SlideCut;
  /** Narrower gaps, for a slide that would otherwise be cut. */
  tight?: boolean;
  /** CSS px; null lets the content decide: used for measuring. */
  heightPx: number | null;
}

export type SlideLayoutName = "cover" | "content" | "closing" | "single";

/** Which layout a slide takes: the first is the cover, the last of three or more the closing. */
export function chooseLayout({
  post,
  postType,
  slideIndex,
}: Pick<SlideInput, "post" | "postType" | "slideIndex">): SlideLayoutName {
  if (postType === "single") return "single";
  if (slideIndex === 0) return "cover";
  return post.content.length >= 3 && slideIndex === post.content.length - 1 ? "closing" : "content";
}

/** Whether a slide shows the brand; a single post does wherever any slide does. */
export function showsBrand(
  { post, postType, slideIndex }: Pick<SlideInput, "post" | "postType" | "slideIndex">,
  brand: Brand,
): boolean {
  if (!isBrandShown(brand)) return false;
  const { placement } = brand;
  if (postType === "single" || placement === "all") return true;
  const isCover = slideIndex === 0;
  const isClosing = slideIndex === post.content.length - 1;
  return (isCover && placement !== "closing") || (isClosing && placement !== "cover");
}

/** The largest type factor a slide may take. */
export function maxTypeFactor(input: Pick<SlideInput, "post" | "postType" | "slideIndex">): number {
  return chooseLayout(input) === "cover" ? typeFactorRange.coverMax : typeFactorRange.max;
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
    ...layOut(context, input),
  );
  const card = { position: "relative", display: "flex", flexDirection: "column" } as const;
  if (fit.heightPx === null) {
    return box({ ...card, width: stage.widthPx }, content);
  }
  const { shared, numbered } = buildBackdrop(context, slideIndex, fit.heightPx);
  return box({ ...card, width: stage.widthPx, height: fit.heightPx }, shared, ...numbered, content);
}

function layOut(context: SlideContext, input: SlideInput): SlideNode[] {
  const content = { index: input.slideIndex, media: input.media[input.slideIndex] ?? null };
  switch (chooseLayout(input)) {
    case "single":
      return layOutSingle(
        context,
        input.post.content.map((_, index) => input.media[index] ?? null),
      );
    case "cover":
      return layOutCover(context, content);
    case "closing":
      return layOutClosing(context, content);
    case "content":
      return layOutContent(context, content);
  }
}
