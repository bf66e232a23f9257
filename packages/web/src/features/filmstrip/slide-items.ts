import { wholeSlideName } from "../../lib/slide-name.ts";
import { useIsPreparing } from "../../state/export-store.ts";
import type { SettledPost } from "../../state/settled-post.ts";
import { useShownSlideIndex } from "../../state/shown-post.ts";
import { useCanEditSlides } from "../../state/slide-commands.ts";

export interface SlideItem {
  slideKey: string;
  slideIndex: number;
  total: number;
  /** Start of the slide's header. */
  name: string;
  /** Width that the thumbnail is drawn for, CSS px. */
  widthPx: number;
  isCurrent: boolean;
  canChoose: boolean;
  canEdit: boolean;
  onRewrite?: ((slideIndex: number) => void) | undefined;
}

/** Returns the props of each slide's thumbnail. */
export function useSlideItems(
  { post, slideIds }: Pick<SettledPost, "post" | "slideIds">,
  common: Pick<SlideItem, "widthPx" | "onRewrite">,
): SlideItem[] {
  const current = useShownSlideIndex();
  const canChoose = !useIsPreparing();
  const canEdit = useCanEditSlides();
  return post.content.map(({ header }, slideIndex) => ({
    slideKey: slideIds[slideIndex] ?? "",
    slideIndex,
    total: post.content.length,
    name: wholeSlideName(header),
    isCurrent: slideIndex === current,
    canChoose,
    canEdit,
    ...common,
  }));
}
