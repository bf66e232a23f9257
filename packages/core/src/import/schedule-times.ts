import type { NumberedRow } from "../tables/named-table.ts";
import { readCell, type ScheduleColumn, type ScheduleColumns } from "./schedule-columns.ts";
import { type DateOrder, findDateOrder, readCanonical, readCellTime } from "./schedule-time.ts";

/** A row's time; as typed if it can't be parsed. */
export interface RowTime {
  publishAt: string;
  isQueued: boolean;
  problems: string[];
}

const queueWord = /^(queue|next( free)?( slot)?)$/i;

/** Reads the times of a CSV's rows from one column, or from two for date and time of day. */
export class ScheduleTimes {
  readonly #whole: ScheduleColumn | undefined;
  readonly #date: ScheduleColumn | undefined;
  readonly #time: ScheduleColumn | undefined;
  readonly #order: DateOrder | null;

  constructor({ publishAt, date, time }: ScheduleColumns, rows: readonly NumberedRow[]) {
    this.#whole = publishAt;
    const isTimeAlone = publishAt !== undefined && publishAt.index === time?.index;
    this.#date = (isTimeAlone ? date : (publishAt ?? date)) ?? time;
    this.#time = time?.index === this.#date?.index ? undefined : time;
    this.#order = findDateOrder(rows.map(({ cells }) => readCell(cells, this.#date)));
  }

  /** The typed time, to compare rows. */
  readTyped(cells: readonly string[]): string {
    return [readCell(cells, this.#date), readCell(cells, this.#time)].join(" ").trim();
  }

  read(cells: readonly string[]): RowTime {
    const whole = readCanonical(readCell(cells, this.#whole));
    if (whole !== null) return { publishAt: whole, isQueued: false, problems: [] };
    const [date, time] = [readCell(cells, this.#date), readCell(cells, this.#time)];
    const typed = [date, time].filter((cell) => cell !== "");
    const isQueued = typed.some((cell) => queueWord.test(cell));
    if (isQueued || typed.length === 0) return { publishAt: "", isQueued, problems: [] };
    const result = readCellTime({ date, time }, this.#order);
    if (result.ok) return { publishAt: result.at, isQueued: false, problems: [] };
    const column =
      date === "" ? this.#time : result.isTime ? (this.#time ?? this.#date) : this.#date;
    const problems = [`Column “${column?.name ?? ""}”: ${result.problem}`];
    return { publishAt: typed.join(" "), isQueued: false, problems };
  }
}
