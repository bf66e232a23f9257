import { clsx } from "clsx";
import type { ReactNode } from "react";

interface ReviewPinProps {
  /** Place on the surrounding slide, as fractions of its size; null beside the slide. */
  place: { x: number; y: number } | null;
  children?: ReactNode;
}

const className =
  "grid size-6 shrink-0 place-items-center rounded-full border-2 border-white bg-accent text-xs font-semibold text-white shadow";

/** A comment's numbered mark on a slide, or beside the comment. */
export function ReviewPin({ place, children }: ReviewPinProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(className, place && "pointer-events-none absolute -translate-1/2")}
      style={place ? { left: `${place.x * 100}%`, top: `${place.y * 100}%` } : undefined}
    >
      {children}
    </span>
  );
}
