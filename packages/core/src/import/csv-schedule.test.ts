import fc from "fast-check";
import { expect, test } from "vitest";
import { importSchedule } from "./csv-schedule.ts";

const read = (...lines: string[]) => {
  const result = importSchedule(lines.join("\n"));
  if (!result.ok) throw new Error(result.message);
  return result;
};

test("a row may name a saved carousel, also beside rows with slides", () => {
  const { posts, unreadable } = read(
    "title,slide 1,saved carousel,publish_at,networks",
    "Tea,Green,,2026-12-01T09:00,bluesky",
    ",,Ten habits,queue,bluesky",
    ",,,,",
  );
  expect(posts).toMatchObject([
    { row: 2, carousel: "", post: { title: "Tea", content: [{}] } },
    { row: 3, carousel: "Ten habits", isQueued: true, post: { content: [] }, notes: [] },
  ]);
  expect(unreadable).toEqual([]);
});

test.each(["Post", "Carousel", "Saved carousel", "carousel_id", "Carousel URL"])(
  "without columns for slides, the column %s names saved carousels",
  (column) => {
    const { posts, unreadable } = read(
      `${column},Date,Platform`,
      "Tea,2027-03-01 10:00,Bluesky",
      ",2027-03-02 10:00,Bluesky",
    );
    expect(posts).toMatchObject([{ row: 2, carousel: "Tea", publishAt: "2027-03-01T10:00" }]);
    expect(unreadable).toEqual(["Row 3 names no carousel, so it's skipped."]);
  },
);

test("a row is a post with its time and networks", () => {
  const { posts, unreadable } = read(
    "title,slide 1,slide 2,Publish at,time_zone,networks,caption,first_comment",
    'Tea,Green,Black,2026-12-01 09:00:00,Europe/Berlin,"linkedin:Ana Lopes; bluesky",Two teas,Hi',
    ",,,2026-12-02T09:00,,,,",
    "Rust,Owning,,2026-12-02T09:00:00+01:00,,mastodon:@ana@social.example,,",
  );
  expect(posts).toMatchObject([
    {
      row: 2,
      publishAt: "2026-12-01T09:00:00",
      isQueued: false,
      timeZone: "Europe/Berlin",
      networks: [
        { network: "linkedin", account: "Ana Lopes" },
        { network: "bluesky", account: null },
      ],
      caption: "Two teas",
      post: { title: "Tea", caption: "Two teas" },
      firstComment: "Hi",
      notes: [],
    },
    {
      row: 4,
      publishAt: "2026-12-02T09:00:00+01:00",
      timeZone: "",
      caption: "",
      networks: [{ network: "mastodon", account: "@ana@social.example" }],
    },
  ]);
  expect(unreadable).toEqual(["Row 3 has no slides, so it's skipped."]);
});

test("with one row per slide, a post's first row has its time", () => {
  const { posts } = read(
    "post;header;text;publish at;queue",
    "Tea;Green;Fresh;;yes",
    ";Black;Strong;2026-12-01;",
    "Rust;Owning;Once;queue;",
    "Bread;Sour;Slow;;",
  );
  expect(posts.map(({ row, publishAt, isQueued }) => [row, publishAt, isQueued])).toEqual([
    [2, "", true],
    [4, "", true],
    [5, "", false],
  ]);
});

test("a table without posts is rejected with a message", () => {
  expect(importSchedule("publish_at,networks\n2026-12-01T09:00,bluesky")).toMatchObject({
    ok: false,
    message: expect.stringContaining("We don't recognise the columns in this CSV"),
  });
});

test("too many accounts are rejected, with the row, the column and the limit", () => {
  const table = (names: string) =>
    `title,slide 1,Networks\nTea,Green,bluesky\nRust,Owning,${names}`;
  const most = "handover:a;".repeat(20);
  expect(importSchedule(table(`${most} ;; `))).toMatchObject({ ok: true });
  expect(importSchedule(table(`${most}bluesky`))).toEqual({
    ok: false,
    message: "Row 3 has too many accounts in the column “Networks”. A post can have up to 20.",
  });
});

test("a table with more than 500 posts is rejected", () => {
  const message = "This file has too many posts. A file can have up to 500.";
  const rows = "Tea,Green\n".repeat(501);
  expect(importSchedule(`title,slide 1\n${rows}`)).toEqual({ ok: false, message });
  const groups = Array.from({ length: 501 }, (_, at) => `${at},Green`).join("\n");
  expect(importSchedule(`post,header\n${groups}`)).toEqual({ ok: false, message });
});

const times = (...lines: string[]) =>
  read(...lines).posts.map(({ publishAt, problems }) => problems[0] ?? publishAt);

