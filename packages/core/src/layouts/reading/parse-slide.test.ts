import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryPostText } from "../../document/arbitrary-post.fixture.ts";
import { parseTextLines } from "../../blocks/text/text-pieces.ts";
import { listItemTexts } from "../../document/item-texts.ts";
import { parsePost } from "../../document/parse-post.ts";
import type { Slide } from "../../document/post.ts";
import { samplePost } from "../../document/sample-post.ts";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";
import type { SlideReading } from "./slide-reading.ts";
import { listBlockWords } from "./list-words.ts";
import { parseSlide } from "./parse-slide.ts";
import type { ReadBlock } from "./slide-reading.ts";

/** Lists a slide's texts in reading order, without the post's title. */
const listReadWords = ({ header, blocks, summary }: SlideReading) => [
  header,
  ...blocks.flatMap(listBlockWords),
  ...(summary ? [summary] : []),
];

function readOf(slide: Partial<Slide>) {
  return parseSlide({ title: "T", content: [{ header: "", description: [], ...slide }] }, 0);
}

const blocksOf = (...values: string[]): ReadBlock[] =>
  readOf({ description: values.map((value) => ({ type: "text", value })) }).blocks;

const kindsOf = (...values: string[]) => blocksOf(...values).map(({ kind }) => kind);

const ref = { kind: "item", slide: 0, item: 0 } as const;

test("a missing slide throws an error", () => {
  expect(() => parseSlide(samplePost, 99)).toThrow("The post has no slide 100");
});

describe("text", () => {
  test.each([
    ["10. Januar: Umsatzsteuer\n15. Februar: Gewerbesteuer", false],
    ["1. Mai: Tag der Arbeit", false],
    ["1. Plan\n2. Write", true],
    ["4. Januar planen\n5. Februar planen", true],
    ["12. Write it down", true],
  ])("has steps, but a number before a month is a date: %j", (value, isSteps) => {
    expect(kindsOf(value).includes("steps")).toBe(isSteps);
  });

  test("is read as paragraphs, list items and steps in order", () => {
    expect(blocksOf("Intro\nmore\n\n- one\n- two\n3. three\n4) four\n\nEnd")).toEqual([
      { kind: "paragraph", words: { text: "Intro\nmore", ref } },
      {
        kind: "list",
        entries: [
          { text: "one", ref, mark: "neutral" },
          { text: "two", ref, mark: "neutral" },
        ],
      },
      {
        kind: "steps",
        steps: [
          { text: "three", ref, number: 3 },
          { text: "four", ref, number: 4 },
        ],
      },
      { kind: "paragraph", words: { text: "End", ref } },
    ]);
  });

  test("of several items is one list, or one row of steps if the numbers continue", () => {
    expect(kindsOf("- one", "- two")).toEqual(["list"]);
    expect(kindsOf("1. one", "2. two")).toEqual(["steps"]);
    expect(kindsOf("1. one", "1. one")).toEqual(["steps", "steps"]);
    expect(kindsOf("one", "two")).toEqual(["paragraph", "paragraph"]);
  });

  test.each([
    ["- ✓ done", "check", "done"],
    ["- ✔ done", "check", "done"],
    ["[x] done", "check", "done"],
    ["✗ wrong", "cross", "wrong"],
    ["- ✘wrong", "cross", "wrong"],
    ["- [ ] to do", "open", "to do"],
    ["- ✅ done", "own", "✅ done"],
    ["- 🚀 go", "own", "🚀 go"],
    ["- [x]", "neutral", "[x]"],
    ["- plain", "neutral", "plain"],
  ])("%j has the mark %s", (line, mark, text) => {
    expect(blocksOf(line)).toEqual([{ kind: "list", entries: [{ mark, text, ref }] }]);
  });
});

