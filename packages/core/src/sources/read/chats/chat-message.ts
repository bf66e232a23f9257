import { sourceLimits, type ReadSource } from "../../source.ts";
import type { ReadOptions } from "../read-options.ts";
import { Reading } from "../reading.ts";

export interface ChatMessage {
  speaker: string;
  lines: string[];
  /** The time as typed, e.g. `12/03/2024, 10:15`; empty if the message has none. */
  time: string;
}

/** A part of a chat that isn't a message. */
export interface ChatNotice {
  noun: string;
  several?: string;
  text: string;
}

export interface Chat {
  by: string;
  messages: (ChatMessage | ChatNotice)[];
}

/** Reads each message as a passage. Its place is the time since the first message. */
export function readChat({ by, messages }: Chat, options: ReadOptions): ReadSource {
  const reading = new Reading(options);
  const times = messages.flatMap((message) => ("noun" in message ? [] : readTime(message.time)));
  const isDayFirst = !times.some(({ parts: [first, second] }) => first <= 12 && second > 12);
  let start: number | null = null;
  for (const message of messages) {
    if ("noun" in message) {
      reading.leave(message.noun, message.text, message.several);
      continue;
    }
    const [time] = readTime(message.time);
    const seconds = time ? countSeconds(time, isDayFirst) : null;
    start ??= seconds;
    const since = seconds === null || start === null ? null : Math.max(0, seconds - start);
    const { speaker } = message;
    reading.add({
      kind: "cue",
      text: message.lines.join(" "),
      place: since === null ? {} : { seconds: Math.min(since, sourceLimits.seconds) },
      ...(speaker !== "" && { speaker }),
    });
  }
  return reading.finish({ kind: "subtitles", by, language: options.language });
}

/** A time as typed: the parts of its date, and seconds since midnight. */
interface TypedTime {
  parts: [first: number, second: number, third: number];
  seconds: number;
}

const clock =
  /(?<!\p{Nd})(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s?([ap])\.?\s?m\b\.?)?(?!\p{Nd})/iu;
const date = /(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})/;

function readTime(typed: string): TypedTime[] {
  const [whole = "", ...numbers] = date.exec(typed) ?? [];
  const [first = 0, second = 0, third = 0] = numbers.map(Number);
  const found = clock.exec(typed.replace(whole, " "));
  if (!found) return [];
  const [, hours = "0", minutes = "0", seconds = "0", half = ""] = found;
  const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return [
    {
      parts: [first, second, third],
      seconds: hour * 3600 + Number(minutes) * 60 + Number(seconds),
    },
  ];
}

/** Seconds since the year 2000, for differences. */
function countSeconds({ parts, seconds }: TypedTime, isDayFirst: boolean): number {
  const [first, second, third] = parts;
  if (first === 0) return seconds;
  const isYearFirst = first > 31;
  const year = isYearFirst ? first : third;
  const month = isYearFirst ? second : isDayFirst ? second : first;
  const day = isYearFirst ? third : isDayFirst ? first : second;
  const fullYear = year < 100 ? 2000 + year : year;
  return Date.UTC(fullYear, month - 1, day) / 1000 + seconds;
}
