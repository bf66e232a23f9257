import { describe, expect, test } from "vitest";
import { readTextSource } from "./read-text-source.ts";
import { UnreadableText } from "./unreadable-text.ts";

const read = (text: string, fileName?: string) => {
  const { source, passages } = readTextSource(text, { fileName });
  const lines = passages.map(({ kind, text: words }) => `${kind}: ${words}`);
  return { source, passages, lines, left: source.read.left };
};

describe("a copied mail loses its head, its signature and the mails below:", () => {
  const body =
    "Hi Ada,\n\nThe kettle whistles at 96 degrees. We measured it for three weeks.\n\nNobody gets up for it.";
  const lines = [
    "paragraph: Hi Ada,",
    "paragraph: The kettle whistles at 96 degrees. We measured it for three weeks.",
    "paragraph: Nobody gets up for it.",
  ];
  const head =
    "From: Ben Ode <ben@tea.example>\nSent: Monday, 3 June 2024 08:15\nTo: Ada Moor\nCc: Cem;\n Dora\nSubject: RE: Fwd: The kettle\n\n";

  test("of Outlook", () => {
    const { source, lines: found, left } = read(`${head}${body}\n\n-- \nBen Ode\n+49 341 555 0199`);
    expect(source).toMatchObject({
      title: "The kettle",
      byline: "Ben Ode",
      published: "2024-06-03",
    });
    expect(found).toEqual(lines);
    expect(left).toEqual([
      "6 lines of the mail's head: From: Ben Ode <ben@tea.example>, Sent: Monday, 3 June 2024 08:15, To: Ada Moor",
      "2 lines of the signature: Ben Ode, +49 341 555 0199",
    ]);
  });

  test.each([
    [
      "English",
      "On 1 Jun 2024, at 19:02, Ada Moor <ada@tea.example> wrote:\n> When does it whistle?",
    ],
    [
      "two lines",
      "On Sat, 1 Jun 2024 at 19:02, Ada Moor <ada@tea.example>\nwrote:\n> When does it whistle?",
    ],
    ["German", "Am 01.06.2024 um 19:02 schrieb Ada Moor:\n> Wann pfeift er?"],
    ["French", "Le sam. 1 juin 2024 à 19:02, Ada Moor a écrit :\n> Quand ?"],
    [
      "Outlook",
      "________________________________\nFrom: Ada Moor\nSent: Saturday\nTo: Ben\nSubject: When?\n\nWhen does it whistle?",
    ],
    ["older Outlook", "-----Original Message-----\nFrom: Ada\n\nWhen does it whistle?"],
  ])("what was answered, in %s", (_, answered) => {
    const found = read(`${head}${body}\n\nSent from my iPhone\n\n${answered}`);
    expect(found.lines).toEqual(lines);
    expect(found.left.join("\n")).toContain("Sent from my iPhone");
    expect(found.left.join("\n")).toMatch(/lines? of the answered mail/);
  });

  test("in German and with stars", () => {
    const german = `**Von:** Ben Ode\n**Gesendet:** Montag, 3. Juni 2024\n**An:** Ada\n**Betreff:** AW: Der Kessel\n\n${body}`;
    expect(read(german)).toMatchObject({
      lines,
      source: { title: "Der Kessel", byline: "Ben Ode" },
    });
  });

  test("a forwarded mail keeps its words", () => {
    const found = read(
      `---------- Forwarded message ---------\nFrom: Ben Ode <b@tea.example>\nDate: Mon, Jun 3, 2024 at 8:15 AM\nSubject: The kettle\nTo: <ada@tea.example>\n\n\n${body}`,
    );
    expect(found).toMatchObject({
      lines,
      source: { title: "The kettle", published: "2024-06-03" },
    });
  });

  test("a list of people isn't a mail", () => {
    expect(read("To: Ada\nFrom: Ben\n\nA poem about a kettle.").lines.join()).toContain("Ben");
  });
});

