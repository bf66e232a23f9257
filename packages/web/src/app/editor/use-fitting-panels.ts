import { useMediaQuery } from "../../lib/media-query.ts";
import { useShownSlideCount } from "../../state/shown-post.ts";
import { useAppearance } from "../../state/carousel-store.ts";

/** Panels that open as sheets if the window is too small for them. */
export type Sheet = "slides" | "settings" | "content";

interface Room {
  isPhone: boolean;
  /** True if the row of thumbnails (filmstrip) is shown below the slide. */
  hasFilmstrip: boolean;
  /** True if the page's header has space for the carousel's title. */
  hasTitleInHeader: boolean;
  /** True for parts that don't fit in the window and open as sheets. */
  isFolded: Readonly<Record<Sheet, boolean>>;
}

/** Returns the parts of the editor that fit in the window. */
export function useFittingPanels(): Room {
  const hasSettings = useMediaQuery("(min-width: 1024px)");
  const hasContent = useMediaQuery("(min-width: 1280px)");
  const isPhone = useMediaQuery("(max-width: 639px)");
  const hasFilmstrip = useMediaQuery("(min-width: 640px) and (min-height: 640px)");
  const hasSlides = useShownSlideCount() > 0;
  const isCarousel = useAppearance((appearance) => appearance.postType === "carousel");
  return {
    isPhone,
    hasFilmstrip,
    hasTitleInHeader: hasContent,
    isFolded: {
      slides: !hasFilmstrip && hasSlides && isCarousel,
      settings: !hasSettings,
      content: !hasContent,
    },
  };
}
