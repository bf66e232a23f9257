import fc from "fast-check";
import { expect, test } from "vitest";
import { buildCalendar, type CalendarEvent } from "./icalendar.ts";

const nowMs = Date.parse("2026-11-23T10:00:00Z");
const event: CalendarEvent = {
  id: "6a1f6f0e",
  startMs: Date.parse("2026-12-01T08:30:00Z"),
  title: "Tea; five, six",
  description: "Bluesky: scheduled\nC:\\slides",
  url: "https://slides.example/calendar",
};

test("an event has its time in UTC and escaped text", () => {
  expect(
    buildCalendar({ name: "Slideloom", description: "All", events: [event], nowMs }).split("\r\n"),
  ).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Slideloom//Calendar//EN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Slideloom",
    "X-WR-CALDESC:All",
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    "BEGIN:VEVENT",
    "UID:6a1f6f0e@slideloom",
    "DTSTAMP:20261123T100000Z",
    "DTSTART:20261201T083000Z",
    "DURATION:PT15M",
    String.raw`SUMMARY:Tea\; five\, six`,
    String.raw`DESCRIPTION:Bluesky: scheduled\nC:\\slides`,
    "URL:https://slides.example/calendar",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("lines have at most 75 octets, and unfold to the title", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const text = buildCalendar({
        name: "S",
        description: "All",
        events: [{ ...event, title }],
        nowMs,
      });
      const lines = text.split("\r\n");
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const unfolded = text.replaceAll("\r\n ", "");
      const summary = /\r\nSUMMARY:(.*)\r\nDESCRIPTION:/.exec(unfolded)?.[1] ?? "missing";
      const shown = summary.replaceAll(/\\(.)/g, (_, mark: string) => (mark === "n" ? "\n" : mark));
      const broken = title.replaceAll(/\r\n|[\r\u2028\u2029]/g, "\n");
      expect(shown).toBe(broken.replaceAll(/(?![\t\n])\p{Cc}/gu, ""));
    }),
    { examples: [["\u2028"], ["One\u2029two"]] },
  );
});
