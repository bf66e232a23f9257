import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseLayout } from "../../layouts/choose-layout.ts";
import { draftPost } from "./index.ts";
import { buildSource, heading, paragraph, row } from "./source.fixture.ts";

const draftTable = (columns: string[], rows: string[][], slides: number) =>
  draftPost(
    buildSource([heading("Our racks"), ...rows.map((cells) => row(columns, cells))], {
      kind: "table",
      title: "racks",
      language: "en",
    }),
    { slides },
  ).post;

const words = ["Oak", "Elm", "Ash", "Fir", "Yew", "Box"];

test("each column of numbers becomes a slide of its own, and rows fill the other slides", () => {
  const amounts = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amounts, amounts, amounts), { minLength: 3, maxLength: 6 }),
      (numbers) => {
        const names = ["Street", "Bikes", "Trips", "Repairs"];
        const rows = numbers.map((all, index) => [words[index] ?? "", ...all.map(String)]);
        const post = draftTable(names, rows, 6);
        expect(post.content.filter(({ prompt }) => prompt !== undefined)).toEqual([]);
        const headers = post.content.map(({ header }) => header);
        expect(headers.slice(1, 4)).toEqual(["Bikes", "Trips", "Repairs"]);
        const layout = chooseLayout({
          post,
          postType: "carousel",
          slideIndex: 2,
          hasMedia: false,
        });
        expect(layout).toBe("list");
      },
    ),
    { numRuns: 20 },
  );
});

const comparison = (left: string[], right: string[]) => ({
  type: "two-columns",
  value: JSON.stringify({ leftColumn: left.join("\n"), rightColumn: right.join("\n") }),
});

test("a column of shares becomes a chart", () => {
  const rows = words.slice(0, 4).map((word, index) => [word, `${(index + 1) * 10} %`, "wood"]);
  const post = draftTable(["Tree", "Share", "Use"], rows, 3);
  const layouts = post.content.map((_, slideIndex) =>
    chooseLayout({ post, postType: "carousel", slideIndex, hasMedia: false }),
  );
  expect(layouts).toContain("chart");
});

test.each([
  ["Before", "After"],
  ["Früher", "Heute"],
  ["Mythe", "Réalité"],
  ["Our plan for the year", "Our year"],
])("a table of %s and %s becomes a comparison of both", (one, other) => {
  const rows = [
    ["Nine pages on the first day", "One page each day"],
    ["The boss explains all of it", "A friend explains one thing"],
  ];
  const [, slide] = draftTable([one, other], rows, 2).content;
  const [first = [], second = []] = rows;
  expect(slide?.description).toEqual([
    comparison([one, first[0] ?? "", second[0] ?? ""], [other, first[1] ?? "", second[1] ?? ""]),
  ]);
});

test("a comparison keeps the labels of its rows, also if only the first row names the columns", () => {
  const rows = [
    ["Reply", "50 minutes", "4 hours"],
    ["Errors", "11", "4"],
  ];
  const expected = [
    comparison(
      ["Before", "Reply: 50 minutes", "Errors: 11"],
      ["After", "Reply: 4 hours", "Errors: 4"],
    ),
  ];
  expect(draftTable(["", "Before", "After"], rows, 2).content[1]?.description).toEqual(expected);
  const unnamed = draftTable([], [["", "Before", "After"], ...rows], 2);
  expect(unnamed.content[1]?.description).toEqual(expected);
});

test("a table of phrases becomes a slide for each row", () => {
  const rows = [
    ["Oil", "sticks to the sand of the road", "wipe it off after a minute"],
    ["Spray", "gets onto the brake and stays", "use a drop on each joint"],
  ];
  const { content } = draftTable(["Habit", "Problem", "Remedy"], rows, 3);
  expect(content.slice(1)).toMatchObject([
    {
      header: "Oil",
      description: [
        {
          value: "- Problem: sticks to the sand of the road\n- Remedy: wipe it off after a minute",
        },
      ],
    },
    { header: "Spray" },
  ]);
});

test("a table without a title has its column names on the cover", () => {
  const rows = [
    ["Oak", "3", "9"],
    ["Elm", "4", "7"],
  ];
  const read = buildSource(
    rows.map((cells) => row(["street", "bikes", "trips"], cells)),
    { kind: "table", title: "racks", language: "en" },
  );
  const { post } = draftPost(read, { slides: 3 });
  expect(post.title).toBe("Racks");
  expect(post.content[0]?.header).toBe("Bikes · trips");
});

test("a title that is only a file name is replaced by the text's", () => {
  const texts = [
    "We measured the wrong thing for three years.",
    "Trips went up each year, and nobody asked who had gone away.",
  ];
  const draft = (title: string) =>
    draftPost(buildSource(texts.map(paragraph), { title, language: "en" }), { slides: 3 }).post;
  expect(draft("Talk").title).not.toBe("Talk");
  expect(draft("talk 3 final").title).not.toBe("Talk 3 final");
  expect(draft("Who had gone away").title).toBe("Who had gone away");
});
