import { isDateLabel, isTimeLabel } from "../../numbers/dates/time-scale.ts";
import { parseLabelLine, splitTime, type LabelLine } from "./label-line.ts";
import { listEntries, partWords, type RowBlock, type RowLines } from "./row-lines.ts";
import { isHours } from "./read-table.ts";

/** Matches a year with words after it, e.g. `2019 first shop`. */
const yearStart = /^((?:19|20)\p{Nd}{2}(?:[–-]\p{Nd}{2,4})?)\s+(?=\p{L})/u;

/** Reads lines that begin with a time, date, year, day or `Week 1`. */
export function readTimeline({ lines, isLit, ref, wanted }: RowLines): RowBlock | null {
  const split =
    wanted === "timeline"
      ? (line: string) => splitMoment(line) ?? parseLabelLine(line)
      : splitMoment;
  const moments = lines.flatMap((line) => split(line) ?? []);
  if (moments.length < lines.length || moments.length < 2) return null;
  const hours = moments.filter(({ value }) => isHours(value)).length;
  if (wanted !== "timeline" && hours * 2 > moments.length) return null;
  return {
    kind: "timeline",
    moments: moments.map(({ label, value }, index) => ({
      time: partWords(label, ref),
      text: partWords(value, ref),
      isLit: isLit[index] === true,
    })),
    entries: listEntries(lines, ref),
  };
}

/** Matches a date with full stops and the words after it: `10. Januar: Umsatzsteuer`, `12.05. Fest`. */
const dated =
  /^(?<label>\p{Nd}{1,2}\.[^:：–—]{0,24}?)\s?(?:[:：]\s+|\s?[–—-]\s|(?<=\.)\s(?=\p{L}))(?<value>\S.*)$/u;

function splitMoment(line: string): LabelLine | null {
  if (line.length > 160) return null;
  const { label: date = "", value: event = "" } = dated.exec(line)?.groups ?? {};
  if (isDateLabel(date)) return { label: date, value: event };
  const time = splitTime(line);
  if (time) return { label: time.label, value: time.value.replace(/^[:：–—-]\s*/, "") };
  const labelled = parseLabelLine(line);
  const label = labelled?.label ?? "";
  if (labelled && (isTimeLabel(label) || isDateLabel(label))) return labelled;
  const year = yearStart.exec(line);
  if (!year || /[.!?。]$/.test(line)) return null;
  return { label: year[1] ?? "", value: line.slice(year[0].length) };
}
