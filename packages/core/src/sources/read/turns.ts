import { hanAndKana } from "../../text/scripts.ts";
import { guessLanguage } from "../../text/index.ts";
import { joinLines } from "./join-lines.ts";
import type { Reading } from "./reading.ts";

/** Words that one person said without interruption. */
export interface SpeakerTurn {
  text: string;
  /** Time from the start of the recording. */
  seconds?: number;
  speaker?: string;
  /** Whether the words are a chapter's name. */
  isHeading?: true;
}

/** Hesitations to leave out, as patterns by language, because the same letters may be a word in another language. */
const fillers: Readonly<Record<string, string>> = {
  en: "um+|uh+|erm|uhm|hmm+",
  de: "ähm*|öhm*|hmm+",
  fr: "euh+|heu+|hmm+",
  es: "ehm?|eeh+|hmm+",
  pt: "hum+|hã|ehm?",
  it: "ehm+|mmh+",
  nl: "eh+m?|uhm*",
  ja: "えーっと|えーと|えっと|あのー",
};

/** Matches asides in English, with the commas around them. */
const aside = /,\s(?:you know|I mean),(?=\s)/giu;

/** Matches descriptions of sounds and lines of songs: `[Music]`, `(Gelächter)`, `♪ …`. */
const sound =
  /\[[^\]\n]{1,60}\]|^\s{0,20}\([^)\n]{1,40}\)\s{0,20}$|^\s{0,20}[♪♫].*$|\((?:laughs?|laughter|laughing|applause|music|lacht|gelächter|applaus|musik|rires?|risas?|risate|applausi|笑|拍手)\)/giu;
const sentenceEnd = /[.!?…。！？]["'”’»」)]*$/u;
/** Maximum UTF-16 units of a passage that is joined from turns. */
const passageCharacters = 400;
/**
 * If a turn starts more than this many seconds after the turn before, it starts a new passage. The limit rises by 0.1 s
 * for each character that the passage already has.
 */
const pauseSeconds = 4;

/** Matches a speaker's name in Chinese or Japanese before a full-width colon. */
const wideLabel = new RegExp(String.raw`^([${hanAndKana}・]{1,10})：\s*(?=\S)`, "u");
const label =
  /^(?:>>\s*|[-–]\s*)?((?:\p{Lu}|\d)[\p{L}\p{M}\p{N}.'’-]*(?:\s+(?:\p{Lu}|\d)[\p{L}\p{M}\p{N}.'’-]*){0,2})\s*:\s+(?=\S)/u;

/** Finds a speaker's label of up to three capitalised words at a line's start, e.g. `Nadia Brandt: `. */
export function findLabel(line: string): { name: string; length: number } | null {
  const start = line.slice(0, 120);
  const found = label.exec(start) ?? wideLabel.exec(start);
  const name = found?.[1];
  return found && name && /\p{L}/u.test(name) ? { name, length: found[0].length } : null;
}

/**
 * Adds turns as passages. Finds the speakers, leaves out sounds and fillers, and joins turns that form one sentence.
 */
export function addTurns(turns: readonly SpeakerTurn[], reading: Reading, language?: string): void {
  const spoken = nameSpeakers(
    turns.map((turn) => ({ ...turn, text: dropSounds(turn.text, reading) })),
  );
  const sample = spoken
    .slice(0, 200)
    .map(({ text }) => text)
    .join(" ");
  const filler = buildFiller(
    language?.slice(0, 2).toLowerCase() || guessLanguage(sample, { minLetters: 60 }),
  );
  let open: (SpeakerTurn & { parts: string[]; length: number; last: number }) | null = null;
  const close = () => {
    if (!open) return;
    const { parts, seconds, speaker } = open;
    reading.add({
      kind: "cue",
      text: dropFillers(joinLines(parts), filler, reading),
      place: seconds === undefined ? {} : { seconds },
      ...(speaker !== undefined && { speaker }),
    });
    open = null;
  };
  for (const turn of spoken) {
    const { text } = turn;
    if (text === "") continue;
    if (turn.isHeading) {
      close();
      reading.add({ kind: "heading", text, level: 2 });
      continue;
    }
    if (open && !continues(open, turn)) close();
    open ??= { ...turn, parts: [], length: 0, last: 0 };
    open.parts.push(text);
    open.length += text.length;
    open.last = turn.seconds ?? 0;
  }
  close();
}

