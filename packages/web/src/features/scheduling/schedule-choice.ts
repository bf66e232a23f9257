import type { Connection } from "@slideloom/core/contract/connections";
import { addDays, isDay, spreadTimes, toWallTime } from "@slideloom/core/publishing";
import { isUsable } from "../../lib/connections.ts";
import { readOwn, writeOwn } from "../../lib/kept/kept.ts";

/** A saved carousel to schedule. */
export interface ChosenCarousel {
  id: string;
  title: string;
}

/** Where and when a selection of carousels is published. */
export interface ScheduleChoice {
  /** Null before the first choice. */
  connectionIds: readonly string[] | null;
  kind: "now" | "days" | "slot" | "unscheduled";
  /** `2026-12-01` */
  fromDay: string;
  /** ISO weekdays, 1 for Monday; a single carousel is scheduled for `fromDay` on any weekday. */
  weekdays: readonly number[];
  /** Times of day, such as `09:00`. */
  clocks: readonly string[];
  /** Whether carousels may be published to accounts that have them already. */
  repeats: boolean;
}

const storageKey = "slideloom.schedule-choice";
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Starts with the last choice of accounts, days and times, so that they are chosen once. */
export function startChoice(at: string | null, timeZone: string): ScheduleChoice {
  const [day, clock] = at?.split("T") ?? [];
  const kept = readKept();
  return {
    connectionIds: null,
    kind: "days",
    weekdays: [1, 2, 3, 4, 5],
    clocks: ["09:00"],
    ...kept,
    ...(day !== undefined && { kind: "days" as const }),
    ...(clock !== undefined && { clocks: [clock] }),
    fromDay: day ?? addDays(toWallTime(Date.now(), timeZone).slice(0, 10), 1),
    repeats: false,
  };
}

type Kept = Partial<Pick<ScheduleChoice, "connectionIds" | "kind" | "weekdays" | "clocks">>;

function readKept(): Kept {
  try {
    return JSON.parse(readOwn(storageKey) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Keeps the choice for the next time. "Now" is always chosen anew. */
export function keepChoice({ connectionIds, kind, weekdays, clocks }: ScheduleChoice): void {
  const kept = { connectionIds, weekdays, clocks, ...(kind !== "now" && { kind }) };
  try {
    writeOwn(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage, the choice is made anew each time.
  }
}

/** Returns the chosen usable connections. Before the first choice, a single usable connection is chosen. */
export function findChosen(
  connections: readonly Connection[],
  { connectionIds }: Pick<ScheduleChoice, "connectionIds">,
): Connection[] {
  const usable = connections.filter(isUsable);
  const ids = connectionIds ?? (usable.length === 1 ? usable.map(({ id }) => id) : []);
  return usable.filter(({ id }) => ids.includes(id));
}

/** Returns a time for each of `count` carousels; an empty list if no day or time is chosen. */
export function listTimes(
  { fromDay, weekdays, clocks }: ScheduleChoice,
  { count, timeZone, nowMs }: { count: number; timeZone: string; nowMs: number },
): string[] {
  if (!isDay(fromDay)) return [];
  // A single carousel gets exactly the chosen date and time, even if they have passed: the preview says so.
  if (count === 1) {
    return spreadTimes({ fromDay, clocks: clocks.slice(0, 1), weekdays: everyDay }, { count });
  }
  const earliest = toWallTime(nowMs, timeZone);
  return spreadTimes({ fromDay, clocks, weekdays }, { count, earliest });
}

/** Returns the reason why nothing can be scheduled yet; null if it can. */
export function findObstacle(
  choice: ScheduleChoice,
  { count, isConnected, timeCount }: { count: number; isConnected: boolean; timeCount: number },
): string | null {
  if (count === 0) return "Choose a carousel.";
  if (!isConnected) return "Choose an account.";
  if (choice.kind !== "days" || timeCount === count) return null;
  if (!isDay(choice.fromDay)) return "Choose a date.";
  return choice.clocks.length === 0 ? "Enter a time." : "Choose a day of the week.";
}
