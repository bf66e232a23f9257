import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { detectImportFormat, importText } from "../import/import-text.ts";
import { readTextSource } from "../sources/read/read-text-source.ts";
import { findTable } from "./find-table.ts";
import { readNamedTable } from "./named-table.ts";
import { walkRows } from "./walk-rows.ts";

describe("import and sources read the same cells:", () => {
  test.each([
    [
      "commas",
      "Header,Text\nGreen,soft\nBlack,strong",
      [
        ["Green", "soft"],
        ["Black", "strong"],
      ],
    ],
    [
      "tabs",
      "Header\tText\nGreen\tsoft, sweet\nBlack\tstrong, dry",
      [
        ["Green", "soft, sweet"],
        ["Black", "strong, dry"],
      ],
    ],
    [
      "bars",
      "Header|Text\nGreen|soft\nBlack|strong",
      [
        ["Green", "soft"],
        ["Black", "strong"],
      ],
    ],
    [
      "decimal commas",
      "Header;Text;Layout\nGreen;1,5;2,5\nBlack;3,0;4,0",
      [
        ["Green", "1,5", "2,5"],
        ["Black", "3,0", "4,0"],
      ],
    ],
    [
      "a named separator",
      "sep=;\nHeader;Text\nGreen;a, b\nBlack;c, d",
      [
        ["Green", "a, b"],
        ["Black", "c, d"],
      ],
    ],
    [
      "a byte order mark",
      "\uFEFFHeader;Text\nGreen;soft\nBlack;strong",
      [
        ["Green", "soft"],
        ["Black", "strong"],
      ],
    ],
    [
      "line ends of Windows",
      "Header,Text\r\nGreen,soft\r\nBlack,strong\r\n",
      [
        ["Green", "soft"],
        ["Black", "strong"],
      ],
    ],
    [
      "line ends of old Macs",
      "Header,Text\rGreen,soft\rBlack,strong\r",
      [
        ["Green", "soft"],
        ["Black", "strong"],
      ],
    ],
    [
      "quotes",
      'Header,Text\n"Green, ""new""","soft\nand sweet"\nBlack,strong',
      [
        ['Green, "new"', "soft\nand sweet"],
        ["Black", "strong"],
      ],
    ],
    [
      "blanks around quotes",
      'Header, Text\nGreen, "soft, sweet" \n"Black" ,"strong"',
      [
        ["Green", "soft, sweet"],
        ["Black", "strong"],
      ],
    ],
    [
      "inches",
      'Header,Text\nKettle,5" wide\nCup,3" wide',
      [
        ["Kettle", '5" wide'],
        ["Cup", '3" wide'],
      ],
    ],
    [
      "a quotation in a cell",
      'Header,Text\n"Green" is new,soft\nBlack,"strong" they say',
      [
        ['"Green" is new', "soft"],
        ["Black", '"strong" they say'],
      ],
    ],
    [
      "a quotation mark that isn't closed",
      'Header,Text\n"Green,soft\nBlack,"strong"',
      [
        ['"Green', "soft"],
        ["Black", "strong"],
      ],
    ],
    [
      "empty lines",
      "Header\tText\nGreen\tsoft\n\nBlack\tstrong",
      [
        ["Green", "soft"],
        ["Black", "strong"],
      ],
    ],
    [
      "blank rows of a spreadsheet",
      "Header,Text,Code\nGreen,soft,a\n,,\n\nBlack,strong,b",
      [
        ["Green", "soft", "a"],
        ["Black", "strong", "b"],
      ],
    ],
    [
      "short rows",
      "Header\tText\tCode\nGreen\tsoft\nBlack\tstrong\tb",
      [
        ["Green", "soft"],
        ["Black", "strong", "b"],
      ],
    ],
  ])("%s", (_, text, rows) => {
    const named = readNamedTable(text, (names) => names[0] === "Header");
    expect(named.ok && named.rows.map(({ cells }) => cells)).toEqual(rows);
    const found = findTable(text)?.rows ?? [];
    expect(found.slice(1).map(({ cells }) => cells.map((cell) => cell.trim()))).toEqual(rows);
    const numbers = found.slice(1).map(({ number }) => number);
    expect(named.ok && named.rows.map(({ number }) => number)).toEqual(numbers);
    expect(detectImportFormat(text)).toBe("csv");
    expect(importText(text, "csv")).toMatchObject({ ok: true, posts: [{}] });
    const { passages } = readTextSource(text, { fileName: "teas.csv" });
    expect(passages.map(({ kind, place }) => [kind, place?.row])).toEqual(
      numbers.map((number) => ["table", number]),
    );
  });
});

test("a column of texts with commas is read whole", () => {
  const named = readNamedTable("text\nGreen, black\nMate", () => true);
  expect(named).toMatchObject({ rows: [{ cells: ["Green, black"] }, { cells: ["Mate"] }] });
});

test("lines of prose with a semicolon each are no rows of one table across paragraphs", () => {
  const text = "I boil; you pour.\n\nWe wait; they drink.\n\nI wash; you dry.";
  expect(findTable(text)).toBeNull();
});

test("a list of slides in a Markdown table keeps bars within cells", () => {
  const rows = [
    "| Slide | Headline | Text |",
    "|---|---|---|",
    "| 1 | Tea \\| mate | Boil |",
    "| 2 | Cups | Pour |",
  ];
  const { passages } = readTextSource(rows.join("\n"));
  expect(passages.map(({ text }) => text)).toEqual(["Tea | mate", "Boil", "Cups", "Pour"]);
});

test("cells that are written as in RFC 4180 are read back", () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('"', "a\nb", "a\r\nb", ",", ";", " x "));
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(",", ";", "\t", "|"),
      fc.constantFrom("\n", "\r\n", "\r"),
      (rows, separator, lineEnd) => {
        const text = rows.map((cells) => cells.map(quote).join(separator)).join(lineEnd);
        expect(Array.from(walkRows(text, separator), ({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

test("every character of a text is in one row, in order", () => {
  const text = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ") });
  fc.assert(
    fc.property(text, (typed) => {
      let at = 0;
      for (const { start, end } of walkRows(typed, ",")) {
        expect(typed.slice(at, start)).toMatch(/^(?:\r\n|\r|\n)?$/);
        expect(end).toBeGreaterThanOrEqual(start);
        at = end;
      }
      expect(typed.slice(at)).toMatch(/^(?:\r\n|\r|\n)?$/);
    }),
  );
});

test("a paragraph below a table isn't a row, even if it has a semicolon", () => {
  const rows = "year;books;audio\n2024;18100;1730\n2025;18905;2960";
  const note = "Audio has doubled. Books are as popular as before; loans rose by 3% in summer.";
  const table = findTable(`${rows}\n\n${note}`);
  expect(table?.rows).toHaveLength(3);
  expect(table?.after.trim()).toBe(note);
});
