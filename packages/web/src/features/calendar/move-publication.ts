import type { Publication, PublishTime } from "@slideloom/core/contract";
import { readWallTime } from "@slideloom/core/publishing";
import { readErrorMessage } from "../../lib/error-message.ts";
import { changePublication, refreshPublications, showPublication } from "../../lib/publications.ts";
import { showToast } from "../../state/toast-store.ts";
import { describeWallTime } from "./calendar-view.ts";

/** Says that it was not done, and why; what the page showed of it ahead is taken back. */
export function reportFailure(title: string, error: unknown): void {
  refreshPublications();
  showToast({ variant: "destructive", title, description: readErrorMessage(error) });
}

/** The time that it has now, to come back to. */
function readTime({ wall_time, time_zone }: Publication): PublishTime {
  return wall_time === null ? { kind: "unscheduled" } : { kind: "time", at: wall_time, time_zone };
}

/** A new time on the clock stands in the calendar at once. */
async function change(
  publication: Publication,
  when: PublishTime,
  report: (changed: Publication) => void,
): Promise<void> {
  if (when.kind === "time") {
    const { at, time_zone = publication.time_zone } = when;
    showPublication({ ...publication, wall_time: at, time_zone });
  }
  try {
    report(await changePublication(publication.id, { version: publication.version, when }));
  } catch (error) {
    reportFailure("Not moved", error);
  }
}

function reportMove(before: Publication, moved: Publication): void {
  const { title, wall_time } = moved;
  showToast({
    title:
      wall_time === null ? "It has no time any more" : `Moved to ${describeWallTime(wall_time)}`,
    description: title,
    action: {
      label: "Undo",
      run: () =>
        void change(moved, readTime(before), () =>
          showToast({ title: "Moved back", description: title }),
        ),
    },
  });
}

/** Gives it another time, with an offer to undo that. */
export function setTime(publication: Publication, when: PublishTime): Promise<void> {
  return change(publication, when, (moved) => reportMove(publication, moved));
}

/** The same on the wall clock of its own time zone. */
export async function movePublication(publication: Publication, wallTime: string): Promise<void> {
  if (wallTime === publication.wall_time) return;
  const { time_zone } = publication;
  const reading = readWallTime(wallTime, time_zone);
  if (reading.kind === "moment" && reading.atMs < Date.now()) {
    showToast({
      variant: "warning",
      title: "Not moved",
      description: `${describeWallTime(wallTime)} has passed.`,
    });
    return;
  }
  await setTime(publication, { kind: "time", at: wallTime, time_zone });
}
