/** The time zone of who looks, by its name in the IANA database. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Berlin` of `Europe/Berlin`. */
export function describeZone(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** `Tue, Dec 1, 9:00 AM` on the wall clock of a time zone; the year too where it is another than now's. */
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

/** The same for who looks, with the day only where it is another there; null where their clock shows the same. */
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

/** `9:00 AM` */
function describeClock(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone, timeStyle: "short" }).format(new Date(iso));
}

const describeDay = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short" }).format(new Date(iso));

/** Every time zone that the browser knows, and those given. */
export function listTimeZones(...others: string[]): string[] {
  return [...new Set([...others, "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted();
}
