import { useMediaQuery } from "../../lib/media-query.ts";
import { useShownSlideCount } from "../../state/shown-post.ts";
import { useAppearance } from "../../state/carousel-store.ts";

/** A panel that is a sheet where the window has no room for it. */
export type Sheet = "slides" | "settings" | "content";

interface Room {
  isPhone: boolean;
  /** Under the stage. */
  hasFilmstrip: boolean;
  /** Which parts the window has no room for, so that they are sheets. */
  isFolded: Readonly<Record<Sheet, boolean>>;
}

/** What of the editor the window has room for. */
export function useRoom(): Room {
  const hasSettings = useMediaQuery("(min-width: 1024px)");
  const hasContent = useMediaQuery("(min-width: 1280px)");
  const isPhone = useMediaQuery("(max-width: 639px)");
  const hasFilmstrip = useMediaQuery("(min-width: 640px) and (min-height: 640px)");
  const hasSlides = useShownSlideCount() > 0;
  const isCarousel = useAppearance((appearance) => appearance.postType === "carousel");
  return {
    isPhone,
    hasFilmstrip,
    isFolded: {
      slides: !hasFilmstrip && hasSlides && isCarousel,
      settings: !hasSettings,
      content: !hasContent,
    },
  };
}
