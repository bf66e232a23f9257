import type { Publication } from "@slideloom/core/contract/publications";
import { shiftWallTime } from "@slideloom/core/publishing";
import { type KeyboardEvent, useState } from "react";
import { announce } from "../../lib/announcements.ts";
import { type CalendarViewName, describeWallTime } from "./calendar-view.ts";
import { movePublication } from "./move-publication.ts";

/** A publication that is being moved by keyboard, with its unconfirmed new time. */
export interface Moving {
  id: string;
  wallTime: string;
}

const snapMinutes = 15;

/** Days or minutes by which each arrow key moves an entry. `days` is for the month view, `times` for the week view. */
const steps: Record<"days" | "times", Record<string, { days?: number; minutes?: number }>> = {
  days: {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
  },
  times: {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { minutes: -snapMinutes },
    ArrowDown: { minutes: snapMinutes },
  },
};

/** Moves publications by keyboard. M picks up, arrow keys move, Enter drops, and Escape cancels. */
export function useKeyboardMove(view: CalendarViewName, onMoved: (day: string) => void) {
  const [moving, setMoving] = useState<(Moving & { publication: Publication }) | null>(null);

  const begin = (publication: Publication) => {
    const { id, wall_time } = publication;
    if (wall_time === null) return;
    setMoving({ id, wallTime: wall_time, publication });
    announce("Picked up. Move with the arrow keys, Enter to drop, Escape to cancel.");
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!moving) return;
    const step = steps[view === "month" ? "days" : "times"][event.key];
    if (step) {
      const wallTime = shiftWallTime(moving.wallTime, step);
      setMoving({ ...moving, wallTime });
      onMoved(wallTime.slice(0, 10));
      announce(describeWallTime(wallTime));
    } else if (event.key === "Enter") {
      setMoving(null);
      void movePublication(moving.publication, moving.wallTime);
    } else if (event.key === "Escape") {
      setMoving(null);
      announce("Move cancelled.");
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { moving, begin, handleKeyDown, stop: () => setMoving(null) };
}
