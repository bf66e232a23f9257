import { describe, expect, test } from "vitest";
import { outline, read, wordsOf } from "../read-file.fixture.ts";
import { buildPptx, shape } from "./office-files.fixture.ts";

const readSlide = (shapes: string) => read(buildPptx([{ title: "Tea", shapes }]));
const runs = (...parts: string[]) =>
  `<p:sp><p:nvSpPr><p:cNvPr/><p:nvPr/></p:nvSpPr><p:txBody><a:p>${parts.join("")}</a:p></p:txBody></p:sp>`;
const part = (text: string, properties = "") =>
  `<a:r><a:rPr${properties}/><a:t>${text}</a:t></a:r>`;

test("raised, lowered and struck-out text of a slide keeps its meaning", async () => {
  const found = await readSlide(
    runs(
      part("10"),
      part("5", ' baseline="30000"'),
      part(" beans, CO"),
      part("2", ' baseline="-25000"'),
      part(", "),
      part("$9", ' strike="sngStrike"'),
      part("$7"),
    ),
  );
  expect(outline(found)[1]).toBe("p 10⁵ beans, CO2, $7");
  expect(found.source.read.left).toEqual(["1 struck-out word: $9"]);
});

test("of alternatives one is read, and an equation is written in its sentence", async () => {
  const math = `<a14:m><m:oMath><m:sSup><m:e><m:r><m:t>t</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></a14:m>`;
  const shapes = `<mc:AlternateContent><mc:Choice>${runs(part("Wait "), math, part(" minutes."))}</mc:Choice><mc:Fallback>${shape(["Wait OTHER minutes."])}</mc:Fallback></mc:AlternateContent>`;
  const found = await readSlide(shapes);
  expect(outline(found)).toEqual(["h1 Tea", "p Wait t² minutes."]);
  expect(wordsOf(found)).not.toContain("OTHER");
});

describe("shapes are read as they stand on the slide:", () => {
  const placed = (text: string, x: number, y: number) =>
    shape([text]).replace(
      "<p:txBody>",
      `<p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="100" cy="80"/></a:xfrm></p:spPr><p:txBody>`,
    );
  const order = async (...shapes: string[]) => {
    const found = await read(buildPptx([{ title: "", shapes: shapes.join("") }]));
    return found.passages.map(({ text }) => text);
  };

  test("from top to bottom", async () => {
    expect(
      await order(placed("Third", 0, 200), placed("First", 5, 0), placed("Second", 0, 100)),
    ).toEqual(["First", "Second", "Third"]);
  });

  test("from left to right", async () => {
    expect(await order(placed("Right", 200, 10), placed("Left", 0, 0))).toEqual(["Left", "Right"]);
  });

  test("in the order of the file if they are neither", async () => {
    expect(
      await order(
        placed("One", 0, 0),
        placed("Two", 0, 100),
        placed("Three", 200, 0),
        placed("Four", 200, 100),
      ),
    ).toEqual(["One", "Two", "Three", "Four"]);
  });
});
