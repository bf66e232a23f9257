import type { ReadSource } from "../source.ts";
import { toSeconds } from "./captions/caption-format.ts";
import { addPlain } from "./plain.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";
import { addTurns, findLabel, type SpeakerTurn } from "./turns.ts";

const clock = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,]\d{1,3})?`;
/** Matches a time at the start of a line, e.g. of `00:12 Welcome` or `[1:02:03]`. */
const timed = new RegExp(
  String.raw`^\s*[[(]?${clock}(?:\s*-->?\s*[\d:.,]{4,12})?[\])]?\s*(?:[-–—]\s+)?(?=\P{N}|$)`,
  "u",
);
/** Matches a line with only a name and a time, e.g. `Nadia Brandt 00:12` or `Speaker 1 (1:02:03)`. */
const nameAndTime = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?:\s+[\p{Lu}\d][\p{L}\p{M}\p{N}.'’-]*){0,2})(?:\s*:?\s*[[(]|\s*:\s*|\s+)${clock}[\])]?\s*$`,
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
    .filter((line, index, all) => !saysTime(line, all[index - 1] ?? ""))
    .slice(0, 200);
  const isTimed = (line: string) => timed.test(line) || nameAndTime.test(line);
  const times = isChapterList(lines, isTimed) ? 0 : lines.filter(isTimed).length;
  if (times >= 3 && times >= lines.length * markedShare) return true;
  const names = new Map<string, number>();
  for (const line of lines) {
    const name = findLabel(line)?.name;
    if (name) names.set(name, (names.get(name) ?? 0) + 1);
  }
  const counts = [...names.values()].filter((count) => count > 1);
  // A text that is named a transcript may be too short for labels that recur.
  const isNamed = lines.some((line) => frame.test(line.trim()));
  const labelled = (isNamed ? [...names.values()] : counts).reduce((sum, count) => sum + count, 0);
  return counts.length > (isNamed ? 0 : 1) && labelled >= lines.length * markedShare;
}

/** Whether times are only in one run of short lines, above more text without times, as in notes on an episode. */
function isChapterList(lines: readonly string[], isTimed: (line: string) => boolean): boolean {
  const start = lines.findIndex(isTimed);
  const run = lines.slice(start).findIndex((line) => !isTimed(line));
  if (start < 1 || run < 3) return false;
  const below = lines.slice(start + run);
  const lengthOf = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0);
  return !below.some(isTimed) && lengthOf(below) > lengthOf(lines.slice(start, start + run));
}

/** Reads a pasted transcript: times, speakers and their words. */
export function readTranscript(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const lines = text.split(/\r\n|[\r\n]/);
  const start = lines.findIndex(
    (line) => timed.test(line) || nameAndTime.test(line) || findLabel(line) !== null,
  );
  const head = takeFrames(lines.slice(0, Math.max(0, start)), reading);
  addPlain(head.join("\n"), reading);
  const spoken = takeFrames(lines.slice(Math.max(0, start)), reading);
  addTurns(listTurns(spoken), reading, language);
  return reading.finish({ kind: "subtitles", by: "transcript", language });
}

/** At least this fraction of the times have one line of words below them, so a second line is a chapter's name. */
const singleShare = 0.6;
const maxChapter = 100;

/** Returns the indexes of chapters' names, which YouTube has above the time of a chapter's first words. */
function findChapters(lines: readonly string[]): ReadonlySet<number> {
  const times = lines.flatMap((line, index) => (isTimeOnly(line) ? [index] : []));
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0) - 1);
  const isSingle = gaps.filter((gap) => gap === 1).length >= gaps.length * singleShare;
  if (times.length < 3 || !isSingle) return new Set();
  const before = times.slice(1).filter((_, index) => gaps[index] === 2);
  return new Set(before.map((at) => at - 1).filter((at) => isChapter(lines[at] ?? "")));
}

const isTimeOnly = (line: string) => {
  const found = timed.exec(line)?.[0];
  return found !== undefined && line.slice(found.length).trim() === "";
};

const isChapter = (line: string) =>
  line.length <= maxChapter &&
  /^[\p{Lu}\p{Lo}\d]/u.test(line.trim()) &&
  !/[.,;]$/.test(line.trim());

function listTurns(typed: readonly string[]): SpeakerTurn[] {
  const turns: SpeakerTurn[] = [];
  const lines = typed.filter(
    (line, index) => line.trim() !== "" && !saysTime(line, typed[index - 1] ?? ""),
  );
  const chapters = findChapters(lines);
  let place: Pick<SpeakerTurn, "seconds" | "speaker"> = {};
  for (const [index, line] of lines.entries()) {
    if (chapters.has(index)) {
      turns.push({ text: line.trim(), isHeading: true });
      continue;
    }
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
    const text = line
      .slice(time?.[0].length ?? 0)
      .replaceAll(/<\d{1,2}:\d{2}(?:\.\d{1,3})?>/g, "")
      .trim();
    if (text !== "") turns.push({ ...place, text });
  }
  return turns;
}

/** Whether a line says in words the time of the line above, as in \`1:02\` and \`1 minute, 2 seconds\`. */
function saysTime(line: string, above: string): boolean {
  if (!/^\d{1,2}\s?\p{L}+(?:[,\s、]+(?:\p{L}{1,3}\s)?\d{1,2}\s?\p{L}+){0,2}\s*$/u.test(line.trim()))
    return false;
  const [, hours = "0", minutes = "0", seconds = "0"] =
    /^\s*(?:(\d+):)?(\d+):(\d\d)\s*$/.exec(above) ?? [];
  const typed = [hours, minutes, seconds].map(Number).filter((part) => part > 0);
  const said = (line.match(/\d+/g) ?? []).map(Number).filter((part) => part > 0);
  return above.includes(":") && said.join() === typed.join();
}

/** Matches lines that programs write around transcripts. */
const frame =
  /^(?:transcripts?|transkript|transcription|transcripción|transcrição|trascrizione|文字起こし|search (?:in video|transcript)|im video suchen|(?:show|hide|toggle|follow along using the) (?:the )?transcript\.?(?: timestamps)?|sync to video time|\p{Lu}\p{L}+(?: \([^()]{2,30}\))? \((?:auto-generated|automatisch (?:erzeugt|generiert)|générés? automatiquement|generados? automáticamente|gerad[oa]s? automaticamente|generat[oi] automaticamente|自動生成)\)|transcribed by https?:\S+|\[(?:ti|ar|al|au|by|offset|length|re|ve|la|tool):[^\]\n]{0,200}\]|(?:this )?(?:editable )?transcript was (?:computer|automatically) generated[^\n]{0,160}|meeting ended after [\d:]+.{0,4}|recording (?:started|stopped)\.?|.{1,60} (?:started|stopped) transcription)$/iu;
/** The list of those who were present, in Google Meet's transcripts: a line of its own, then their names. */
const attendees =
  /^(?:attendees|teilnehmende|teilnehmer|participants|asistentes|participantes|partecipanti)$/iu;

function takeFrames(lines: readonly string[], reading: Reading): string[] {
  return lines.filter((line, index) => {
    const isNames = attendees.test(line.trim()) || attendees.test(lines[index - 1]?.trim() ?? "");
    if (line.trim() === "" || (!frame.test(line.trim()) && !isNames)) return true;
    reading.leave("line added by the program", line, "lines added by the program");
    return false;
  });
}
