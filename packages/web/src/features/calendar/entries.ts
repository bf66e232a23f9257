import type { Publication } from "@slideloom/core/contract/publications";

/** A scheduled publication and its wall time in the publication's own time zone. The wall time decides the day. */
export interface Entry {
  publication: Publication;
  /** `2026-12-01T09:00` */
  wallTime: string;
}

export const entryDay = ({ wallTime }: Entry): string => wallTime.slice(0, 10);

export const minuteOfDay = (wallTime: string): number =>
  Number(wallTime.slice(11, 13)) * 60 + Number(wallTime.slice(14, 16));

/**
 * Lists the scheduled publications sorted by wall time. A publication that is being moved is listed at its new time.
 */
export function listEntries(
  publications: readonly Publication[],
  moving: { id: string; wallTime: string } | null,
): Entry[] {
  return publications
    .flatMap((publication): Entry[] => {
      const wallTime = publication.id === moving?.id ? moving.wallTime : publication.wall_time;
      return wallTime === null ? [] : [{ publication, wallTime }];
    })
    .toSorted((one, other) => one.wallTime.localeCompare(other.wallTime));
}

/** Groups entries by their day (`2026-12-01`). */
export function groupByDay(entries: readonly Entry[]): ReadonlyMap<string, Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entryDay(entry);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** An entry with its column among the entries that overlap it. */
export interface PlacedEntry extends Entry {
  /** Zero-based column index, less than `columns`. */
  column: number;
  columns: number;
}

/** Assigns columns to a day's entries, so that none overlap. Each entry is `heightMinutes` high. */
export function placeEntries(entries: readonly Entry[], heightMinutes: number): PlacedEntry[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const overlaps =
      last && minuteOfDay(entry.wallTime) - minuteOfDay(last.wallTime) < heightMinutes;
    if (overlaps) group?.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) =>
    group.map((entry, column) => ({ ...entry, column, columns: group.length })),
  );
}