describe("a quote", () => {
  test.each([
    ["„Weniger ist mehr.“", ["„", "“"]],
    ["»Weniger ist mehr.«", ["»", "«"]],
    ["« Moins, c'est plus. »", ["«\u00A0", "\u00A0»"]],
    ["「少ないほど豊か。」", ["「", "」"]],
    ['"Less is more."', undefined],
  ])("keeps its marks as typed: %s", (said, marks) => {
    const [block] = blocksOf(`${said}\n— Ada Lindqvist`);
    expect(block?.kind === "quote" && block.words.marks).toEqual(marks);
  });

  const quoteOf = (value: string) =>
    blocksOf(value).flatMap((block) =>
      block.kind === "quote" ? [[block.words.text, block.by.text]] : [],
    );

  test.each([
    ["“Less is more.”\n— Mies van der Rohe", "Less is more.", "Mies van der Rohe"],
    ["„Weniger ist mehr.“\n– Mies", "Weniger ist mehr.", "Mies"],
    ["« Moins, c’est plus. »\n\n-- Édith", "Moins, c’est plus.", "Édith"],
    ["「少ないほど豊か」\n— 老子", "少ないほど豊か", "老子"],
    ["‘I don’t know.’\n-Anna", "I don’t know.", "Anna"],
    ["No marks\nat all\n—Anna", "No marks\nat all", "Anna"],
    ["“One” and “two”\n— Anna", "“One” and “two”", "Anna"],
  ])("is found in %j", (value, words, by) => expect(quoteOf(value)).toEqual([[words, by]]));

  test.each(["— Anna", "- one\n— Anna", "— Bonjour\n— Salut", "Text\n- Anna", "Text\n— and so on"])(
    "isn't found in %j",
    (value) => expect(quoteOf(value)).toEqual([]),
  );

  test("keeps the text around it", () => {
    expect(kindsOf("Intro\n\n“Less is more.”\n— Mies\n\n- one")).toEqual([
      "paragraph",
      "quote",
      "list",
    ]);
  });
});

describe("a chart", () => {
  const barsOf = (value: string) =>
    blocksOf(value).flatMap((block) =>
      block.kind === "chart"
        ? block.bars.map((bar) => [bar.label.text, bar.text.text, bar.value])
        : [],
    );

  test.each<[string, (string | number)[][]]>([
    [
      "Coffee: 24 h\nTea: 3 h",
      [
        ["Coffee", "24 h", 24],
        ["Tea", "3 h", 3],
      ],
    ],
    [
      "- A: 2,5 %\n- B: 10 %",
      [
        ["A", "2,5 %", 2.5],
        ["B", "10 %", 10],
      ],
    ],
    [
      "A: 1.200\nB: 900",
      [
        ["A", "1.200", 1200],
        ["B", "900", 900],
      ],
    ],
    [
      "A: 1.200\nB: 2.5",
      [
        ["A", "1.200", 1.2],
        ["B", "2.5", 2.5],
      ],
    ],
    [
      "2023: $1,200.50\n2024: $7",
      [
        ["2023", "$1,200.50", 1200.5],
        ["2024", "$7", 7],
      ],
    ],
    [
      "Mai: 1.200,50 €\nJuni: 1 000 €",
      [
        ["Mai", "1.200,50 €", 1200.5],
        ["Juni", "1 000 €", 1000],
      ],
    ],
    [
      "1月:3杯\n2月:12杯",
      [
        ["1月", "3杯", 3],
        ["2月", "12杯", 12],
      ],
    ],
    [
      "شاي: ٥٪\nقهوة: ١٢٪",
      [
        ["شاي", "٥٪", 5],
        ["قهوة", "١٢٪", 12],
      ],
    ],
  ])("is found in %j", (value, bars) => expect(barsOf(value)).toEqual(bars));

  test.each([
    "A: 5 h",
    "A: 5 h\nB: 3 %",
    "A: 5 h\nB",
    "Open: 9:30\nClose: 18:00",
    "Open: 9 am\nClose: 6 am",
    "Start: 5 May\nEnd: 9 May",
    "Start: 3.5.2026\nEnd: 4.6.2026",
    "Founded: 1998\nPeople: 35",
    "Phone: 0301234567\nFax: 0301234568",
    "Phone: +49 170 123\nFax: +49 170 124",
    "Score: 3-2\nPoints: 1-0",
    `${"a".repeat(41)}: 5\nB: 3`,
    "A: 5 letters\nB: 3 letters",
    "1. A: 5\n2. B: 3",
  ])("isn't found in %j", (value) => expect(barsOf(value)).toEqual([]));

  test.each([
    ["A: -5 %\nB: 3 %", "list"],
    ["A: -5 %\nB: 3 %\nC: 2 %", "table"],
    ["A: 1 %\nB: 2 %\nC: 3 %\nD: 4 %\nE: 5 %\nF: 6 %\nG: 7 %", "table"],
  ])("with more than six lines or negative numbers is a list or table: %j", (value, kind) => {
    const [block, ...others] = blocksOf(value);
    expect(others).toEqual([]);
    expect(block?.kind).toBe(kind);
    expect(block && "entries" in block && block.entries.map(({ text }) => text)).toEqual(
      value.split("\n"),
    );
  });

  test.each([
    ["A: 60 %\nB: 40 %", true],
    ["A: 33 %\nB: 33 %\nC: 33 %", true],
    ["A: 60 %\nB: 60 %", false],
    ["A: 60 km\nB: 40 km", false],
    ["A: 60 ٪\nB: 40 ٪", true],
    ["A: 16 h\nB: 8 h", true],
  ])("detects parts of a whole: %j", (value, isWhole) => {
    expect(blocksOf(value)).toMatchObject([{ kind: "chart", isWhole }]);
  });

  test.each([
    ["A: 46 %\nB: 12 %", 100],
    ["A: 46 ％\nB: 12 ％", 100],
    ["A: 400 ‰\nB: 12 ‰", 1000],
    ["A: 146 %\nB: 12 %", null],
    ["A: 46 km\nB: 12 km", null],
  ])("knows where a full bar ends: %j", (value, limit) => {
    expect(blocksOf(value)).toMatchObject([{ kind: "chart", limit }]);
  });
});

