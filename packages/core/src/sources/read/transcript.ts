import type { ReadSource } from "../source.ts";
import { addPlain } from "./plain.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";
import { addTurns, findLabel, type SpeakerTurn } from "./turns.ts";

const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,]\d{1,3})?`;
/** Matches a time at the start of a line, e.g. of `00:12 Welcome` or `[1:02:03]`. */
const timed = new RegExp(String.raw`^\s*[[(]?${clock}[\])]?\s*(?:[-–—]\s+)?(?=\P{N}|$)`, "u");
/** Matches a line with only a name and a time, e.g. `Nadia Brandt 00:12` or `Speaker 1 (1:02:03)`. */
const nameAndTime = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?:\s+[\p{Lu}\d][\p{L}\p{M}\p{N}.'’-]*){0,2})\s*:?\s*[[(]?${clock}[\])]?\s*$`,
  "u",
);
/** A text is a transcript if more than this fraction of its lines have a speaker or a time. */
const markedShare = 0.3;

/** Whether a text is a transcript: lines with times, or at least two speakers with labels. */
export function isTranscript(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 200);
  const times = lines.filter((line) => timed.test(line) || nameAndTime.test(line)).length;
  if (times >= 3 && times >= lines.length * markedShare) return true;
  const names = new Map<string, number>();
  for (const line of lines) {
    const name = findLabel(line)?.name;
    if (name) names.set(name, (names.get(name) ?? 0) + 1);
  }
  const counts = [...names.values()].filter((count) => count > 1);
  const labelled = counts.reduce((sum, count) => sum + count, 0);
  return counts.length > 1 && labelled >= lines.length * markedShare;
}

/** Reads a pasted transcript: times, speakers and their words. */
export function readTranscript(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const lines = text.split(/\r\n|[\r\n]/);
  const start = lines.findIndex(
    (line) => timed.test(line) || nameAndTime.test(line) || findLabel(line) !== null,
  );
  addPlain(lines.slice(0, Math.max(0, start)).join("\n"), reading);
  addTurns(listTurns(lines.slice(Math.max(0, start))), reading, language);
  return reading.finish({ kind: "subtitles", by: "transcript", language });
}

function listTurns(lines: readonly string[]): SpeakerTurn[] {
  const turns: SpeakerTurn[] = [];
  let place: Pick<SpeakerTurn, "seconds" | "speaker"> = {};
  for (const line of lines) {
    const named = nameAndTime.exec(line);
    if (named) {
      const [, speaker = "", hours, minutes, seconds] = named;
      place = { speaker, seconds: toSeconds(hours, minutes, seconds) };
      continue;
    }
    const time = timed.exec(line);
    if (time) {
      const [, hours, minutes, seconds] = time;
      place = { ...place, seconds: toSeconds(hours, minutes, seconds) };
    }
    const text = line.slice(time?.[0].length ?? 0).trim();
    if (text !== "") turns.push({ ...place, text });
  }
  return turns;
}

const toSeconds = (hours = "0", minutes = "0", seconds = "0") =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
