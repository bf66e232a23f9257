import { Awaited } from "../../../components/loading-state.tsx";
import { type ReactNode, useCallback, useEffect } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { isNarrowed, type ListView, useCarouselPages } from "../list-query.ts";
import { clearSelection } from "../selection-store.ts";
import { CarouselGrid } from "./carousel-grid.tsx";
import { SelectionBar } from "./selection-bar.tsx";

interface LibraryProps {
  view: ListView;
  isSignedIn: boolean;
  /** Shown if the account has no carousels. */
  emptyState: ReactNode;
  onClear: () => void;
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-2xl border border-dashed border-line-strong/50 px-5 py-14 text-center text-muted">
      {children}
    </div>
  );
}

/** The carousels of a view, or a message if there are none. */
export function Library({ view, isSignedIn, emptyState, onClear }: LibraryProps) {
  const query = useCarouselPages(view, isSignedIn);
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  // Another view or page begins without a selection.
  useEffect(() => clearSelection, [view.bin, view.status]);
  const carousels = data?.pages.flatMap((page) => page.carousels) ?? [];
  if (!isSignedIn) return emptyState;
  if (!data || (error && carousels.length === 0)) {
    const title = "We couldn't load your carousels";
    return <Awaited title={title} query={query} className="py-14" />;
  }
  if (carousels.length > 0) {
    return (
      <>
        <CarouselGrid carousels={carousels} hasMore={hasNextPage} onMore={loadMore} />
        <SelectionBar shown={carousels} isTrash={view.bin} />
      </>
    );
  }
  if (isNarrowed(view)) {
    return (
      <Message>
        <p>No carousels match{view.q && ` “${view.q}”`}.</p>
        <Button onClick={onClear}>Show all</Button>
      </Message>
    );
  }
  if (view.bin)
    return <Message>The trash is empty. Deleted carousels stay here for 30 days.</Message>;
  if (view.status === "scheduled") {
    return <Message>Nothing scheduled. Open a carousel, choose Publish, and pick a time.</Message>;
  }
  return emptyState;
}
