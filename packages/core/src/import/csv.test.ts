import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePost } from "../document/parse-post.ts";
import { importCsv } from "./csv.ts";

function read(csv: string) {
  const result = importCsv(csv);
  if (!result.ok) throw new Error(result.message);
  return result.posts;
}

describe("CSV", () => {
  test("a caption column is read from the post's row or any of its slides' rows", () => {
    const [bySlide] = read('header,text,caption\nOne,Tea,\nTwo,Tea,"Two teas,\n#tea"');
    expect(bySlide).toMatchObject({
      post: { caption: "Two teas,\n#tea" },
      notes: [{ kind: "mapped" }],
    });
    const [byPost, without] = read(
      "title,slide 1,slide 2,Caption\nTea,One,Two,Mine\nRust,One,Two,",
    );
    expect(byPost).toMatchObject({ post: { caption: "Mine" }, notes: [] });
    expect(without?.post).not.toHaveProperty("caption");
  });

  test("icons stay as typed", () => {
    const [imported] = read("title,header,text\n:rocket: Launch,:layers: Stack,- :database: One");
    expect(imported?.post).toMatchObject({
      title: ":rocket: Launch",
      content: [{ header: ":layers: Stack", description: [{ value: "- :database: One" }] }],
    });
  });

  test("a row is a slide if a column has headers", () => {
    const [imported] = read(
      `Title,Header,Text,Code,Left,Right,Summary,Image,Hashtags,Owner
Habits,One,"Quoted, with ""marks""
and a line",,,,The point,https://x.test/a.png,#a b,me
,Two,,let a = 1,Before,After,,,,`,
    );
    expect(imported?.post).toEqual({
      title: "Habits",
      hashtags: ["#a", "#b"],
      content: [
        {
          header: "One",
          description: [{ type: "text", value: 'Quoted, with "marks"\nand a line' }],
          summary: "The point",
        },
        {
          header: "Two",
          description: [
            { type: "code", value: "let a = 1" },
            { type: "two-columns", value: '{"leftColumn":"Before","rightColumn":"After"}' },
          ],
        },
      ],
    });
    expect(imported?.mediaUrls).toEqual({ 0: "https://x.test/a.png" });
    expect(imported?.notes).toEqual([
      { kind: "left", message: "The column “Owner” isn't imported." },
    ]);
  });

  test("columns set layout, prompt and image options", () => {
    const [imported] = read(
      `title,header,text,layout,prompt,image,image alt,image focus,image fit,image tone
T,One,a,picture,,https://x.test/a.png,A slope,"50%, 0.2",contain,duotone
,Two,b,grid,Why?,,,left,,`,
    );
    expect(imported?.post.content).toEqual([
      {
        header: "One",
        description: [{ type: "text", value: "a" }],
        layout: "picture",
        media: { alt: "A slope", focus: [0.5, 0.2], fit: "contain", tone: "duotone" },
      },
      {
        header: "Two",
        description: [{ type: "text", value: "b" }],
        prompt: "Why?",
        media: {},
      },
    ]);
    expect(imported?.mediaUrls).toEqual({ 0: "https://x.test/a.png" });
    expect(imported?.notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Slide 2: there is no layout 'grid', so it is ignored \(supported: /),
      "Slide 2: 'focus' of 'media' isn't an array of two numbers from 0 to 1, so it is ignored",
    ]);
    const [row] = read("title,slide 1,slide 1 layout,slide 1 image alt\nT,One,statement,A cup");
    expect(row?.post.content).toMatchObject([{ layout: "statement", media: { alt: "A cup" } }]);
  });

  test.each([
    ["sep=;\r\ntitle;slide 1\r\nA;B\r\nC;", 3],
    ['"sep=;"\r\ntitle;slide 1\r\nA;B\r\nC;', 3],
    ["sep=|\ntitle|slide 1\nA|B\nC|", 3],
    ["sep=\t\ntitle\tslide 1\nA\tB\nC\t", 3],
    ["# exported\ntitle,slide 1\nA,B\nC,", 4],
    ["Plan for March;;\n\ntitle;slide 1\nA;B\nC;", 5],
    ["title|slide 1: intro\nA|B\nC|", 3],
  ])("column names are recognized in %j", (csv, row) => {
    expect(importCsv(csv)).toMatchObject({
      ok: true,
      posts: [{ post: { title: "A", content: [{ header: "B" }] } }],
      unreadable: [`Row ${row} has no slides, so it's skipped.`],
    });
  });

  test("rows without a slide are reported by their spreadsheet number", () => {
    const csv = "title,slide 1\nOne,a\n\nNothing,\nTwo,b";
    expect(importCsv(csv)).toMatchObject({
      posts: [{}, {}],
      unreadable: ["Row 4 has no slides, so it's skipped."],
    });
  });

  test("without a column for headers, the title becomes the header, with a note", () => {
    const [imported] = read("title;body\nOne;a\nTwo;b");
    expect(imported?.post.title).toBe("One");
    expect(imported?.post.content.map(({ header }) => header)).toEqual(["One", "Two"]);
    expect(imported?.notes.map(({ message }) => message)).toEqual([
      "The first slide's header became the title.",
    ]);
  });

  test("the column post groups rows", () => {
    const posts = read("post\theader\nA\tone\n\ttwo\nB\tthree\nA\tfour");
    expect(posts.map(({ post }) => [post.title, post.content.map(({ header }) => header)])).toEqual(
      [
        ["A", ["one", "two", "four"]],
        ["B", ["three"]],
      ],
    );
  });

  test("with columns slide 1, slide 2, a row is a post", () => {
    const posts = read(
      `title,hashtags,Slide 2,slide_1_header,slide_1_text
First,#x,"Second
its text",Hook,Why
Other,,,Only,`,
    );
    expect(posts.map(({ post }) => post)).toEqual([
      {
        title: "First",
        hashtags: ["#x"],
        content: [
          { header: "Hook", description: [{ type: "text", value: "Why" }] },
          { header: "Second", description: [{ type: "text", value: "its text" }] },
        ],
      },
      { title: "Other", content: [{ header: "Only", description: [] }] },
    ]);
  });

  test("unknown columns and a table without rows fail with a reason", () => {
    expect(importCsv("a,b\n1,2")).toMatchObject({ ok: false });
    expect(importCsv("header,text\n\n,")).toEqual({
      ok: false,
      message: "The CSV has no rows below its column names.",
    });
    expect(importCsv("")).toMatchObject({ ok: false });
  });

  test("any cells become valid posts", () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', "a\nb", "#x", "https://x.test/a.png"));
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const names = [
      "post",
      "title",
      "header",
      "text",
      "left",
      "image",
      "slide 1",
      "slide 2 header",
      "?",
    ];
    fc.assert(
      fc.property(
        fc.subarray(names, { minLength: 1 }),
        fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 8 }),
        (columns, rows) => {
          const lines = [columns, ...rows].map((cells) => cells.map(quote).join(","));
          const result = importCsv(lines.join("\r\n"));
          if (!result.ok) return;
          for (const { post } of result.posts) {
            expect(parsePost(JSON.stringify(post))).toMatchObject({ ok: true });
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("a table with too many columns or cells is rejected before it is parsed", () => {
  const columns = (count: number) =>
    Array.from({ length: count }, (_, at) => `slide ${at + 1}`).join();
  expect(importCsv(`${columns(1001)}\na`)).toEqual({
    ok: false,
    message: "This CSV has 1,001 columns. The limit is 1,000.",
  });
  expect(importCsv(`${columns(999)}\n${"a\n".repeat(200)}`)).toMatchObject({
    ok: false,
    message: expect.stringContaining("201 rows of 999 columns"),
  });
  const most = importCsv(`${columns(1000)}\n${"a\n".repeat(199)}${",,,\n".repeat(900)}`);
  expect(most.ok && most.posts).toHaveLength(199);
});
