import { expect, test } from "vitest";
import { importSchedule } from "./csv-schedule.ts";

const read = (...lines: string[]) => {
  const result = importSchedule(lines.join("\n"));
  if (!result.ok) throw new Error(result.message);
  return result;
};

test("a row is a post with when and where it is published", () => {
  const { posts, unreadable } = read(
    "title,slide 1,slide 2,Publish at,time_zone,networks,caption,first_comment",
    'Tea,Green,Black,2026-12-01 09:00:00,Europe/Berlin,"linkedin:Ana Lopes; bluesky",Two teas,Hi',
    ",,,2026-12-02T09:00,,,,",
    "Rust,Owning,,2026-12-02T09:00:00+01:00,,mastodon:@ana@social.example,,",
  );
  expect(posts).toMatchObject([
    {
      ...{ row: 2, publishAt: "2026-12-01T09:00:00", isQueued: false, timeZone: "Europe/Berlin" },
      networks: [
        { network: "linkedin", account: "Ana Lopes" },
        { network: "bluesky", account: null },
      ],
      ...{ caption: "Two teas", post: { title: "Tea" } },
      notes: ["The column “first_comment” was left out."],
    },
    {
      ...{ row: 4, publishAt: "2026-12-02T09:00:00+01:00", timeZone: "", caption: "" },
      networks: [{ network: "mastodon", account: "@ana@social.example" }],
    },
  ]);
  expect(unreadable).toEqual(["Row 3 has no slide."]);
});

test("posts with a row for each slide have what their first row says", () => {
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

test("a table that holds no post is refused in words", () => {
  expect(importSchedule("publish_at,networks\n2026-12-01T09:00,bluesky")).toMatchObject({
    ok: false,
    message: expect.stringContaining("No column of the CSV is known"),
  });
});

test("a post goes to so many accounts at most: the row, the column and the limit are named", () => {
  const table = (names: string) =>
    `title,slide 1,Networks\nTea,Green,bluesky\nRust,Owning,${names}`;
  const most = "handover:a;".repeat(20);
  expect(importSchedule(table(`${most} ;; `))).toMatchObject({ ok: true });
  expect(importSchedule(table(`${most}bluesky`))).toEqual({
    ok: false,
    message: "Row 3 names too many accounts in the column “Networks”. A post goes to up to 20.",
  });
});

test("a table of more posts than are scheduled at once is refused", () => {
  const message = "A table has up to 500 posts.";
  const rows = "Tea,Green\n".repeat(501);
  expect(importSchedule(`title,slide 1\n${rows}`)).toEqual({ ok: false, message });
  const groups = Array.from({ length: 501 }, (_, at) => `${at},Green`).join("\n");
  expect(importSchedule(`post,header\n${groups}`)).toEqual({ ok: false, message });
});
