/** A calendar event; times in milliseconds since 1970. */
export interface CalendarEvent {
  /** Stable across requests, so that calendar programs update the event. */
  id: string;
  startMs: number;
  title: string;
  description: string;
  url: string | null;
}

const mostOctets = 75;
const minutes = 15;

/** Builds a calendar in the format of RFC 5545; `nowMs` is its creation time. */
export function buildCalendar({
  name,
  description,
  events,
  nowMs,
}: {
  name: string;
  /** Describes which events are included. */
  description: string;
  events: readonly CalendarEvent[];
  nowMs: number;
}): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Slideloom//Calendar//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    // Polling interval for calendar programs, in RFC 7986's form and in an older, widely supported form.
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...events.flatMap((event) => buildEvent(event, nowMs)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function buildEvent({ id, startMs, title, description, url }: CalendarEvent, nowMs: number) {
  return [
    "BEGIN:VEVENT",
    `UID:${id}@slideloom`,
    `DTSTAMP:${formatInstant(nowMs)}`,
    `DTSTART:${formatInstant(startMs)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(url === null ? [] : [`URL:${url}`]),
    "END:VEVENT",
  ];
}

const formatInstant = (timeMs: number) =>
  new Date(timeMs).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/**
 * Escapes text (RFC 5545, section 3.3.11). Every line break becomes `\n`, and control characters other than tabs are
 * removed.
 */
const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, "");

/** Folds lines at 75 octets between characters; continuation lines begin with a space (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= mostOctets) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > mostOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
