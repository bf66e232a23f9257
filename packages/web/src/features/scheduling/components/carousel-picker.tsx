import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { countNoun } from "@slideloom/core/text";
import { useState } from "react";
import { Awaited } from "../../../components/loading-state.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { useDrafts } from "../../../lib/drafts.ts";
import { newCarouselPath } from "../../../lib/editor-path.ts";
import { useDebouncedValue } from "../../../lib/use-debounced-value.ts";
import type { ChosenCarousel } from "../schedule-choice.ts";

interface DraftListProps {
  drafts: readonly ListedCarousel[];
  chosenIds: readonly string[];
  onToggle: (carousel: ListedCarousel) => void;
}

function DraftList({ drafts, chosenIds, onToggle }: DraftListProps) {
  return (
    <ul aria-label="Drafts" className="flex flex-col gap-1">
      {drafts.map((carousel) => (
        <li key={carousel.id}>
          <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-2 py-1 hover:bg-sunken has-checked:bg-accent-soft">
            <input
              type="checkbox"
              checked={chosenIds.includes(carousel.id)}
              onChange={() => onToggle(carousel)}
              className="size-4 shrink-0 accent-accent"
            />
            {carousel.thumbnailUrl && (
              <img
                src={carousel.thumbnailUrl}
                alt=""
                loading="lazy"
                className="size-10 shrink-0 rounded object-contain"
              />
            )}
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {carousel.title}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface CarouselPickerProps {
  onPick: (carousels: readonly ChosenCarousel[]) => void;
}

/** Drafts to choose from, with search. */
export function CarouselPicker({ onPick }: CarouselPickerProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly ChosenCarousel[]>([]);
  const query = useDrafts(useDebouncedValue(search));
  const { data, error } = query;
  const toggle = ({ id, title }: ChosenCarousel) =>
    setChosen((before) =>
      before.some((one) => one.id === id)
        ? before.filter((one) => one.id !== id)
        : [...before, { id, title }],
    );
  return (
    <>
      <div className="px-5 pb-3">
        <SearchField label="Search drafts" value={search} onChange={setSearch} />
      </div>
      <div className="min-h-40 flex-1 overflow-y-auto px-5 pb-3">
        {(error || !data) && <Awaited title="We couldn't load your drafts" query={query} />}
        {data?.carousels.length === 0 && (
          <p className="text-muted">
            {search.trim() === "" ? (
              <>
                No drafts yet. <TextLink to={newCarouselPath}>Create a carousel</TextLink> and save
                it.
              </>
            ) : (
              "No drafts match."
            )}
          </p>
        )}
        <DraftList
          drafts={data?.carousels ?? []}
          chosenIds={chosen.map(({ id }) => id)}
          onToggle={toggle}
        />
      </div>
      <div className="flex shrink-0 justify-end border-t border-line px-5 py-3">
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
          {chosen.length < 2 ? "Continue" : `Continue with ${countNoun(chosen.length, "carousel")}`}
        </Button>
      </div>
    </>
  );
}