test.each([
  ["publish_at", "2026-12-01 09:00:00", "2026-12-01T09:00:00"],
  ["when", "2026-12-01T09:00+01:00", "2026-12-01T09:00+01:00"],
  ["Scheduled Date", "2027-03-01 9:05", "2027-03-01T09:05"],
  ["Date", "2027/3/1 10:00 PM", "2027-03-01T22:00"],
  ["Date", "3/31/2027 12:30 am", "2027-03-31T00:30"],
  ["Date", "31.03.2027 09:05:10", "2027-03-31T09:05:10"],
  ["Date", "1 March 2027 9:05", "2027-03-01T09:05"],
  ["Date", "Mar 1, 2027 at 9 a.m.", "2027-03-01T09:00"],
  ["Date", "4/4/27 10:00", "2027-04-04T10:00"],
])("column %s: %s is read as %s", (column, typed, at) => {
  expect(times(`title,slide 1,${column}`, `Tea,Green,"${typed}"`)).toEqual([at]);
});

test.each([
  ["2027-03-01", "10:00 AM", "2027-03-01T10:00"],
  ["2027-03-01 00:00:00", "9:05", "2027-03-01T09:05"],
  ["12/31/2027", "9:05", "2027-12-31T09:05"],
  [
    "2027-03-01",
    "25:00",
    "Column “Time”: “25:00” isn't a time of day. Write it like 09:00 or 9:00 AM.",
  ],
  [
    "2027-03-01",
    "",
    "Column “Date”: “2027-03-01” has no time of day. Write it like 2027-03-01 09:00.",
  ],
  ["", "10:00", "Column “Time”: “10:00” has no date. Write it like 2027-03-01 09:00."],
  ["soon", "10:00", "Column “Date”: “soon” isn't a date. Write it like 2027-03-01 09:00."],
  ["2027-02-30", "10:00", "Column “Date”: “2027-02-30” doesn't exist in the calendar."],
  ["", "", ""],
  ["", "2027-03-01 10:00", "2027-03-01T10:00"],
])("date %j and time %j in separate columns are read as %j", (date, time, at) => {
  expect(times("title,slide 1,Date,Time", `Tea,Green,${date},${time}`)).toEqual([at]);
});

test.each(["3/1/2027", "03.01.2027", "3-1-2027"])(
  "%s is ambiguous, unless another row shows the order of day and month",
  (typed) => {
    const table = (...dates: string[]) =>
      times("title,slide 1,Date", ...dates.map((date) => `Tea,Green,${date} 10:00`));
    expect(table(typed)).toEqual([
      `Column “Date”: “${typed} 10:00” could be 3 January 2027 or 1 March 2027. Write 2027-01-03 or 2027-03-01.`,
    ]);
    expect(table(typed, "3/31/2027")).toEqual(["2027-03-01T10:00", "2027-03-31T10:00"]);
    expect(table("31/3/2027", typed)).toEqual(["2027-03-31T10:00", "2027-01-03T10:00"]);
    expect(table(typed, "31/3/2027", "3/31/2027")[0]).toContain("could be");
  },
);

test("the column names of other tools are recognized: Platform, Text, Scheduled Date", () => {
  const { posts } = read(
    "Title,Slide 1,Platform,Text,Scheduled Date,Scheduled Time",
    'Tea,Green,"Bluesky, LinkedIn",Two teas,2027-03-01,10:00 AM',
  );
  expect(posts).toMatchObject([
    {
      caption: "Two teas",
      publishAt: "2027-03-01T10:00",
      notes: [],
      problems: [],
      networks: [{ network: "Bluesky" }, { network: "LinkedIn" }],
    },
  ]);
});

test("without a column for posts, a new time or account starts a post", () => {
  const { posts } = read(
    "Platform,Header,Text,Date",
    "Bluesky,Tea,Green,2027-03-01 10:00",
    ",,Black,",
    "Bluesky,Rust,Owning,2027-03-02 10:00",
    "LinkedIn,Bread,Sour,2027-03-02 10:00",
    "LinkedIn,,Rye,2027-03-02 10:00",
  );
  expect(posts.map(({ row, post, publishAt }) => [row, post.content.length, publishAt])).toEqual([
    [2, 2, "2027-03-01T10:00"],
    [4, 1, "2027-03-02T10:00"],
    [5, 2, "2027-03-02T10:00"],
  ]);
});

test("every date and minute is read the same way in each format", () => {
  const days = fc.record({
    year: fc.integer({ min: 2026, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 13, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  });
  fc.assert(
    fc.property(days, ({ year, month, day, hour, minute }) => {
      const two = (value: number) => String(value).padStart(2, "0");
      const at = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
      const half = `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? "AM" : "PM"}`;
      const dates = [
        `${year}-${month}-${day}`,
        `${month}/${day}/${year}`,
        `${day}.${month}.${year}`,
      ];
      for (const date of dates) {
        expect(times("title,slide 1,Date", `Tea,Green,${date} ${half}`)).toEqual([at]);
        expect(
          times("title,slide 1,Date,Time", `Tea,Green,${date},${hour}:${two(minute)}:00`),
        ).toEqual([`${at}:00`]);
      }
    }),
  );
});
