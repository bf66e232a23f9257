import type { Publication, PublishTime } from "@slideloom/core/contract/publications";
import { readWallTime } from "@slideloom/core/publishing";
import { changePublication, refreshPublications, showPublication } from "../../lib/publications.ts";
import { showToast } from "../../state/toast-store.ts";
import { describeWallTime } from "./calendar-view.ts";
import { showFailure } from "../../state/failure-toast.ts";

/** Shows the error and rolls back the optimistic update. */
export function reportFailure(title: string, error: unknown): void {
  refreshPublications();
  showFailure(title)(error);
}

/** The publication's current time, for Undo. */
function readTime({ wall_time, time_zone }: Publication): PublishTime {
  return wall_time === null ? { kind: "unscheduled" } : { kind: "time", at: wall_time, time_zone };
}

/** Changes a publication's time. The calendar shows a new wall time immediately (optimistic update). */
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
    reportFailure("Post not moved", error);
  }
}

function reportMove(before: Publication, moved: Publication): void {
  const { title, wall_time } = moved;
  showToast({
    title: wall_time === null ? "Post unscheduled" : `Moved to ${describeWallTime(wall_time)}`,
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

/** Changes a publication's time and offers Undo. */
export function setTime(publication: Publication, when: PublishTime): Promise<void> {
  return change(publication, when, (moved) => reportMove(publication, moved));
}

/** Moves a publication to a wall time in the publication's time zone. Refuses times in the past. */
export async function movePublication(publication: Publication, wallTime: string): Promise<void> {
  if (wallTime === publication.wall_time) return;
  const { time_zone } = publication;
  const reading = readWallTime(wallTime, time_zone);
  if (reading.kind === "moment" && reading.atMs < Date.now()) {
    showToast({
      variant: "warning",
      title: "Post not moved",
      description: `${describeWallTime(wallTime)} is in the past. Choose a later time.`,
    });
    return;
  }
  await setTime(publication, { kind: "time", at: wallTime, time_zone });
}
