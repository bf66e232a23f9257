import type { Connection } from "@slideloom/core/contract/connections";
import type { Publication } from "@slideloom/core/contract/publications";
import { findNextSlot } from "@slideloom/core/publishing";
import { usePublications } from "../../lib/publications.ts";
import { canCancel } from "../../components/publications/describe-target.ts";

/** Returns a connection's next free posting time; null if there is none. */
export function readNextSlot(
  { id, slots, time_zone: timeZone }: Connection,
  publications: readonly Publication[],
  fromMs = Date.now(),
): string | null {
  const times = slots.map(({ weekday, time, paused }) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return { weekday, minuteOfDay: hour * 60 + minute, isPaused: paused };
  });
  const takenMs = publications
    .filter(
      (one) => canCancel(one) && one.targets.some(({ connection_id }) => connection_id === id),
    )
    .flatMap(({ due_at }) => (due_at === null ? [] : [Date.parse(due_at)]));
  const slot = findNextSlot(times, { timeZone, fromMs, takenMs });
  return slot && new Date(slot.atMs).toISOString();
}

/** Returns the connection's next free posting time, given its scheduled publications; undefined until loaded. */
export function useNextSlot(connection: Connection | undefined): string | null | undefined {
  const { data } = usePublications(
    { status: "scheduled" },
    { isEnabled: connection !== undefined },
  );
  if (!connection || !data) return undefined;
  return readNextSlot(connection, data);
}