describe("highlights of a book are quotations:", () => {
  test("Kindle", () => {
    const entry = (meta: string, text: string) =>
      `The Tea Year (Moor, Ada)\n- ${meta} | Added on Monday, March 4, 2024 8:15:22 AM\n\n${text}\n==========\n`;
    const { source, passages, left } = read(
      `\uFEFF${entry("Your Highlight on page 12 | Location 180-183", "A kettle forgives.")}${entry("Your Highlight on Location 466-467", "Water is patient.")}${entry("Your Note on page 12 | Location 183", "for the carousel")}${entry("Your Bookmark on page 13", "")}`,
    );
    expect(source.title).toBe("The Tea Year");
    expect(passages.map(({ kind, text, speaker, place }) => [kind, text, speaker, place])).toEqual([
      ["quote", "A kettle forgives.", "Ada Moor, The Tea Year", { page: 12 }],
      ["quote", "Water is patient.", "Ada Moor, The Tea Year", { section: "Location 466-467" }],
      ["paragraph", "for the carousel", undefined, { page: 12, section: "Your note" }],
    ]);
    expect(left).toEqual(["1 bookmark"]);
  });

  test.each([
    [
      "German",
      "Ihre Markierung auf Seite 12 | bei Position 180-183 | Hinzugefügt am Montag, 4. März 2024",
    ],
    [
      "French",
      "Votre surlignement sur la page 12 | emplacement 180-183 | Ajouté le lundi 4 mars 2024",
    ],
    ["Spanish", "La subrayado en la página 12 | posición 180-183 | Añadido el lunes"],
    ["Japanese", "12ページ|位置No. 180-183のハイライト |作成日: 2024年3月4日"],
  ])("Kindle in %s", (_, meta) => {
    const { passages } = read(
      `Das Teejahr (Ada Moor)\n- ${meta}\n\nA kettle forgives.\n==========\n`,
    );
    expect(passages).toMatchObject([
      { kind: "quote", text: "A kettle forgives.", place: { page: 12 } },
    ]);
  });

  test("a highlight that was changed is read once", () => {
    const entry = (text: string) =>
      `Tea (Ada)\n- Your Highlight on page 1\n\n${text}\n==========\n`;
    const { lines, left } = read(entry("A kettle") + entry("A kettle forgives."));
    expect(lines).toEqual(["quote: A kettle forgives."]);
    expect(left).toEqual(["1 earlier version of a highlight: A kettle"]);
  });

  test("Kindle's website and Apple Books", () => {
    const list =
      "Yellow highlight | Page: 12\nOptions\nA kettle forgives.\nNote | Page: 13\nNote: for the carousel";
    expect(read(list).lines).toEqual(["quote: A kettle forgives.", "paragraph: for the carousel"]);
    const excerpt =
      "“A kettle forgives.”\n\nExcerpt From\nThe Tea Year\nAda Moor\nThis material may be protected by copyright.";
    expect(read(excerpt).passages).toMatchObject([
      { kind: "quote", text: "A kettle forgives.", speaker: "Ada Moor, The Tea Year" },
    ]);
  });
});

test("a notebook's texts and code are read, its outputs aren't", () => {
  const notebook = JSON.stringify({
    nbformat: 4,
    cells: [
      { cell_type: "markdown", source: ["# Kettles\n", "They whistle at 96 degrees."] },
      { cell_type: "code", source: "boil()\n```", outputs: [{ text: "96" }] },
      { cell_type: "raw", source: "raw words" },
    ],
  });
  const { source, lines, left } = read(notebook, "kettles.ipynb");
  expect(source).toMatchObject({ kind: "markdown", title: "Kettles", read: { by: "notebook" } });
  expect(lines).toEqual([
    "heading: Kettles",
    "paragraph: They whistle at 96 degrees.",
    "code: boil()\n```",
  ]);
  expect(left).toEqual(["1 output of code", "1 raw cell: raw words"]);
});

test("a calendar's events are rows", () => {
  const { source, passages } = read(
    "BEGIN:VCALENDAR\r\nX-WR-CALNAME:Tea\r\nBEGIN:VEVENT\r\nDTSTART;TZID=Europe/Berlin:20240603T081500\r\nSUMMARY:Descale the\r\n  kettle\\, twice\r\nLOCATION:Kitchen\r\nBEGIN:VALARM\r\nEND:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR",
  );
  expect(source).toMatchObject({ kind: "table", title: "Tea" });
  expect(passages.map(({ text }) => text)).toEqual([
    "Event: Descale the kettle, twice · Date: 2024-06-03 08:15 · Place: Kitchen",
  ]);
});

describe("what isn't prose is refused by its name:", () => {
  test.each([
    ["JSON data", '{"kettles": [1, 2], "tea": "green"}'],
    ["JSON data", '[{"text": "Boil"}]'],
    ["JSON data", '{"a": 1}\n{"a": 2}'],
    ["JSON data", '{\n  "title": "Tea",\n  "rows": [\n    {\n      "name": "green",\n'],
    ["LaTeX", "\\documentclass{article}\n\\begin{document}\nBoil.\n\\end{document}"],
    [
      "LaTeX",
      "\\section{Tea}\nBoil it.\n\\begin{itemize}\n\\item green\n\\item black\n\\end{itemize}",
    ],
    ["BibTeX", "@book{tea, title = {Tea}}"],
    ["a contact card", "BEGIN:VCARD\nFN:Ada\nEND:VCARD"],
    ["RTF", "{\\rtf1\\ansi Boil.}"],
    ["captions in SAMI", "<SAMI><BODY><SYNC Start=0><P>Boil.</BODY></SAMI>"],
    ["captions in SCC", "Scenarist_SCC V1.0\n\n00:00:01:00 9420"],
    [
      "the source of an email",
      "Received: from a\nSubject: Tea\nMIME-Version: 1.0\nContent-Type: text/plain\n\nBoil.",
    ],
    ["XML data", '<?xml version="1.0"?><kettles><kettle/></kettles>'],
  ])("%s", (name, text) => {
    expect(() => read(text)).toThrow(UnreadableText);
    expect(() => read(text)).toThrow(`This is ${name}, which we can't read.`);
  });

  test.each([
    "[Music] The kettle whistles.",
    "[1] The kettle whistles, as we said.",
    "{Note} The kettle whistles.",
    "# Math\n\n```latex\n\\section{a}\n\\begin{b}\n\\item c\n```\n\nSo we write it.",
    "Use \\section in LaTeX, and \\item in its lists.",
  ])("but not prose: %s", (text) => {
    expect(read(text).passages.length).toBeGreaterThan(0);
  });
});
