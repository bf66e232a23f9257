import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef } from "react";
import { useAreaSize } from "../../../lib/area-size.ts";
import { toggleSelected } from "../selection-store.ts";
import { CarouselCard } from "./carousel-card.tsx";

const minCardWidthPx = 210;
const gapPx = 16;
/** Height of a card below its square thumbnail. */
const captionHeightPx = 104;

interface CarouselGridProps {
  carousels: readonly ListedCarousel[];
  hasMore: boolean;
  /** Called when the end of the list is near. */
  onMore: () => void;
}

/** A virtualized grid, so that only cards near the viewport are in the DOM. */
export function CarouselGrid({ carousels, hasMore, onMore }: CarouselGridProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const area = useAreaSize(listRef);
  const widthPx = area?.widthPx ?? 0;
  const minWidthPx = widthPx < 480 ? 130 : minCardWidthPx;
  const columns = Math.max(1, Math.floor((widthPx + gapPx) / (minWidthPx + gapPx)));
  const cardWidthPx = (widthPx - gapPx * (columns - 1)) / columns;
  const rowCount = area ? Math.ceil(carousels.length / columns) : 0;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => cardWidthPx + captionHeightPx + gapPx,
    overscan: 2,
    scrollMargin: listRef.current?.offsetTop ?? 0,
  });
  const rows = virtualizer.getVirtualItems();
  useEffect(() => virtualizer.measure(), [virtualizer, cardWidthPx]);
  const lastRow = rows.at(-1)?.index ?? -1;
  const isNearEnd = hasMore && rowCount > 0 && lastRow >= rowCount - 3;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, rowCount, onMore]);
  const shownRef = useRef(carousels);
  useEffect(() => {
    shownRef.current = carousels;
  });
  const select = useCallback(
    (carousel: ListedCarousel, isRange: boolean) =>
      toggleSelected(carousel, { isRange, shown: shownRef.current }),
    [],
  );
  return (
    <div
      ref={listRef}
      role="list"
      aria-label="Carousels"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => (
        <div
          key={key}
          role="presentation"
          className="absolute inset-x-0 grid"
          style={{
            transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            columnGap: gapPx,
            top: 0,
          }}
        >
          {carousels.slice(index * columns, (index + 1) * columns).map((carousel) => (
            <div key={carousel.id} role="listitem" className="min-w-0">
              <CarouselCard carousel={carousel} onSelect={select} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
