import type { NumberLanguage } from "../number-language.ts";
import { getLexicon } from "../words/number-words.ts";
import type { ClockMention } from "./clock-mention.ts";
import { toMinutes } from "./day-half.ts";

/** Forms of times in words, with the minutes to add to the hour `{h}`. */
interface SpokenForms {
  times: readonly (readonly [form: string, minutes: number])[];
  /** Forms that may also be durations: `cinq heures et demie`. */
  orDurations?: readonly (readonly [form: string, minutes: number])[];
  /** Forms with minutes `{m}` after or before the hour: `twenty to eleven`. */
  after?: readonly string[];
  before?: readonly string[];
  /** Words for 12:00 and 0:00. */
  noon?: string;
  midnight?: string;
  /** What may follow the hour directly. */
  suffix?: string;
}

const languages: Readonly<Partial<Record<NumberLanguage, SpokenForms>>> = {
  en: {
    times: [
      ["half[ -]past {h}", 30],
      ["(?:a )?quarter (?:past|after) {h}", 15],
      ["(?:a )?quarter (?:to|before) {h}", -15],
      ["{h} o['’]clock", 0],
    ],
    after: ["(?<=(?:at|until|till|by|before|after|from) )(?:about )?{m}(?: minutes)? past {h}"],
    before: ["(?<=(?:at|until|till|by|before|after|from) )(?:about )?{m}(?: minutes)? to {h}"],
    noon: "noon|midday",
    midnight: "midnight",
  },
  de: {
    times: [
      ["halb {h}(?: Uhr)?", -30],
      ["viertel nach {h}", 15],
      ["viertel vor {h}", -15],
      ["dreiviertel {h}", -15],
      ["{h} Uhr", 0],
    ],
    after: ["(?<=(?:um|ab|bis|gegen|vor|nach|von) ){m} nach {h}"],
    before: ["(?<=(?:um|ab|bis|gegen|vor|nach|von) ){m} vor {h}"],
    midnight: "mitternacht",
  },
  fr: {
    times: [["{h} heures? moins le quart", -15]],
    after: ["(?<=(?:à|dès|vers|jusqu['’]à|de) ){h} heures? {m}"],
    before: ["{h} heures? moins {m}"],
    orDurations: [
      ["{h} heures? et demie", 30],
      ["{h} heures? et quart", 15],
    ],
    noon: "(?<=(?:à|avant|après|jusqu['’]à|de) )midi",
    midnight: "(?<=(?:à|avant|après|jusqu['’]à|de) )minuit",
  },
  es: {
    times: [
      ["(?<=(?:la|las) ){h} y media", 30],
      ["(?<=(?:la|las) ){h} y cuarto", 15],
      ["(?<=(?:la|las) ){h} menos cuarto", -15],
      ["(?<= a ){h} y media", 30],
      ["(?<= a ){h} y cuarto", 15],
      ["(?<=(?:desde|a|hasta) (?:la|las) ){h}(?! \\p{L}*[bcdfghjklmnñpqrstvwxyz])", 0],
    ],
    after: ["(?<=(?:la|las) ){h} y {m}"],
    before: ["(?<=(?:la|las) ){h} menos {m}"],
    noon: "mediodía",
    midnight: "medianoche",
  },
  pt: {
    times: [
      ["(?<=(?:à|às|as|das) ){h} e meia", 30],
      ["(?<=(?:à|às|as|das) ){h} e (?:um )?quarto", 15],
      ["(?<=(?:à|às|as|das) ){h} menos um quarto", -15],
      ["um quarto para as {h}", -15],
    ],
    after: ["(?<=(?:à|às|as|das) ){h} e {m}"],
    noon: "meio-dia",
    midnight: "meia-noite",
  },
  it: {
    times: [
      ["(?<=(?:alle|dalle|le|ore) |all['’]|l['’]){h} e mezz[ao]", 30],
      ["(?<=(?:alle|dalle|le|ore) |all['’]|l['’]){h} e un quarto", 15],
      ["(?<=(?:alle|dalle|le|ore) |all['’]|l['’]){h} e tre quarti", 45],
      ["(?<=(?:alle|dalle|le|ore) |all['’]|l['’]){h} meno un quarto", -15],
    ],
    after: ["(?<=(?:alle|dalle|le|ore) ){h} e {m}"],
    before: ["(?<=(?:alle|dalle|le|ore) ){h} meno {m}"],
    noon: "mezzogiorno",
    midnight: "mezzanotte",
  },
  nl: {
    times: [
      ["half {h}", -30],
      ["kwart over {h}", 15],
      ["kwart voor {h}", -15],
    ],
    orDurations: [["{h} uur", 0]],
    midnight: "middernacht",
  },
  ca: {
    times: [
      ["dos quarts d(?:e |['’]){h}", -30],
      ["un quart d(?:e |['’]){h}", -45],
      ["tres quarts d(?:e |['’]){h}", -15],
      ["(?<=(?:a|de) les ){h} i mitja", 30],
      ["(?<=a les ){h}(?= (?:del|de la) (?:matí|tarda|vespre|nit|matinada))", 0],
    ],
    noon: "migdia",
    midnight: "mitjanit",
  },
  hu: {
    times: [
      ["fél {h}", -30],
      ["negyed {h}", -45],
      ["háromnegyed {h}", -15],
      ["{h} óra(?:kor|tól|ig)", 0],
    ],
    midnight: "éjfél(?:kor|ig|től)?",
    suffix: "(?:kor|től|tól|ig|re|ra)?",
  },
};

