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

/** Lists the lines of the slide that shows a table's column. */
const listLines = (columns: string[], rows: string[][]) => {
  const slide = draftTable(columns, rows, 2).content.find(({ header }) => header === "Our racks");
  return slide?.description.flatMap(({ value }) => value.split("\n")) ?? [];
};

const quarters = Array.from(
  { length: 30 },
  (_, index) => `${2018 + Math.floor(index / 4)}-T${(index % 4) + 1}`,
);

test("a series is shown whole, or its latest values in the table's order", () => {
  const values = fc.array(fc.option(fc.integer({ min: 1, max: 9999 }), { freq: 8 }), {
    minLength: 3,
    maxLength: 30,
  });
  fc.assert(
    fc.property(values, fc.boolean(), (amounts, isNewestFirst) => {
      const rows = amounts.map((amount, index) => [quarters[index] ?? "", `${amount ?? ""}`]);
      const latest = rows.filter(([, amount]) => amount !== "").slice(-10);
      fc.pre(latest.length > 1);
      const shown = listLines(["Quarter", "Loans"], isNewestFirst ? rows.toReversed() : rows);
      const expected = latest.map(([label, amount]) => `${label}: ${amount}`);
      expect(shown).toEqual(isNewestFirst ? expected.toReversed() : expected);
    }),
    { numRuns: 60 },
  );
});

test("a drop in the middle of a series is shown, and its peak is the series' peak", () => {
  const loans = [18240, 17980, 15020, 18610, 18100, 9870, 14890, 18720, 18905, 18450];
  const rows = loans.map((amount, index) => [quarters[index] ?? "", `${amount}`]);
  const shown = listLines(["Quarter", "Loans"], rows).join("\n");
  for (const amount of loans) expect(shown).toContain(`: ${amount}`);
});

test("a part of a series is no chart, since it would mark the part's peak, and a note counts its rows", () => {
  const rows = quarters
    .slice(0, 14)
    .map((quarter, index) => [quarter, `${900 - index * 20} hours of loans`]);
  const read = buildSource(
    [heading("Loans"), ...rows.map((cells) => row(["Quarter", "Loans"], cells))],
    { kind: "table", title: "loans", language: "en" },
  );
  const { post, notes } = draftPost(read, { slides: 2 });
  const lines = post.content[1]?.description[0]?.value.split("\n") ?? [];
  expect(lines).toEqual(rows.slice(-lines.length).map((cells) => cells.join(": ")));
  const layout = chooseLayout({ post, postType: "carousel", slideIndex: 1, hasMedia: false });
  expect(layout).toBe("table");
  expect(notes).toContain(`Slide 2 shows ${lines.length} of 14 rows.`);
});

test("the rows of a list without an order of time keep their order, from the first one", () => {
  const rows = Array.from({ length: 14 }, (_, index) => [`Tree ${index}`, `${(index * 7) % 11}`]);
  expect(listLines(["Tree", "Height"], rows)).toEqual(
    rows.slice(0, 10).map(([tree, height]) => `${tree}: ${height}`),
  );
});

const words = ["Oak", "Elm", "Ash", "Fir", "Yew", "Box"];

test("a table's rows are slides if all of them fit, else its columns are, named by the first", () => {
  const amounts = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amounts, amounts, amounts), { minLength: 4, maxLength: 6 }),
      (numbers) => {
        const names = ["Street", "Bikes", "Trips", "Repairs"];
        const rows = numbers.map((all, index) => [words[index] ?? "", ...all.map(String)]);
        const whole = draftTable(names, rows, 8);
        expect(whole.content.slice(1).map(({ header }) => header)).toEqual(
          rows.map(([street]) => street),
        );
        const post = draftTable(names, rows, 4);
        expect(post.content.slice(1).map(({ header }) => header)).toEqual([
          "Bikes by street",
          "Trips by street",
          "Repairs by street",
        ]);
        const layout = chooseLayout({
          post,
          postType: "carousel",
          slideIndex: 2,
          hasMedia: false,
        });
        expect(layout).toBe("table");
      },
    ),
    { numRuns: 20 },
  );
});

test("a column of words gives way to rows that have numbers", () => {
  const places = ["Kent", "Bern", "Lyon", "Oslo"].map((place, index) => [
    words[index] ?? "",
    place,
    String(40 + index),
  ]);
  const { content } = draftTable(["Street", "Place", "Bikes"], places, 4);
  expect(content.map(({ header }) => header)).toContain("Bikes by street");
  expect(content.map(({ header }) => header)).not.toContain("Place by street");
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
  expect(unnamed.content.map(({ description }) => description)).toContainEqual(expected);
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
  expect(post.content[0]?.header).toBe("Bikes and trips by street");
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
