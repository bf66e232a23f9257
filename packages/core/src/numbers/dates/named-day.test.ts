import { expect, test } from "vitest";
import { importSchedule } from "../../import/csv-schedule.ts";
import { readTextSource } from "../../sources/read/read-text-source.ts";
import { findNamedDay, formatDay } from "./named-day.ts";

test.each([
  ["3 June 2027", "2027-06-03"],
  ["June 3, 2027", "2027-06-03"],
  ["Jun 3rd, 2027", "2027-06-03"],
  ["3-Sept-2027", "2027-09-03"],
  ["3. Juni 2027", "2027-06-03"],
  ["3. März 2027", "2027-03-03"],
  ["1er juin 2027", "2027-06-01"],
  ["3 août 2027", "2027-08-03"],
  ["3 de junio de 2027", "2027-06-03"],
  ["15 ago 2027", "2027-08-15"],
  ["3 maggio 2027", "2027-05-03"],
  ["3 mei 2027", "2027-05-03"],
  ["3 июня 2027", "2027-06-03"],
  ["3 Blue 2027", null],
  ["Room 3, 2027", null],
])("sources and schedules read the date %s as %s", (typed, date) => {
  const day = findNamedDay(typed);
  expect(day && formatDay(day)).toBe(date);
  const mail = `From: Ada Moor <ada@tea.example>\nSent: ${typed} 08:15\nTo: Ben\nSubject: Tea\n\nThe kettle whistles.`;
  expect(readTextSource(mail).source.published ?? null).toBe(date);
  const schedule = importSchedule(`title,slide 1,Date\nTea,Green,"${typed} 9:05"`);
  const [post] = schedule.ok ? schedule.posts : [];
  expect(post?.problems).toHaveLength(date === null ? 1 : 0);
  if (date !== null) expect(post?.publishAt).toBe(`${date}T09:05`);
});
