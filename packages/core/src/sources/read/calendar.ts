import type { ReadSource } from "../source.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

export const isCalendar = (text: string) => /^\uFEFF?\s*BEGIN:VCALENDAR\b/.test(text.slice(0, 200));

const columns = ["Event", "Date", "Place", "Notes"];

/** Reads the events of a calendar (ICS) as rows of a table. */
export function readCalendar(text: string, options: ReadOptions): ReadSource {
  const reading = new Reading(options);
  let event: Map<string, string> | null = null;
  let title = "";
  let row = 0;
  // Long lines go on in the next one, after a blank.
  for (const line of text.replaceAll(/\n[ \t]/g, "").split("\n")) {
    const [, name = "", value = ""] =
      /^([A-Z-]{2,40})(?:;[^:\n]{0,500})?:(.*)$/.exec(line.trim()) ?? [];
    if (name === "X-WR-CALNAME") title = unescape(value);
    else if (line.trim() === "BEGIN:VEVENT") event = new Map();
    else if (line.trim() === "END:VEVENT" && event) {
      const [name = "", ...others] = ["SUMMARY", "LOCATION", "DESCRIPTION"].map(
        (key) => event?.get(key) ?? "",
      );
      const cells = [name, readDate(event.get("DTSTART")), ...others];
      reading.addRow(columns, cells, { row: (row += 1) });
      event = null;
    } else if (/^BEGIN:(?:VTODO|VJOURNAL|VALARM)$/.test(line.trim()))
      reading.leave(line.trim().slice(7).toLowerCase());
    else if (event && !event.has(name)) event.set(name, unescape(value));
  }
  return reading.finish({
    kind: "table",
    by: "calendar",
    title: title || undefined,
    language: options.language,
  });
}

const unescape = (value: string) =>
  value
    .replaceAll(/\\([nN,;\\])/g, (_, letter: string) => (/n/i.test(letter) ? " " : letter))
    .trim();

/** Writes `20240603T081500Z` as `2024-06-03 08:15`. */
function readDate(value = ""): string {
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2}))?/.exec(value) ?? [];
  if (!year) return value;
  return `${year}-${month}-${day}${hour ? ` ${hour}:${minute}` : ""}`;
}
