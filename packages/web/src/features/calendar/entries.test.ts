import { expect, test } from "vitest";
import { buildPublication } from "../../testing/publishing.fixture.ts";
import { describePage, findRange, listDays, readCalendarView, turnPage } from "./calendar-view.ts";
import { groupByDay, listEntries, placeEntries } from "./entries.ts";

const at = (id: string, wall_time: string | null) => buildPublication({ id, wall_time });

test("publications are on the day of their own time zone, sorted by time", () => {
  const entries = listEntries(
    [at("b", "2027-12-01T23:30"), at("none", null), at("a", "2027-12-01T00:15")],
    null,
  );
  expect(entries.map(({ publication }) => publication.id)).toEqual(["a", "b"]);
  expect([...groupByDay(entries).keys()]).toEqual(["2027-12-01"]);
});

test("a publication that is being moved is shown at its new time", () => {
  const entries = listEntries([at("a", "2027-12-01T09:00"), at("b", "2027-12-02T09:00")], {
    id: "a",
    wallTime: "2027-12-03T09:00",
  });
  expect(entries.map(({ wallTime }) => wallTime)).toEqual(["2027-12-02T09:00", "2027-12-03T09:00"]);
});

test("overlapping entries are side by side", () => {
  const entries = listEntries(
    [at("a", "2027-12-01T09:00"), at("b", "2027-12-01T09:30"), at("c", "2027-12-01T11:00")],
    null,
  );
  const places = placeEntries(entries, 50).map(({ column, columns }) => [column, columns]);
  expect(places).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});

test("the view is read from the URL, and unknown values fall back to the defaults", () => {
  const defaults = { view: "month", today: "2026-11-23" } as const;
  const read = (query: string) => readCalendarView(new URLSearchParams(query), defaults);
  expect(read("")).toEqual({ view: "month", day: "2026-11-23", publicationId: null });
  expect(read("view=week&day=2027-02-03&publication=p")).toEqual({
    view: "week",
    day: "2027-02-03",
    publicationId: "p",
  });
  expect(read("view=year&day=2027-02-30")).toEqual(read(""));
});

test("pages are months or weeks, and the range includes their days in every time zone", () => {
  const month = { view: "month", day: "2027-01-31" } as const;
  expect(describePage(month)).toBe("January 2027");
  expect(turnPage(month, 1)).toBe("2027-02-28");
  const week = { view: "week", day: "2026-12-31" } as const;
  expect(describePage(week)).toBe("Dec 28 to Jan 3, 2027");
  expect(turnPage(week, -1)).toBe("2026-12-24");
  expect(listDays({ view: "list", day: "2027-02-03" })).toHaveLength(28);
  expect(findRange(listDays(week))).toEqual({
    from: "2026-12-27T00:00:00Z",
    to: "2027-01-05T00:00:00Z",
  });
});
