import { expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";
import { buildTaggedPdf, type TagElement } from "./tagged-pdf.fixture.ts";

const tag = (role: string, ...children: (string | TagElement)[]): TagElement => ({
  role,
  children,
});

test("tags tell headings, lists, tables and quotes", async () => {
  const item = (...children: (string | TagElement)[]) => tag("LI", tag("LBody", ...children));
  const row = (role: string, ...cells: (string | null)[]) =>
    tag("TR", ...cells.map((cell) => (cell === null ? tag(role) : tag(role, tag("P", cell)))));
  const found = await read(
    buildTaggedPdf(
      [
        tag("H1", "Tea rules"),
        tag("P", "The kettle stands by the window,", tag("Span", "and it whistles.")),
        tag("L", item("Warm the pot"), item("Wait", tag("L", item("two minutes")))),
        tag("L", tag("LI", tag("Lbl", "1."), tag("LBody", "Pour"))),
        tag("Table", row("TH", "Tea", "Minutes", "Degrees"), row("TD", "Green", null, "70")),
        tag("BlockQuote", tag("P", "Tea is patience.")),
        { role: "Figure", alt: "A kettle", children: ["KETTLE"] },
      ],
      ["11/29/26, 4:51 PM"],
    ),
  );
  expect(outline(found)).toEqual([
    "h1 Tea rules",
    "p The kettle stands by the window, and it whistles.",
    "li0 Warm the pot",
    "li0 Wait",
    "li1 two minutes",
    "li0. Pour",
    "t Tea: Green · Degrees: 70",
    "q Tea is patience.",
  ]);
  expect(found.source.read.left).toEqual([
    "1 image: A kettle",
    "1 page header, footer or page number: 11/29/26, 4:51 PM",
  ]);
});

test("tags that follow lines instead of paragraphs aren't used", async () => {
  const lines = [
    "The kettle stands by the",
    "window, and it whistles for",
    "all of us in the house.",
  ];
  const found = await read(buildTaggedPdf(lines.map((line) => tag("P", line))));
  expect(outline(found)).toEqual([`p ${lines.join(" ")}`]);
});