interface Reader {
  pattern: RegExp;
  /** Minutes to add to the hour, or the sign of the minutes that the text names. */
  minutes: number;
  isTyped?: true;
  isDuration: boolean;
}

const readers = new Map<NumberLanguage, readonly Reader[]>();
const halfDay = 720;
/** UTF-16 units around a time that may name the half of the day, e.g. `in the morning`. */
const maxAround = 20;

/** Lists a language's words for numbers up to `most`. */
function listWords(language: NumberLanguage, most: number): ReadonlyMap<string, number> {
  if (language === "ja" || language === "zh") return new Map();
  return new Map(
    [...getLexicon(language).values].filter(([, value]) => value <= most && value >= 1),
  );
}

const patternOf = (words: ReadonlyMap<string, number>) =>
  [...words.keys()].toSorted((one, other) => other.length - one.length).join("|");

function getReaders(language: NumberLanguage): readonly Reader[] {
  const known = readers.get(language);
  if (known) return known;
  const own = languages[language];
  const hour = String.raw`(?<hour>1[0-2]|0?[1-9]|${patternOf(listWords(language, 24))})${own?.suffix ?? ""}`;
  const minute = String.raw`(?<minute>[1-5]?\d|${patternOf(listWords(language, 30))})`;
  const build = (form: string) =>
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${form.replace("{h}", hour).replace("{m}", minute)})(?![\p{L}\d:]|[.,]\d)`,
      "giu",
    );
  const built = [
    ...(own?.times ?? []).map(([form, minutes]) => ({
      pattern: build(form),
      minutes,
      isDuration: false,
    })),
    ...(own?.orDurations ?? []).map(([form, minutes]) => ({
      pattern: build(form),
      minutes,
      isDuration: true,
    })),
    ...(["after", "before"] as const).flatMap((side) =>
      (own?.[side] ?? []).map((form) => ({
        pattern: build(form),
        minutes: side === "after" ? 1 : -1,
        isTyped: true as const,
        isDuration: false,
      })),
    ),
    ...(own?.noon ? [{ pattern: build(own.noon), minutes: halfDay, isDuration: false }] : []),
    ...(own?.midnight ? [{ pattern: build(own.midnight), minutes: 0, isDuration: false }] : []),
  ];
  readers.set(language, built);
  return built;
}

/** Lists times of day in words: `half past ten`, `halb sieben`, `las once y cuarto`, `dos quarts de set`, `noon`. */
export function readSpokenClock(text: string, language: NumberLanguage): ClockMention[] {
  const words = listWords(language, 30);
  const found: ClockMention[] = [];
  for (const { pattern, minutes, isTyped, isDuration } of getReaders(language)) {
    for (const { 0: raw, index: start, groups } of text.matchAll(pattern)) {
      const end = start + raw.length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const typed = groups?.["hour"]?.toLowerCase();
      if (typed === undefined) {
        found.push({ start, end, raw, minutes: [minutes], isImplicit: true });
        continue;
      }
      const hour = words.get(typed) ?? Number(typed);
      const named = groups?.["minute"]?.toLowerCase() ?? "";
      const added = isTyped ? minutes * (words.get(named) ?? Number(named)) : minutes;
      const at = (hour * 60 + added + 2 * halfDay) % (2 * halfDay);
      const around = text.slice(Math.max(0, start - maxAround), end + maxAround);
      found.push({
        start,
        end,
        raw,
        minutes: toMinutes(at, around, ""),
        ...(isDuration && { seconds: 60 * (hour * 60 + minutes) }),
      });
    }
  }
  return found;
}
