import { toLatinDigits } from "../../text/latin-digits.ts";

/** The word "step" in various languages, as typed before a number, e.g. `Step 1:`. */
const stepWords =
  "step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|adım|шаг|крок|الخطوة|خطوة|ステップ|手順|bước|langkah";

/** The number at the start of a line, as typed. */
export interface NumberMark {
  /** The typed prefix with the space after it, e.g. `Step 1: `. */
  mark: string;
  number: number;
  /** The letter to draw instead of the number, e.g. `a` for `a)`. */
  letter?: string;
}

/** `1.` and `1)`; at most three digits, so a line that starts with a year is not a list item. */
const plain = /^\s*(?<digits>\p{Nd}{1,3})[.)]\s+/u;

const forms: readonly RegExp[] = [
  plain,
  /^\s*[(（](?<digits>\p{Nd}{1,3})[)）]\s*/u,
  /^\s*(?<digits>\p{Nd}{1,3})(?:[．）、]\s*|\/\s+)/u,
  /^\s*(?<digits>\p{Nd}\uFE0F?\u20E3|🔟|[\u2460-\u249B\u24EB-\u24FE\u2776-\u2793])\s*/u,
  new RegExp(
    String.raw`^\s*(?:${stepWords}) {0,2}(?<digits>\p{Nd}{1,3})(?:\s?[:.)]\s+|\s?[：．）、]\s*|\s[–—-]\s+)`,
    "iu",
  ),
  /^\s*第(?<digits>\p{Nd}{1,2})[步歩]\s?[：:、]\s*/u,
  /^\s*\(?(?<digits>[a-h])\)\s+/iu,
];

/**
 * Match ambiguous list numbers, e.g. `1 – Wash`, `1)Wash`, `#1 Wash`, `01 Wash`, `Step 1 wash` or `A. Wash`. They count
 * only if several lines are numbered 1, 2, 3… in order.
 */
const loose: readonly RegExp[] = [
  /^\s*(?<digits>\p{Nd}{1,2})(?:\s?[-–—:]\s+|[.)](?=\p{L}))(?=\S)/u,
  /^\s*(?<digits>0\p{Nd})\s+(?:\|\s+)?(?=\S)/u,
  /^\s*#(?<digits>\p{Nd}{1,2})[.:]?\s+(?=\S)/u,
  new RegExp(String.raw`^\s*(?:${stepWords}) {0,2}(?<digits>\p{Nd}{1,2})\s+(?=\S)`, "iu"),
  /^\s*(?<digits>[A-H])\.\s+(?=\S)/u,
];

/** Parses an unambiguous number mark at the start of a line, e.g. `1.`; null if there is none. */
export const readNumberMark = (line: string) => findMark(forms, line);

/**
 * Parses an ambiguous list number such as `1 –` at the start of a line. The caller must check that several lines are
 * numbered in order.
 */
export const readLooseNumber = (line: string) => findMark(loose, line);

function findMark(patterns: readonly RegExp[], line: string): NumberMark | null {
  for (const form of patterns) {
    const found = form.exec(line);
    const digits = found?.groups?.["digits"];
    if (!found || digits === undefined) continue;
    const mark = found[0];
    return /^[a-h]$/i.test(digits)
      ? { mark, number: digits.toLowerCase().charCodeAt(0) - 96, letter: digits }
      : { mark, number: toNumber(digits) };
  }
  return null;
}

/** Whether Markdown would read the mark as a list number, e.g. `1. ` but not `Step 1: `. */
export const isPlainNumber = (mark: string) => /^\s*\d{1,3}[.)]\s+$/.test(mark);

/** Numbers in circles and brackets: first and last character of each run, and the first one's number. */
const runs: readonly (readonly [first: number, last: number, number: number])[] = [
  [0x2460, 0x2473, 1],
  [0x2474, 0x2487, 1],
  [0x2488, 0x249b, 1],
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
];

function toNumber(digits: string): number {
  if (digits === "🔟") return 10;
  const code = digits.codePointAt(0) ?? 0;
  const run = runs.find(([first, last]) => code >= first && code <= last);
  if (run) return code - run[0] + run[2];
  return Number(toLatinDigits(digits.replaceAll(/[^\p{Nd}]/gu, "")));
}
