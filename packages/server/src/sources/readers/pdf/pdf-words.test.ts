import { describe, expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";
import { buildPage, helvetica } from "./raw-pdf.fixture.ts";

const standard = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/StandardEncoding>>";

/** Reads a page whose content stream shows texts at positions in points. */
const readText = (content: string, font = helvetica) =>
  read(buildPage(Buffer.from(`BT /F1 10 Tf ${content} ET`, "latin1"), font));
const text = async (content: string, font?: string) => outline(await readText(content, font));

/** Shows a text at a place. */
const at = (x: number, y: number, words: string) => `1 0 0 1 ${x} ${y} Tm (${words}) Tj `;

const prose = [
  "The kettle stands by the window, and whoever comes first in the morning fills it for",
  "all the others, because nobody in this house can think before the first cup of tea.",
];
const body = prose.map((line, index) => at(60, 700 - 12 * index, line)).join("");

describe("letters that are set apart are words:", () => {
  test.each([0.18, 0.2, 0.3, 0.5, 0.7])("by %f of the size", async (gap) => {
    const found = await text(`${10 * gap} Tc ${at(60, 740, "GREEN TEA FIRST")} 0 Tc ${body}`);
    expect(found[0]).toBe("p GREEN TEA FIRST");
  });

  test("in lower case, and with two letters that stand closer", async () => {
    const found = await text(
      `2 Tc ${at(60, 740, "green tea")} ${at(60, 720, "WAT")} ET BT /F1 10 Tf 0 Tc 1 0 0 1 60 640 Tm [(G) -200 (R) -200 (E) -200 (AT) -200 (T) -200 (E) -200 (A)] TJ ${body}`,
    );
    expect(found.join()).toContain("green tea");
    expect(found.join()).toContain("GREATTEA");
  });

  test("gaps between words that don't show are found by the words of the text", async () => {
    const found = await text(`1.25 Tc ${at(60, 740, "THE FIRST CUP")} 0 Tc ${body}`);
    expect(found[0]).toBe("p THE FIRST CUP");
  });

  test("short words in a sentence aren't", async () => {
    expect(await text(at(60, 740, "Plan A or B"))).toEqual(["p Plan A or B"]);
  });
});

test("raised digits stay raised, lowered ones stay in their word", async () => {
  const content =
    "1 0 0 1 60 740 Tm (A jar holds 10) Tj 3 Ts /F1 6 Tf (5) Tj 0 Ts /F1 10 Tf ( beans and CO) Tj -2 Ts /F1 6 Tf (2) Tj 0 Ts /F1 10 Tf ( on 2 m) Tj 4 Ts (2) Tj 0 Ts";
  expect(await text(content)).toEqual(["p A jar holds 10⁵ beans and CO2 on 2 m²"]);
});

test("accents that have a place of their own are composed with their letters", async () => {
  // As TeX sets them: the accent, a move back, the letter.
  const content =
    "1 0 0 1 60 740 Tm [(The caf\\302) 445 (e in M\\310) 445 (unchen and the na\\310) 300 (\\365ve \\317) 420 (Capek)] TJ";
  expect(await text(content, standard)).toEqual(["p The café in München and the naïve Čapek"]);
});

test("short lines with an indent are a list, though their bullets are drawn", async () => {
  const items =
    at(90, 660, "Warm the pot") + at(90, 648, "Wait three minutes") + at(90, 636, "Pour");
  expect(await text(body + items)).toEqual([
    `p ${prose.join(" ")}`,
    "li0 Warm the pot",
    "li0 Wait three minutes",
    "li0 Pour",
  ]);
});

test("items of an inner list have a level", async () => {
  const items =
    at(90, 660, "Warm the pot") +
    at(120, 648, "with hot water") +
    at(120, 636, "for a minute") +
    at(90, 624, "Pour");
  expect((await text(body + items)).slice(1)).toEqual([
    "li0 Warm the pot",
    "li1 with hot water",
    "li1 for a minute",
    "li0 Pour",
  ]);
});

test("a paragraph that is moved to the right, and centred lines, aren't lists", async () => {
  const moved = prose.map((line, index) => at(90, 660 - 12 * index, line.slice(0, 70))).join("");
  const centred =
    at(200, 600, "Mill Lane Tea") + at(180, 588, "every day at five") + at(220, 576, "since 1904");
  expect((await text(body + moved + centred)).join()).not.toContain("li");
});

test("cells that stand below each other are a table", async () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((cell, index) => at(60 + 110 * index, y, cell)).join("");
  const rows =
    row(660, "Tea", "Minutes", "Degrees") +
    row(646, "Green", "2", "70") +
    row(632, "Black tea", "4", "") +
    row(618, "White", "5", "75");
  const found = await readText(body + rows);
  expect(found.passages.slice(1).map(({ text: words, cells }) => [words, cells])).toEqual([
    ["Tea: Green · Minutes: 2 · Degrees: 70", ["Green", "2", "70"]],
    ["Tea: Black tea · Minutes: 4", ["Black tea", "4", ""]],
    ["Tea: White · Minutes: 5 · Degrees: 75", ["White", "5", "75"]],
  ]);
});

test("columns of text, and bullets far from their words, aren't tables", async () => {
  const columns =
    prose
      .flatMap((line, index) => [
        at(60, 600 - 12 * index, line.slice(0, 45)),
        at(320, 600 - 12 * index, line.slice(0, 45)),
      ])
      .join("") +
    at(60, 576, prose[0] ?? "").slice(0, 80) +
    ") Tj ";
  expect((await text(columns)).filter((line) => line.startsWith("t "))).toEqual([]);
  const list = [0, 1, 2]
    .map((index) => at(60, 560 - 12 * index, "-") + at(80, 560 - 12 * index, "Warm the pot well"))
    .join("");
  expect(await text(list)).toEqual(Array.from({ length: 3 }, () => "li0 Warm the pot well"));
});

test("text that is turned sideways is listed", async () => {
  const found = await readText(`${body} 0 1 -1 0 30 400 Tm (ISSN 1234) Tj`);
  expect(outline(found)).toEqual([`p ${prose.join(" ")}`]);
  expect(found.source.read.left).toEqual(["1 line of sideways text: ISSN 1234"]);
});

describe("a file that only mentions the signature", () => {
  test.each([
    ["in its first line", "Each PDF begins with %PDF-1.7, and each ZIP with PK."],
    ["as its first word", "%PDF-1.7 is how each PDF begins."],
    ["on a line of its own", "# PDF\n\n```\n%PDF-1.7\n```\n\nSo it begins."],
  ])("%s is a text", async (_, content) => {
    expect((await read(content)).source.kind).not.toBe("pdf");
  });

  test("a file with other bytes in front of the signature is a PDF", async () => {
    const page = buildPage(Buffer.from(`BT /F1 10 Tf ${body} ET`), helvetica);
    const found = await read(Buffer.concat([Buffer.from("HTTP junk\n"), page]));
    expect(found.source.kind).toBe("pdf");
  });
});
