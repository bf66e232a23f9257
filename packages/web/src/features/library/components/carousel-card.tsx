import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { trashDays } from "@slideloom/core/contract/carousel-limits";
import { getSizePreset } from "@slideloom/core/design";
import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { ImageOff } from "lucide-react";
import { type KeyboardEvent, memo, type ReactNode } from "react";
import { Link } from "react-router";
import { describeAge, describeTime } from "../../../lib/describe-time.ts";
import { askToDelete } from "../carousel-actions.ts";
import { libraryDialog } from "../library-dialog.ts";
import { useSelection } from "../selection-store.ts";
import { CarouselMenu } from "./carousel-menu.tsx";

const dayMs = 24 * 60 * 60 * 1000;

function describeSlides({ slides, network, format }: ListedCarousel): string {
  const { name } = getSizePreset(network);
  if (slides === 0) return name;
  if (format === "single") return `Single post · ${name}`;
  return `${countNoun(slides, "slide")} · ${name}`;
}

/** Days until a carousel in the trash is deleted permanently. */
function describeRest(deletedAt: string): string {
  const days = Math.ceil((Date.parse(deletedAt) + trashDays * dayMs - Date.now()) / dayMs);
  return days > 1 ? `${countNoun(days, "day")} left` : "Last day";
}

function Thumbnail({ url }: { url: string | null }) {
  return (
    <span className="flex aspect-square items-center justify-center rounded-t-[13px] bg-sunken p-4">
      {url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="max-h-full max-w-full rounded-md shadow-slide"
        />
      ) : (
        <ImageOff size={28} aria-hidden="true" className="text-muted" />
      )}
    </span>
  );
}

/** The carousel's state: published (on a network, or marked as published by the person), scheduled or draft. */
function StateChip({ carousel: { status, isPublished, dueAt } }: { carousel: ListedCarousel }) {
  if (dueAt !== null) {
    return (
      <Link
        to="/calendar"
        title={`Next post on ${describeTime(dueAt)}`}
        className="relative z-10 rounded-full bg-accent-soft px-1.5 py-px font-medium text-accent-ink hover:underline"
      >
        {isPublished ? "Published, scheduled" : "Scheduled"}
      </Link>
    );
  }
  const isDone = isPublished || status === "published";
  return (
    <span
      className={clsx(
        "rounded-full px-1.5 py-px font-medium",
        isDone ? "bg-success-soft text-success" : "bg-sunken text-muted",
      )}
    >
      {isDone ? "Published" : "Draft"}
    </span>
  );
}

function CardLink({ carousel, children }: { carousel: ListedCarousel; children: ReactNode }) {
  const className = "block rounded-t-[13px] after:absolute after:inset-0 after:rounded-[14px]";
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "F2") libraryDialog.open({ kind: "rename", carousel });
    else if (event.key === "Delete") askToDelete(carousel);
    else return;
    event.preventDefault();
  };
  if (carousel.deletedAt) return <div>{children}</div>;
  return (
    <Link to={`/create/${carousel.id}`} onKeyDown={handleKey} className={className}>
      {children}
    </Link>
  );
}

interface CarouselCardProps {
  carousel: ListedCarousel;
  /** Called by the checkbox; `isRange` if Shift is held. */
  onSelect: (carousel: ListedCarousel, isRange: boolean) => void;
}

/** Visible on hover, focus and touch screens, and on all cards once one is selected. */
function SelectBox({ carousel, onSelect }: CarouselCardProps) {
  const isSelected = useSelection(({ carousels }) =>
    carousels.some(({ id }) => id === carousel.id),
  );
  const isSelecting = useSelection(({ carousels }) => carousels.length > 0);
  return (
    <label
      className={clsx(
        "absolute top-0 left-0 z-10 grid size-11 cursor-pointer place-items-center transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100",
        !isSelecting && "opacity-0",
      )}
    >
      <input
        type="checkbox"
        aria-label={`Select ${carousel.title}`}
        checked={isSelected}
        onChange={(event) => {
          const { nativeEvent } = event;
          onSelect(carousel, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
        className="size-5 rounded accent-accent"
      />
    </label>
  );
}

/** A carousel in the list. The thumbnail and title open the carousel; its size and state are below. */
export const CarouselCard = memo(function CarouselCard({ carousel, onSelect }: CarouselCardProps) {
  const { title, updatedAt, deletedAt, thumbnailUrl } = carousel;
  return (
    <article
      aria-label={title}
      className="group relative rounded-[14px] border border-line bg-raised transition-shadow hover:shadow-lg has-[input:checked]:border-accent has-[input:checked]:ring-1 has-[input:checked]:ring-accent"
    >
      <SelectBox carousel={carousel} onSelect={onSelect} />
      <CardLink carousel={carousel}>
        <Thumbnail url={thumbnailUrl} />
        <span
          dir="auto"
          title={title}
          className="mt-3 mr-10 ml-3 line-clamp-2 h-10 leading-5 font-semibold wrap-anywhere"
        >
          {title}
        </span>
      </CardLink>
      <div className="relative px-3 pt-1 pb-3 text-xs text-muted">
        <p className="truncate" title={carousel.tags.join(", ")}>
          {describeSlides(carousel)}
          {carousel.tags.length > 0 && (
            <span className="text-accent-ink"> · {carousel.tags.join(", ")}</span>
          )}
        </p>
        <p className="mt-1 flex items-center gap-1.5 whitespace-nowrap">
          <StateChip carousel={carousel} />
          <time dateTime={updatedAt} title={describeTime(updatedAt)} className="truncate">
            {deletedAt ? describeRest(deletedAt) : describeAge(updatedAt)}
          </time>
        </p>
        <div className="absolute -top-11 right-1 z-10">
          <CarouselMenu carousel={carousel} />
        </div>
      </div>
    </article>
  );
});
