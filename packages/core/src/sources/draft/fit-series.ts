import type { DraftPoint } from "./point.ts";
import type { WholeSeries } from "./whole-series.ts";

/** Whether a list is in sections that are a series of their own. */
export const isInside = ({ sections, members }: WholeSeries, all: readonly WholeSeries[]) =>
  sections === undefined &&
  members.every(({ block }) => all.some((other) => other.sections?.has(block.section)));

/**
 * Fits series into slides: `fixed` has a slide for each member, `listed` are shown with several members on a slide, and
 * `left` fit neither way. `owned` are those whose words no other slide shows.
 */
export function fitSeries(all: readonly WholeSeries[], room: number) {
  const fixed: DraftPoint[] = [];
  const listed: WholeSeries[] = [];
  const left: string[][] = [];
  const owned: WholeSeries[] = [];
  for (const one of all) {
    const free = room - fixed.length - countLeast(listed);
    if (one.members.length <= free) fixed.push(...one.members);
    else if (one.least <= free) listed.push(one);
    else if (one.hasOthers) continue;
    else left.push(one.names);
    owned.push(one);
  }
  return { fixed, listed, left, owned };
}

/** Returns the number of slides that show each member of each series. */
export const sumMembers = (series: readonly WholeSeries[]) =>
  series.reduce((sum, { members }) => sum + members.length, 0);

/** Returns the minimum number of slides that show all series. */
export const countLeast = (series: readonly WholeSeries[]) =>
  series.reduce((sum, { least }) => sum + least, 0);

/** Shares the slides that are left between the series that are listed, in order. */
export function shareRoom(listed: readonly WholeSeries[], room: number): DraftPoint[] {
  let free = room - countLeast(listed);
  return listed.flatMap(({ members, least, share }) => {
    const slides = share(Math.min(members.length - 1, least + free));
    free -= slides.length - least;
    return slides;
  });
}
