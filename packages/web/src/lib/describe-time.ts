/** Formats for the English interface (no i18n), in the time zone of the browser. */
const absolute = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const date = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** `Nov 21, 2026, 3:04 PM` */
export function describeTime(iso: string): string {
  return absolute.format(new Date(iso));
}

/** `Nov 21, 2026` */
export function describeDate(iso: string): string {
  return date.format(new Date(iso));
}

/** Returns `just now`, `5 minutes ago` or `yesterday`; after a week, the date. */
export function describeAge(iso: string, nowMs = Date.now()): string {
  const ageMs = nowMs - Date.parse(iso);
  if (ageMs > 7 * 86_400_000) return describeDate(iso);
  const unit = units.find(([, lengthMs]) => ageMs >= lengthMs);
  return unit ? relative.format(-Math.floor(ageMs / unit[1]), unit[0]) : "just now";
}
