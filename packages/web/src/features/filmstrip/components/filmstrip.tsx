import { Plus } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { SelectionBar } from "../../../components/slide-list/selection-bar.tsx";
import { SlideList } from "../../../components/slide-list/slide-list.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { prefersReducedMotion } from "../../../lib/media-query.ts";
import { type SettledPost, useSettledPost } from "../../../state/settled-post.ts";
import { showSlide, useShownSlideIndex } from "../../../state/shown-post.ts";
import { addSlideAfter, useCanEditSlides } from "../../../state/slide-commands.ts";
import { filmstripClassName, measureThumbnail, thumbnailHeightPx } from "../measure-thumbnail.ts";
import { useSlideItems } from "../slide-items.ts";
import { SlideThumbnails } from "./slide-thumbnails.tsx";
import { Thumbnail } from "./thumbnail.tsx";

export interface FilmstripProps {
  /** Rewrites a slide; absent if no model is configured. */
  onRewrite?: ((slideIndex: number) => void) | undefined;
}

/** All slides as thumbnails below the stage. Drawing them also detects overflowing text. */
export function Filmstrip({ onRewrite }: FilmstripProps) {
  const settled = useSettledPost();
  return settled && <Thumbnails {...settled} onRewrite={onRewrite} />;
}

type ThumbnailsProps = FilmstripProps & SettledPost;

const Thumbnails = memo(function Thumbnails(props: ThumbnailsProps) {
  const { post, slideIds, appearance, onRewrite } = props;
  const widthPx = measureThumbnail(appearance.carouselFormat);
  const items = useSlideItems(props, { widthPx, onRewrite });
  const current = useShownSlideIndex();
  const canEdit = useCanEditSlides();
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const thumbnail = list?.children[current];
    if (!list || !(thumbnail instanceof HTMLElement)) return;
    const left = thumbnail.offsetLeft - list.clientWidth / 2 + thumbnail.offsetWidth / 2;
    list.scrollTo({ left, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [current]);

  return (
    <SlideThumbnails post={post} appearance={appearance}>
      {/* Wide windows show the bar in the list of slides. */}
      <SelectionBar className="mx-auto mb-1 w-max max-w-full xl:hidden" />
      <SlideList
        ref={listRef}
        label="Thumbnails"
        keys={slideIds}
        axis="horizontal"
        canEdit={canEdit}
        choose={showSlide}
        className={filmstripClassName}
      >
        {items.map((item) => (
          <Thumbnail key={item.slideKey} {...item} />
        ))}
        {canEdit && (
          <li className="shrink-0">
            <Tooltip text="Add a slide at the end" side="top">
              <button
                type="button"
                aria-label="Add a slide at the end"
                onClick={() => addSlideAfter(post.content.length - 1)}
                className="grid h-full place-items-center rounded-md border border-dashed border-line-strong/60 bg-surface/60 text-muted transition-colors hover:border-accent hover:text-accent-ink"
                style={{ width: widthPx, minHeight: thumbnailHeightPx }}
              >
                <Plus size={18} aria-hidden="true" />
              </button>
            </Tooltip>
          </li>
        )}
      </SlideList>
    </SlideThumbnails>
  );
});