describe("two columns", () => {
  const readColumns = (leftColumn: string, rightColumn: string) =>
    readOf({
      description: [{ type: "two-columns", value: JSON.stringify({ leftColumn, rightColumn }) }],
    }).blocks;

  test("are read as a comparison, each column with a heading and rows", () => {
    const [left, right] = ["left", "right"].map((part) => ({ ...ref, part }));
    expect(readColumns("Before\n- old\n2. more", "After")).toEqual([
      {
        kind: "comparison",
        columns: [
          {
            head: { text: "Before", ref: left },
            rows: [
              { text: "old", ref: left },
              { text: "2. more", ref: left },
            ],
          },
          { head: { text: "After", ref: right }, rows: [] },
        ],
        isJudged: true,
      },
    ]);
  });

  test.each([
    ["Don’t do this", "Do this"],
    ["Myth:", "Fact:"],
    ["Wrong", "Right"],
    ["Mistake", "Fix"],
    ["❌ No", "✅ Yes"],
    ["Vorher", "Nachher"],
    ["À éviter", "À faire"],
    ["Antes", "Después"],
    ["Mito", "Verdade"],
    ["Sbagliato", "Giusto"],
    ["Fout", "Goed"],
    ["قبل", "بعد"],
    ["מיתוס", "עובדה"],
    ["पहले", "बाद में"],
    ["NG例", "OK例"],
    ["以前", "現在"],
    ["전", "후"],
    ["误区", "事实"],
    ["Миф", "Правда"],
  ])("columns with the headings %s and %s are read as a judgement", (left, right) => {
    expect(readColumns(left, right)).toMatchObject([{ isJudged: true }]);
    expect(readColumns(right, left)).toMatchObject([{ isJudged: false }]);
  });

  test.each([
    ["Plan A", "Plan B"],
    ["Beforehand", "Aftermath"],
    ["前提", "後続"],
    ["Mistake", "After"],
  ])("columns with the headings %s and %s aren't read as a judgement", (left, right) => {
    expect(readColumns(left, right)).toMatchObject([{ isJudged: false }]);
  });

  test("that can't be parsed show an error", () => {
    expect(readOf({ description: [{ type: "two-columns", value: "?" }] }).blocks).toEqual([
      { kind: "fault", words: { text: "Error parsing two-columns data", ref } },
    ]);
  });
});

describe("a header's number", () => {
  test.each<[string, string, string | null, number | null]>([
    ["50% of all", "50%", "of all", 50],
    ["::50 %:: of ::all::", "50 %", "of ::all::", 50],
    ["::3x more:: reach", "3x", "::more:: reach", null],
    ["1,200", "1,200", null, null],
    ["$5M a year", "$5M", "a year", null],
    ["-20% cost", "-20%", "cost", null],
    ["10 000 steps", "10 000", "steps", null],
    ["5 std::vector tips", "5", "std::vector tips", null],
  ])("is found in %j", (header, value, rest, percent) => {
    const { number } = readOf({ header });
    expect([number?.value.text, number?.rest?.text ?? null, number?.percent]).toEqual([
      value,
      rest,
      percent,
    ]);
  });

  test.each(["1. Start", "2024 was good", "1984", "9:30 meeting", "24/7 support", "Top 5", "3D"])(
    "isn't found in %j",
    (header) => expect(readOf({ header }).number).toBeNull(),
  );
});

