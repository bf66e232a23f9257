import { weekdayNames, weekdayOf } from "./weekdays.ts";

const ordinals: readonly string[] = [
  "first|1st|erste[nrm]?|premier|primer|primeiro|primo|prima|primeira|eerste",
  "second|2nd|zweite[nrm]?|deuxième|segundo|segunda|secondo|seconda|tweede",
  "third|3rd|dritte[nrm]?|troisième|tercer|terceiro|terceira|terzo|terza|derde",
  "fourth|4th|vierte[nrm]?|quatrième|cuarto|quarto|quarta|vierde",
  "last|letzte[nrm]?|dernier|último|ultimo|última|ultima|laatste",
];

/** A pattern of the ordinals that `readNthWeekday` reads. */
export const nthWords = ordinals.join("|");

const days = weekdayNames.map((names) => new RegExp(`^(?:${names})$`, "iu"));
const counts = ordinals.map((words) => new RegExp(`^(?:${words})$`, "iu"));

/** Returns the day of, say, the second Sunday of a month; null if the year isn't known. */
export function readNthWeekday(
  { nth = "", weekday = "" }: Record<string, string | undefined>,
  { year, month }: { year?: number; month?: number },
): number | null {
  const index = counts.findIndex((count) => count.test(nth));
  const wanted = days.findIndex((day) => day.test(weekday)) + 1;
  if (year === undefined || month === undefined || index < 0 || wanted === 0) return null;
  const first = 1 + ((wanted - weekdayOf(year, month, 1) + 7) % 7);
  if (index < 4) return first + 7 * index;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return first + 7 * Math.floor((length - first) / 7);
}
