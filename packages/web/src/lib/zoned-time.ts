export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns `Berlin` for `Europe/Berlin`. */
export function describeZone(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** Returns a time such as `Tue, Dec 1, 9:00 AM`. Adds the year if it isn't the current year. */
export function describeZonedTime(iso: string, timeZone: string, nowMs = Date.now()): string {
  const date = new Date(iso);
  const isThisYear = date.getUTCFullYear() === new Date(nowMs).getUTCFullYear();
  return new Intl.DateTimeFormat("en", {
    timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...(!isThisYear && { year: "numeric" }),
  }).format(date);
}

/**
 * Returns the time in the viewer's time zone, or null if both time zones show the same time. If the days differ, the
 * result includes the day.
 */
export function describeViewerTime(
  iso: string,
  timeZone: string,
  ownZone = viewerZone(),
): string | null {
  const [there, here] = [timeZone, ownZone].map((zone) => describeZonedTime(iso, zone));
  if (there === here || !here || !there) return null;
  const isSameDay = describeDay(iso, timeZone) === describeDay(iso, ownZone);
  return isSameDay ? describeClock(iso, ownZone) : here;
}

/** Returns a time of day such as `9:00 AM`. */
function describeClock(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone, timeStyle: "short" }).format(new Date(iso));
}

const describeDay = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short" }).format(new Date(iso));

/** Returns the time zones that the browser knows, and the given ones. */
export function listTimeZones(...others: string[]): string[] {
  return [...new Set([...others, "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted();
}
