import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { useDraggable } from "@dnd-kit/core";
import { clsx } from "clsx";
import { useState } from "react";
import { Awaited } from "../../../components/loading-state.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { useDrafts } from "../../../lib/drafts.ts";
import { newCarouselPath } from "../../../lib/editor-path.ts";
import { useDebouncedValue } from "../../../lib/use-debounced-value.ts";
import { Thumbnail } from "../../../components/ui/thumbnail.tsx";

interface DraftListProps {
  onSchedule: (carousel: ListedCarousel) => void;
}

/** A draft while it is dragged. */
export function DraftBody({ carousel: { title, thumbnailUrl } }: { carousel: ListedCarousel }) {
  return (
    <span className="flex items-center gap-2.5 rounded-xl border border-line bg-surface p-2 text-left shadow-xl">
      <Thumbnail url={thumbnailUrl} className="size-11 rounded-lg" />
      <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
        {title}
      </span>
    </span>
  );
}

function Draft({ carousel, onSchedule }: DraftListProps & { carousel: ListedCarousel }) {
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: `draft ${carousel.id}`,
    data: { carousel },
  });
  return (
    <li ref={setNodeRef} className={clsx(isDragging && "opacity-40")}>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Schedule this draft, or drag it onto a day"
        {...listeners}
        onClick={() => onSchedule(carousel)}
        className="flex w-full touch-manipulation items-center gap-2.5 rounded-xl border border-line bg-surface p-2 text-left hover:border-line-strong"
      >
        <Thumbnail url={carousel.thumbnailUrl} className="size-11 rounded-lg" />
        <span dir="auto" className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
          {carousel.title}
        </span>
      </button>
    </li>
  );
}

/** Saved carousels that are neither published nor scheduled. A draft is dragged onto a day, or scheduled by a click. */
export function DraftList({ onSchedule }: DraftListProps) {
  const [search, setSearch] = useState("");
  const query = useDrafts(useDebouncedValue(search));
  const { data, error } = query;
  const isSearching = search.trim() !== "";
  return (
    <section aria-label="Drafts" className="min-w-0">
      <h2 className="mb-2 font-semibold">Drafts</h2>
      {(isSearching || (data?.carousels.length ?? 0) > 6) && (
        <SearchField label="Search drafts" value={search} onChange={setSearch} className="mb-2" />
      )}
      {error && <Awaited title="We couldn't load your drafts" query={query} />}
      {data?.carousels.length === 0 && (
        <p className="text-muted">
          {isSearching ? (
            "No drafts match."
          ) : (
            <>
              No drafts. <TextLink to={newCarouselPath}>Create a carousel</TextLink>
            </>
          )}
        </p>
      )}
      <ul className="flex flex-col gap-1.5 xl:max-h-[64dvh] xl:overflow-y-auto">
        {data?.carousels.map((carousel) => (
          <Draft key={carousel.id} carousel={carousel} onSchedule={onSchedule} />
        ))}
      </ul>
      {data?.nextCursor && (
        <p className="mt-2 text-[13px] text-muted">
          Search to find older drafts, or open <TextLink to="/my-carousels">My Carousels</TextLink>.
        </p>
      )}
    </section>
  );
}