/** Returns the texts' letters, digits and emoji, without characters that are drawn as bullets or marks. */
function lettersOf(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/\r\n?|\n/))
    .map((line) => line.replace(/^\s*(?:\[x\]\s*)?/iu, ""))
    .join("")
    .replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]|©|®|™|[★☆▪▫◼◻▶◀→↔➡✔✖☑✳✴]/gu, "");
}

/** A text item without its bullets and numbers. */
function withoutMarks(value: string): string {
  const lines = value.split(/\r\n?|\n/);
  return parseTextLines(value)
    .map(({ prefix }, index) => (lines[index] ?? "").slice(prefix.length))
    .join("\n");
}

test("reading keeps every word of every slide, in order", () => {
  const lines = fc
    .array(
      fc.constantFrom(
        "- one",
        "1. first",
        "2) second",
        "[x] done",
        "- ✗ wrong",
        "",
        "Words :: here",
        "“Quoted”",
        "— Anna",
        "A: 5 h",
        "B: -3 h",
        "  indented",
        "✅ Clear",
        "🔥 Hot",
        "Step 1: Wash",
        "2️⃣ Dry",
        "b) Fold",
        "3 – Iron",
        "-Milk",
        "•Eggs",
        "+ fast",
        "- ugly",
        "> Said",
        "“Less.” — Dieter Rams",
        "(Dieter Rams)",
        "~ Rumi",
        "| Jan | 12 |",
        "|---|---|",
        "Mail: a@b.de",
        "9:00 Welcome",
        "2021: 12 k",
        "Dear all,",
        "「あ」",
        "・りんご",
        "٣٠٪ من",
      ),
      { maxLength: 9 },
    )
    .map((each) => each.join("\n"));
  fc.assert(
    fc.property(arbitraryPostText, fc.array(lines, { maxLength: 3 }), (typed, values) => {
      const result = parsePost(typed);
      if (!result.ok) throw new Error(result.error.message);
      const more = values.map((value) => ({ type: "text", value }));
      const content = result.post.content.map((slide) => ({
        ...slide,
        description: [...slide.description, ...more],
      }));
      for (const [index, { header, description, summary = "" }] of content.entries()) {
        const read = listReadWords(parseSlide({ ...result.post, content }, index));
        const items = description.flatMap((item) =>
          item.type === "code" || item.type === "two-columns"
            ? listItemTexts(item)
            : [withoutMarks(item.value)],
        );
        const written = [header, ...items, summary];
        expect(lettersOf(read.map(({ text }) => text))).toBe(lettersOf(written));
      }
    }),
    { numRuns: sampleRuns(2000) },
  );
});

const parts =
  "a Anna é あ 日 ٣ ½ 1 20 2024 , . : – — - + ~ % € $ x k “ ” 「 」 ( ) > | :: in von 🔥 1️⃣ Step a) • million Uhr 時 人に".split(
    " ",
  );
const pieces = [...parts, " ", " ", "\n", "\t", "- ", "\u200B", "\uD800", "\u0301"];
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((each) => each.join("")),
);

test("reading any text neither fails nor loses a letter, and a header keeps its letters around its number", () => {
  fc.assert(
    fc.property(anyText, anyText, (header, value) => {
      const reading = readOf({ header, description: [{ type: "text", value }] });
      const read = listReadWords(reading).map(({ text }) => text);
      expect(lettersOf(read)).toBe(lettersOf([header, withoutMarks(value)]));
      if (!reading.number) return;
      const { value: figure, rest } = reading.number;
      expect(lettersOf([figure.text, rest?.text ?? ""])).toBe(lettersOf([header]));
    }),
    { numRuns: sampleRuns(3000) },
  );
});

test("200,000 characters of adversarial text are read", () => {
  const units = [
    "1,",
    "1 000 ",
    ":",
    "a\n— Anna\n\n",
    "“a” — ",
    "a ( ",
    "> a\n",
    "🔥 a\n",
    "- a\n",
    "1. a\n",
  ];
  for (const unit of [
    ...units,
    "a: 1\n",
    "a | b\n",
    "a. — Anna B\n",
    "“",
    "~",
    "1 in ",
    "日",
    "e\u0301",
  ]) {
    const long = unit.repeat(200_000 / unit.length);
    const { header } = readOf({ header: long, description: [{ type: "text", value: long }] });
    expect(header.text).toHaveLength(long.length);
  }
});
