import { useEffect, useRef } from "react";
import { useExportStore } from "../../../state/export-store.ts";
import { showSlide, useShownSlideCount, useShownSlideIndex } from "../../../state/shown-post.ts";

/** One dot per slide; a click shows that slide. */
export function SlideDots() {
  const total = useShownSlideCount();
  const current = useShownSlideIndex();
  const isPreparing = useExportStore(({ run }) => run !== null);
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const dot = list?.children[current];
    if (!list || !(dot instanceof HTMLElement)) return;
    list.scrollLeft = dot.offsetLeft - list.clientWidth / 2 + dot.offsetWidth / 2;
  }, [current]);
  return (
    <div
      ref={listRef}
      role="group"
      aria-label="Slides"
      className="relative flex max-w-full min-w-0 overflow-x-auto [scrollbar-width:none]"
    >
      {Array.from({ length: total }, (_, index) => (
        <button
          // Dots are identified by their index only.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="button"
          aria-label={`Go to slide ${index + 1}`}
          title={`Go to slide ${index + 1}`}
          aria-current={index === current ? "true" : undefined}
          disabled={isPreparing}
          onClick={() => showSlide(index)}
          className="group grid h-6 min-w-6 shrink-0 place-items-center rounded-full px-1 -outline-offset-2 disabled:cursor-not-allowed disabled:opacity-60"
        >
          <span className="block h-2 w-2 rounded-full bg-line-strong opacity-60 transition-[width,opacity,background-color] group-enabled:group-hover:opacity-100 group-aria-current:w-5 group-aria-current:bg-accent group-aria-current:opacity-100 forced-colors:bg-[ButtonText] forced-colors:group-aria-current:bg-[Highlight]" />
        </button>
      ))}
    </div>
  );
}
