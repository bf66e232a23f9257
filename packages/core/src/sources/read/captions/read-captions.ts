import { decodeEntities } from "../../../text/entities.ts";
import type { ReadSource } from "../../source.ts";
import type { ReadOptions } from "../read-options.ts";
import { Reading } from "../reading.ts";
import { addTurns, type SpeakerTurn } from "../turns.ts";
import type { CaptionFormat, Cue } from "./caption-format.ts";
import { microDvd } from "./micro-dvd.ts";
import { sbv } from "./sbv.ts";
import { subStation } from "./sub-station.ts";
import { timedText } from "./timed-text.ts";
import { webVtt } from "./web-vtt.ts";

const formats: readonly CaptionFormat[] = [webVtt, sbv, subStation, timedText, microDvd];
/** Formats are recognized from this many UTF-16 units at a text's start. */
const startUnits = 4000;

const voice = /^<v(?:\.[\w.-]+)?\s+([^<>\n]{1,80})>/i;
const tag = /<\/?(?:[a-z][^<>\n]{0,200}|[\d:.]{5,15})?>|\{\\[^{}\n]{1,60}\}/gi;

/** Returns the format of captions, by the name of their file or their start. Null for other texts. */
export function findCaptionFormat(text: string, fileName: string): CaptionFormat | null {
  const start = text.slice(0, startUnits);
  return (
    formats.find(({ recognizes }) => recognizes(start)) ??
    formats.find((format) => format === webVtt && format.fileName.test(fileName)) ??
    null
  );
}

/** Reads captions with times and speakers. If a cue repeats lines of the cue before, they are left out. */
export function readCaptions(
  format: CaptionFormat,
  text: string,
  options: ReadOptions,
): ReadSource {
  const described = format.describe?.(text) ?? {};
  const language = options.language ?? described.language;
  const reading = new Reading(options);
  const turns: SpeakerTurn[] = [];
  let shown: string[] = [];
  for (const cue of liftNames([...format.list(text, reading)])) {
    const spoken = listTurns(cue);
    const lines = spoken.map(({ text }) => text);
    let isOpen = false;
    for (const turn of spoken) {
      if (shown.includes(turn.text)) reading.leave("repeated line");
      else addTurn(turns, turn, isOpen);
      isOpen ||= !shown.includes(turn.text);
    }
    if (lines.length > 0) shown = lines;
  }
  addTurns(turns, reading, language);
  return reading.finish({ kind: "subtitles", by: "subtitles", title: described.title, language });
}

/** A line with nothing but a name, as Teams writes above a cue's words. */
const nameLine = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{Lu}(][\p{L}\p{M}.'’()-]*){0,3}$/u;
/** At least this fraction of the cues begin with such a line. */
const namedShare = 0.8;

/** Makes the first lines of cues their speakers if nearly all cues begin with a name, and names recur. */
function liftNames(cues: Cue[]): Cue[] {
  const named = cues.filter(({ lines: [first = "", second] }) => second && nameLine.test(first));
  const names = new Set(named.map(({ lines: [first] }) => first));
  if (named.length < cues.length * namedShare || names.size * 2 > named.length + 1) return cues;
  return cues.map((cue) => {
    const [first = "", ...lines] = cue.lines;
    return names.has(first) ? { ...cue, speaker: first, lines } : cue;
  });
}

/** Lists a cue's lines, without tags. */
function listTurns(cue: Cue): SpeakerTurn[] {
  return cue.lines.flatMap((line): SpeakerTurn[] => {
    const speaker = cue.speaker ?? voice.exec(line)?.[1]?.trim();
    const text = decodeEntities(line.replaceAll(tag, "")).trim();
    if (text === "") return [];
    const seconds = cue.seconds === null ? {} : { seconds: cue.seconds };
    return [{ text, ...seconds, ...(speaker && { speaker }) }];
  });
}

/** Adds a line. Lines of one cue and speaker are one turn; `isOpen` says whether the cue has a line already. */
function addTurn(turns: SpeakerTurn[], turn: SpeakerTurn, isOpen: boolean): void {
  const open = turns.at(-1);
  const isDash = /^(?:[-–]\s|>>)/.test(turn.text);
  const goesOn = turn.speaker === undefined || turn.speaker === open?.speaker;
  if (open && isOpen && !isDash && goesOn) open.text += ` ${turn.text}`;
  else turns.push({ ...turn, text: turn.text.replace(/^[-–]\s+(?=\S)/, "") });
}
