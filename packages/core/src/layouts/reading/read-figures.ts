import { parseFigure } from "../../numbers/figure.ts";
import { parsePrice } from "../../numbers/price.ts";
import { startsWithDayPeriod, isDateUnit } from "../../numbers/dates/months.ts";
import { isTimeLabel } from "../../numbers/dates/time-scale.ts";
import { parseLabelLine } from "./label-line.ts";
import { listEntries, partWords, type RowBlock, type RowLines } from "./row-lines.ts";
import type { FigureLine } from "./slide-reading.ts";

const counts = { least: 2, most: 4 } as const;
/** Longest label and longest words after a number, UTF-16 code units. */
const most = { label: 40, note: 60 } as const;

interface TypedFigure {
  label: string;
  value: string;
  note: string;
  trend: FigureLine["trend"];
  unit: string;
  isLabelFirst: boolean;
}

/** Reads two to four lines with numbers of different kinds: `Revenue: $1.2M (+64 %)`, `12 people`. */
export function readFigures({ lines, isLit, ref, wanted }: RowLines): RowBlock | null {
  if (lines.length < counts.least || lines.length > counts.most) return null;
  const typed = lines.flatMap((line) => splitFigure(line) ?? []);
  if (typed.length < lines.length) return null;
  if (wanted !== "figures" && !areOfDifferentKinds(typed)) return null;
  return {
    kind: "figures",
    figures: typed.map(({ label, value, note, trend, isLabelFirst }, index): FigureLine => ({
      label: partWords(label, ref),
      value: partWords(value, ref),
      note: note === "" ? null : partWords(note, ref),
      isLabelFirst,
      trend,
      isLit: isLit[index] === true,
    })),
    entries: listEntries(lines, ref),
  };
}

function splitFigure(line: string): TypedFigure | null {
  if (line.length > most.label + most.note) return null;
  const labelled = parseLabelLine(line);
  const figure = parseFigure(labelled?.value ?? line);
  if (!figure || isTimeLabel(labelled?.label ?? "")) return null;
  const value = figure.text.trim();
  if (/^(?:19|20)\d\d$/.test(value) || /^\d{5,}$/.test(value)) return null;
  const rest = (labelled?.value ?? line).slice(figure.text.length);
  const words = rest.trim();
  if (/^[:–—-]?\p{Nd}/u.test(words) || startsWithDayPeriod(words)) return null;
  if (isDateUnit(/^\p{L}+/u.exec(words)?.[0] ?? "")) return null;
  if (labelled) {
    if (words.length > most.note) return null;
    const noun = /^[\p{L}²³/]{0,15}/u.exec(words)?.[0] ?? "";
    const { label } = labelled;
    return {
      label,
      value,
      note: trimNote(words),
      trend: findTrend(words),
      unit: figure.unit || noun,
      isLabelFirst: true,
    };
  }
  if (!/^\s\p{L}/u.test(rest)) return null;
  const cut = /[,;،、(]|\s[↑↓▲▼↗↘–—]/u.exec(words)?.index ?? words.length;
  const label = words.slice(0, cut).trim();
  if (label.length > most.label || /[.!?]$/.test(label)) return null;
  const after = words.slice(cut);
  return {
    label,
    value,
    note: trimNote(after),
    trend: findTrend(after),
    unit: figure.unit,
    isLabelFirst: false,
  };
}

/** Removes the comma, brackets or dash around a note. Arrows are drawn as the direction. */
function trimNote(typed: string): string {
  const note = typed.replace(/^[\s,;،、–—↑↓▲▼↗↘]+/u, "");
  const start = typed.indexOf("(");
  return start >= 0 && typed.endsWith(")") && typed.slice(0, start).trim() === ""
    ? typed.slice(start + 1, -1).trim()
    : note.trim();
}

/** Reads an arrow, a signed number, or `up from` and `down from` after a number. */
function findTrend(words: string): FigureLine["trend"] {
  if (/[↑▲↗]|^[\s,;،、(]*(?:\+\s?\p{Sc}?\p{Nd}|up )/iu.test(words)) return "up";
  return /[↓▼↘]|^[\s,;،、(]*(?:[-−–]\s?\p{Sc}?\p{Nd}|down )/iu.test(words) ? "down" : null;
}

/** Whether units differ, and at least one is money, a share or a multiplier. Otherwise, lines are e.g. ingredients. */
function areOfDifferentKinds(figures: readonly TypedFigure[]): boolean {
  const units = figures.map(({ value, unit }) => (parsePrice(value) ? "money" : unit));
  if (new Set(units).size < 2) return false;
  return figures.some(
    ({ value, unit, trend }) =>
      parsePrice(value) !== null || /^(?:[%٪％x×+]|[kKMB]\b)/u.test(unit) || trend !== null,
  );
}
