/** An event of a calendar; times in milliseconds since 1970. */
export interface CalendarEvent {
  /** The same for the same event whenever it is asked for. */
  id: string;
  startMs: number;
  title: string;
  description: string;
  url: string | null;
}

const mostOctets = 75;
const minutes = 15;

/** A calendar in the format of RFC 5545. `nowMs` is when it was made. */
export function buildCalendar({
  name,
  description,
  events,
  nowMs,
}: {
  name: string;
  /** Which events it holds. */
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
    // How often to look again: RFC 7986, and the older word for it.
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

/** `20261201T090000Z` */
const formatInstant = (timeMs: number) =>
  new Date(timeMs).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Section 3.3.11. Every kind of line break is one; what is no text, such as another control character, is left out. */
const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, "");

/** Section 3.1: lines of up to 75 octets, cut between characters; those that follow begin with a space. */
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
