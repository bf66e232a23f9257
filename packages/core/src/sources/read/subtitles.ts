import { decodeEntities } from "../../import/html-text.ts";
import type { ReadSource } from "../source.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";
import { addTurns, type SpeakerTurn } from "./turns.ts";

/** Matches a cue's times. Hours are optional; before milliseconds, SRT has a comma and VTT a full stop. */
const timing =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}/;
const voice = /^<v(?:\.[\w.-]+)?\s+([^<>\n]{1,80})>/i;
const tag = /<\/?(?:[a-z][^<>\n]{0,200}|[\d:.]{5,15})?>|\{\\[^{}\n]{1,60}\}/gi;
const settingBlock = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Whether a text is SRT or WebVTT. */
export function isSubtitles(text: string): boolean {
  return (
    /^\uFEFF?WEBVTT(?:\s|$)/.test(text) ||
    /^(?:\d+[ \t]*\n)?[ \t]*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}[ \t]*-->/.test(
      text.slice(0, 1000).trimStart(),
    )
  );
}

/** Reads SRT and WebVTT cues with times and speakers. If a cue repeats lines of the cue before, they are left out. */
export function readSubtitles(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const turns: SpeakerTurn[] = [];
  let shown: string[] = [];
  for (const { seconds, lines } of listCues(text, reading)) {
    const fresh = lines.filter((line) => !shown.includes(line));
    for (let count = fresh.length; count < lines.length; count += 1) reading.leave("repeated line");
    if (lines.length > 0) shown = lines;
    for (const turn of splitVoices(fresh, seconds)) turns.push(turn);
  }
  addTurns(turns, reading, language);
  const named = /^\uFEFF?WEBVTT[ \t]+(?:-\s*)?([^\n]+)/.exec(text)?.[1];
  return reading.finish({ kind: "subtitles", by: "subtitles", title: named, language });
}

interface Cue {
  seconds: number;
  lines: string[];
}

function* listCues(text: string, reading: Reading): Generator<Cue, void> {
  let open: Cue | null = null;
  let isSetting = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, hours = "0", minutes = "0", whole = "0", part = "0"] = timing.exec(line) ?? [];
    if (timing.test(line)) {
      if (open) yield open;
      const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(`${whole}.${part}`);
      open = { seconds, lines: [] };
      isSetting = false;
    } else if (line.trim() === "") {
      if (open) yield open;
      open = null;
      isSetting = false;
    } else if (open) open.lines.push(line.trim());
    else if (settingBlock.test(line)) {
      reading.leave("setting", line);
      isSetting = true;
    } else if (!isSetting && !/^\s*\d+\s*$|^\uFEFF?WEBVTT/.test(line)) {
      // The line is a cue's name in WebVTT. SRT has only numbers.
      reading.leave("subtitle name", line);
    }
  }
  if (open) yield open;
}

/** Joins consecutive lines of the same speaker in a cue into one turn. */
function splitVoices(lines: readonly string[], seconds: number): SpeakerTurn[] {
  const turns: SpeakerTurn[] = [];
  for (const line of lines) {
    const speaker = voice.exec(line)?.[1]?.trim();
    const text = decodeEntities(line.replaceAll(tag, "")).trim();
    if (text === "") continue;
    const open = turns.at(-1);
    const isDash = /^[-–]\s/.test(text);
    if (open && !isDash && (speaker === undefined || speaker === open.speaker)) {
      open.text += ` ${text}`;
    } else turns.push({ text, seconds, ...(speaker && { speaker }) });
  }
  return turns;
}
