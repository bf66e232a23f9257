import { describe, expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";
import { buildDocx, paragraph, run, wordPart } from "./office-files.fixture.ts";

const raised = '<w:vertAlign w:val="superscript"/>';
const inside = (content: string) => `<w:p>${content}</w:p>`;
const text = async (body: string) => outline(await read(buildDocx(body)));

test("raised digits stay raised", async () => {
  const body = `${run("A jar holds 10")}${run("5", raised)}${run(" beans on 2 m")}${run("2", raised)}${run(", the 3")}${run("rd", raised)}${run(" jar")}`;
  expect(await text(inside(body))).toEqual(["p A jar holds 10⁵ beans on 2 m², the 3rd jar"]);
});

test("struck-out words are left out and listed as phrases", async () => {
  const body = inside(
    `${run("Tea costs ")}${run("$9 ", "<w:strike/>")}${run("a cup", '<w:dstrike w:val="1"/>')}${run("$7", '<w:strike w:val="0"/>')}`,
  );
  const found = await read(buildDocx(body));
  expect(outline(found)).toEqual(["p Tea costs $7"]);
  expect(found.source.read.left).toEqual(["1 struck-out word: $9 a cup"]);
});

test("tracked changes are accepted and said, comments are listed", async () => {
  const moved = (name: string) => `<w:${name} w:id="3">${run("Rest first. ")}</w:${name}>`;
  const body = inside(
    `${run("Tea costs ")}<w:del w:id="1"><w:r><w:delText>$9</w:delText></w:r></w:del><w:ins w:id="2">${run("$7")}</w:ins>${run(". ")}${moved("moveTo")}${run("Then pour.")}${moved("moveFrom")}`,
  );
  const comments = wordPart(
    "comments",
    `<w:comment w:id="0">${paragraph("Is that so?")}</w:comment>`,
  );
  const found = await read(buildDocx(body, { "word/comments.xml": comments }));
  expect(outline(found)).toEqual(["p Tea costs $7. Rest first. Then pour."]);
  expect(found.source.read.left).toEqual(["1 tracked deletion: $9", "1 comment: Is that so?"]);
  expect(found.source.read.doubts).toEqual([
    { code: "tracked-changes", message: "3 tracked changes were accepted. Check them in Word." },
  ]);
});

describe("an equation is written in its sentence:", () => {
  const letters = (words: string) => `<m:r><m:t>${words}</m:t></m:r>`;
  const part = (name: string, content: string) => `<m:${name}>${content}</m:${name}>`;

  test.each([
    ["letters", letters("a=b"), "a=b"],
    ["a quotient", part("f", part("num", letters("3")) + part("den", letters("4"))), "3/4"],
    ["a power", part("sSup", part("e", letters("t")) + part("sup", letters("2"))), "t²"],
    ["an index", part("sSub", part("e", letters("t")) + part("sub", letters("0"))), "t0"],
    ["a root", part("rad", part("deg", "") + part("e", letters("x+1"))), "√(x+1)"],
    [
      "brackets",
      part(
        "d",
        `<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${part("e", letters("1"))}`,
      ),
      "[1]",
    ],
    [
      "a sum",
      part(
        "nary",
        `<m:naryPr><m:chr m:val="∑"/></m:naryPr>${part("sub", letters("k"))}${part("sup", letters("n"))}${part("e", letters("k"))}`,
      ),
      "∑kⁿk",
    ],
  ])("%s", async (_, math, expected) => {
    const body = `${run("Take ")}<m:oMath>${math}</m:oMath>${run(" of it.")}`;
    expect(await text(inside(body))).toEqual([`p Take ${expected} of it.`]);
  });

  test("on a line of its own", async () => {
    const math = `<m:oMathPara><m:oMathParaPr><m:jc m:val="center"/></m:oMathParaPr><m:oMath>${letters("a=b")}</m:oMath></m:oMathPara>`;
    expect(await text(inside(math) + paragraph("So it is."))).toEqual(["p a=b", "p So it is."]);
  });
});

describe("text boxes are read once:", () => {
  const box = (name: string) =>
    `<${name}><w:txbxContent>${paragraph("Keep the lid on.")}</w:txbxContent></${name}>`;
  const drawing = `<w:drawing><wp:anchor><a:graphic><a:graphicData uri="x"><wps:wsp>${box("wps:txbx")}</wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const older = `<w:pict><v:shape>${box("v:textbox")}</v:shape></w:pict>`;

  test.each([
    ["of the newer kind", drawing],
    ["of the older kind", older],
    [
      "of both kinds",
      `<mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent>`,
    ],
    [
      "of the newer kind in a list of kinds",
      `<mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice></mc:AlternateContent>`,
    ],
  ])("%s", async (_, shape) => {
    const found = await text(paragraph("Pour.") + inside(`<w:r>${shape}</w:r>`));
    expect(found).toEqual(["p Pour.", "p Keep the lid on."]);
  });
});

test("the words under ruby stay in their sentence", async () => {
  const ruby = `<w:r><w:ruby><w:rt>${run("ちゃ")}</w:rt><w:rubyBase>${run("茶")}</w:rubyBase></w:ruby></w:r>`;
  expect(await text(inside(run("毎朝お") + ruby + run("を飲む。")))).toEqual([
    "p 毎朝お茶を飲む。",
  ]);
});

test("styles that are based on a heading's style are headings; tables of contents are left out", async () => {
  const style = (id: string, name: string, more = "") =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
  const styles = wordPart(
    "styles",
    style("H1", "heading 1") +
      style("K", "Kapitel", '<w:basedOn w:val="H1"/>') +
      style("U", "Unterkapitel", '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>') +
      style("V1", "toc 1"),
  );
  const body = `${paragraph("The kettle 3", { style: "V1" })}${paragraph("The kettle", { style: "K" })}${paragraph("Its lid", { style: "U" })}${paragraph("It whistles.")}`;
  const found = await read(buildDocx(body, { "word/styles.xml": styles }));
  expect(outline(found)).toEqual(["h1 The kettle", "h2 Its lid", "p It whistles."]);
  expect(found.source.read.left).toEqual(["1 line of the table of contents: The kettle 3"]);
});

test("footnotes are listed", async () => {
  const notes = wordPart(
    "footnotes",
    `<w:footnote w:id="1">${paragraph("Counted twice.")}</w:footnote>`,
  );
  const body = inside(
    `${run("Forty cups")}<w:r><w:footnoteReference w:id="1"/></w:r>${run(" a day.")}`,
  );
  const found = await read(buildDocx(body, { "word/footnotes.xml": notes }));
  expect(outline(found)).toEqual(["p Forty cups a day."]);
  expect(found.source.read.left).toEqual(["1 footnote: Counted twice."]);
});

test("charts, and elements that aren't read, are counted", async () => {
  const chart = `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://x/chart"/></a:graphic></wp:inline></w:drawing></w:r>`;
  const found = await read(
    buildDocx(paragraph("Pour.") + inside(chart) + inside("<w:contentPart/>")),
  );
  expect(found.source.read.left).toEqual(["1 chart", "1 part that we can't read: w:contentPart"]);
});

test("a link without its address is read", async () => {
  const body = inside(
    `<w:hyperlink r:id="rId99">${run("The kettle")}</w:hyperlink>${run(" whistles.")}`,
  );
  expect(await text(body)).toEqual(["p The kettle whistles."]);
});