function continues(
  open: { parts: string[]; length: number; last: number; speaker?: string },
  { seconds = 0, speaker, text }: SpeakerTurn,
): boolean {
  return (
    speaker === open.speaker &&
    open.length + text.length <= passageCharacters &&
    seconds - open.last <= pauseSeconds + open.length / 10 &&
    !sentenceEnd.test(open.parts.at(-1) ?? "")
  );
}

/**
 * Sets each turn's speaker from labels that occur at least twice, or are certain. A turn without a label has the last
 * label's speaker; after a label that may be a speaker's, nobody's.
 */
function nameSpeakers(turns: readonly SpeakerTurn[]): SpeakerTurn[] {
  const counts = new Map<string, number>();
  for (const { text } of turns) {
    const name = findLabel(text)?.name;
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let speaker: string | undefined;
  return turns.map((turn) => {
    if (turn.isHeading) return turn;
    const found = findLabel(turn.text);
    if (turn.speaker !== undefined) {
      speaker = undefined;
      return turn;
    }
    const isChange = changed.test(turn.text);
    const isSpeaker =
      found && ((counts.get(found.name) ?? 0) > 1 || isChange || isSure(found.name, counts));
    if (isSpeaker) {
      speaker = found.name;
      return { ...turn, speaker, text: turn.text.slice(found.length) };
    }
    if (found || isChange) speaker = undefined;
    const text = turn.text.replace(changed, "");
    return speaker ? { ...turn, speaker, text } : { ...turn, text };
  });
}

/** In captions, \`>>\` is where another person begins to speak. */
const changed = /^>>+\s*/u;

/** Whether a label that occurs once is a speaker's: it has a number or two words, and others occur more often. */
const isSure = (name: string, counts: ReadonlyMap<string, number>) =>
  /\s\S/u.test(name) && [...counts].some(([other, count]) => count > 1 && /\s\S/u.test(other));

function buildFiller(language: string | null): RegExp | null {
  const words = Object.hasOwn(fillers, language ?? "") ? fillers[language ?? ""] : undefined;
  if (!words) return null;
  return language === "ja"
    ? new RegExp(`(?:${words})[、,]?`, "gu")
    : new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?:${words})(?![\p{L}\p{N}'’-])`, "giu");
}

const dropSounds = (typed: string, reading: Reading) =>
  fold(
    typed.replaceAll(sound, (found) => {
      reading.leave("sound", found.trim());
      return " ";
    }),
  );

/**
 * Removes fillers with the commas around them, and capitalizes the next word at a sentence's start. `typed` must have
 * all lines, because a filler's comma may be on the next line.
 */
function dropFillers(typed: string, filler: RegExp | null, reading: Reading): string {
  if (!filler) return typed;
  const heard = typed.replaceAll(aside, (found) => {
    reading.leave("filler", found.replaceAll(/^,\s|,$/g, ""));
    return "";
  });
  const said = heard.replaceAll(filler, (found) => {
    reading.leave("filler", found);
    return "\uFDD0";
  });
  if (said === heard) return heard;
  const raised = said.replaceAll(
    /(^|[.!?…]\s)((?:\uFDD0[\s,…-]*)+)(\p{Ll})/gu,
    (_, before: string, gone: string, letter: string) => before + gone + letter.toUpperCase(),
  );
  return fold(raised.replaceAll(fillerRun, joinAround)).replace(/^[,.…]\s*/, "");
}

/**
 * Matches fillers in a row, each already replaced by `\uFDD0`, with the commas around them and a mark that ends the
 * sentence.
 */
const fillerRun =
  /\s{0,20}([,、…–-]?)[\s,、…]{0,20}\uFDD0(?:[\s,、…]{0,20}\uFDD0)*\s{0,20}([,、…]?)\s{0,20}([.!?。！？…]?)/gu;

/** Returns the replacement of fillers in a row: the mark that ends the sentence, else the comma before the fillers. */
const joinAround = (_: string, before: string, _after: string, end: string) =>
  end === "" ? `${before} ` : `${end} `;

const fold = (text: string) => text.replaceAll(/\s+/g, " ").trim();
