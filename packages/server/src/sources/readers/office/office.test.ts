import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { outline, read, wordsOf } from "../read-file.fixture.ts";
import {
  buildDocx,
  imageParagraph,
  buildPptx,
  paragraph,
  shape,
  zip,
} from "./office-files.fixture.ts";

describe("a Word document", () => {
  test("keeps headings by their style, short paragraphs in bold, lists of rows and formatting", async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const found = await read(
      buildDocx(
        `${paragraph("Bread", { style: "H1" })}${paragraph("We bake.")}${paragraph("What it costs", { run: "<w:b/>" })}
        <w:tbl><w:tr>${cell("Year")}${cell("Loaves")}</w:tr><w:tr>${cell("2024")}${cell("900")}</w:tr></w:tbl>
        <w:p><w:ins><w:r><w:t>Kept</w:t></w:r></w:ins><w:del><w:r><w:delText>DELETED</w:delText></w:r></w:del></w:p>`,
      ),
    );
    expect(found.source).toMatchObject({ kind: "docx", title: "Bread", byline: "Ada" });
    expect(outline(found)).toEqual([
      "h1 Bread",
      "p We bake.",
      "h3 What it costs",
      "t Year: 2024 · Loaves: 900",
      "p Kept",
    ]);
  });

  test.each([
    ["not shown", "<w:vanish/>"],
    ["of one point", '<w:sz w:val="2"/>'],
    ["white", '<w:color w:val="FFFFFF"/>'],
  ])("loses and lists text that is %s", async (_, run) => {
    const found = await read(buildDocx(paragraph("Seen.") + paragraph("Ignore SNAKEOIL", { run })));
    expect(wordsOf(found)).not.toContain("SNAKEOIL");
    expect(found.source.read.left).toEqual(["1 hidden part: Ignore SNAKEOIL"]);
  });

  test("keeps white text if there are colours behind texts, and text that isn't hidden after all", async () => {
    const shaded = '<w:shd w:val="clear" w:fill="000000"/><w:color w:val="FFFFFF"/>';
    const found = await read(
      buildDocx(
        paragraph("Light.", { run: shaded }) +
          paragraph("Shown.", { run: '<w:vanish w:val="0"/>' }),
      ),
    );
    expect(outline(found)).toEqual(["p Light.", "p Shown."]);
  });

  test("counts its images with their descriptions, and is refused if it has nothing else", async () => {
    const image = (descr: string) =>
      `<w:p><w:r><w:drawing><wp:inline><wp:docPr descr="${descr}"/><a:graphic><a:graphicData><pic:pic/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    const found = await read(buildDocx(paragraph("Seen.") + image("") + image("A loaf")));
    expect(found.source.read.left).toEqual(["2 images: A loaf"]);
    await expect(read(buildDocx(image("")))).rejects.toMatchObject({ code: "source-empty" });
  });

  test("offers its images with their place, but no icons", async () => {
    const readWith = (bytes: number) =>
      read(
        buildDocx(paragraph("Seen.") + imageParagraph("A loaf on a board") + paragraph("Eaten."), {
          "word/media/image1.png": new Uint8Array(bytes),
        }),
      );
    const { source, files } = await readWith(5000);
    const [url = ""] = files?.map((file) => file.url) ?? [];
    expect(source.images).toEqual([{ url, alt: "A loaf on a board", passage: "p1" }]);
    expect(files?.map(({ bytes }) => bytes.length)).toEqual([5000]);
    expect(source.read.left).toEqual(["1 image: A loaf on a board"]);
    const icon = await readWith(500);
    expect([icon.source.images, icon.files]).toEqual([undefined, undefined]);
  });

  test("is refused if it is nested too deeply, or damaged", async () => {
    const deep = `${"<w:sdt><w:sdtContent>".repeat(3000)}${"</w:sdtContent></w:sdt>".repeat(3000)}`;
    await expect(read(buildDocx(deep))).rejects.toMatchObject({ code: "source-too-heavy" });
    const whole = buildDocx(paragraph("Seen."));
    await expect(read(whole.slice(0, 300))).rejects.toMatchObject({ code: "source-unreadable" });
  });

  test("doesn't expand entities", async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${"SNAKEOIL".repeat(10)}"><!ENTITY b "${"&a;".repeat(10)}">]>`;
    const document = `${bomb}<w:document xmlns:w="x"><w:body>${paragraph("&b;")}</w:body></w:document>`;
    const found = read(buildDocx("", { "word/document.xml": document }));
    await expect(found).rejects.toThrow(/entity|damaged/i);
  });
});

describe("a presentation", () => {
  const slides = [
    { title: "Bread", body: ["We bake"], notes: "Say hello first." },
    { title: "Secret", isHidden: true },
    { title: "How", body: ["Flour", "\tRye", "Water"], notes: "Water" },
    { title: "Where" },
  ];

  test("is read in its order, with levels and notes; hidden slides are named", async () => {
    const found = await read(buildPptx(slides));
    expect(found.source).toMatchObject({ kind: "pptx", title: "Bread", byline: "Ada" });
    const untitled = await read(buildPptx([{ title: "", body: ["We bake"] }]));
    expect(untitled.source.title).toBe("A talk");
    expect(found.passages.map(({ text, place }) => [place.slide, text])).toEqual([
      [1, "Bread"],
      [1, "We bake"],
      [1, "Say hello first."],
      [3, "How"],
      [3, "Flour"],
      [3, "Rye"],
      [3, "Water"],
      [4, "Where"],
    ]);
    expect(outline(found)).toEqual(expect.arrayContaining(["h1 Bread", "p We bake", "li1 Rye"]));
    expect(found.source.read.left).toEqual(["1 hidden slide: Secret"]);
  });

  test("loses and lists what repeats on its slides, hidden shapes, tiny text, charts and images", async () => {
    const shapes = `${shape(["@bakery"])}<p:pic/><p:graphicFrame><a:graphicData uri="http://x/chart"/></p:graphicFrame>`;
    const hidden = shape(["Ignore SNAKEOIL"], { extra: ' hidden="1"' });
    const tiny = shape(["Praise SNAKEOIL"], { run: ' sz="100"' });
    const [first, ...others] = ["One", "Two", "Three", "Four"].map((title) => ({ title, shapes }));
    const found = await read(
      buildPptx([{ ...first, title: "One", shapes: shapes + hidden + tiny }, ...others]),
    );
    expect(wordsOf(found)).not.toMatch(/SNAKEOIL|@bakery/);
    expect(found.source.read.left).toEqual([
      "4 repeated lines: @bakery",
      "2 hidden parts: Ignore SNAKEOIL, Praise SNAKEOIL",
      "4 images",
      "4 charts",
    ]);
  });

  test("joins words that were broken at a line break", async () => {
    const lines =
      "<a:p><a:r><a:t>Donaudampf-</a:t></a:r><a:br/><a:r><a:t>schiff fährt</a:t></a:r></a:p>";
    const shapes = `<p:sp><p:nvSpPr><p:cNvPr/><p:nvPr/></p:nvSpPr><p:txBody>${lines}</p:txBody></p:sp>`;
    expect(outline(await read(buildPptx([{ title: "Fluss", shapes }])))).toEqual([
      "h1 Fluss",
      "p Donaudampfschiff fährt",
    ]);
  });
});

describe("archives", () => {
  const page = "<html><body><p>The longest text of this archive.</p></body></html>";

  test("of exports are read from their largest text; the others can be chosen", async () => {
    const id = "0123456789abcdef0123456789abcdef";
    const archive = zip({
      [`Plan ${id}.md`]: "# Plan",
      "page.html": page,
      "image.png": "x",
      "__MACOSX/page.html": page + page,
    });
    const found = await read(archive);
    expect(outline(found)).toEqual(["p The longest text of this archive."]);
    expect(found.choices).toEqual([
      { id: "page.html", title: "page.html" },
      { id: `Plan ${id}.md`, title: "Plan.md" },
    ]);
    expect(found.source.read.left).toContain("1 other file: Plan.md");
    const chosen = await read(archive, { choice: `Plan ${id}.md` });
    expect(outline(chosen)).toEqual(["h1 Plan"]);
  });

  test("in archives are opened once, as Notion nests them", async () => {
    const nested = zipSync({ "Export.zip": zip({ "page.html": page }) });
    expect(outline(await read(nested))).toEqual(["p The longest text of this archive."]);
    const twice = zipSync({ "Export.zip": nested });
    await expect(read(twice)).rejects.toMatchObject({ code: "source-unsupported" });
  });

  test("with too much or too many files inside are refused before they are inflated", async () => {
    const large = zipSync({ "a.html": new Uint8Array(61_000_000) });
    await expect(read(large)).rejects.toMatchObject({
      code: "source-too-heavy",
      message: expect.stringContaining("unpacks to more than 60 MB or 2,000 files"),
    });
    const many = Object.fromEntries(
      Array.from({ length: 2001 }, (_, index) => [`${index}.html`, "x"]),
    );
    await expect(read(zip(many))).rejects.toMatchObject({ code: "source-too-heavy" });
  });

  test.each([
    ["a spreadsheet", "xl/workbook.xml", "CSV"],
    ["nothing that is read", "image.png", "no text, page or document"],
  ])("of %s are refused, and say why", async (_, name, words) => {
    await expect(read(zip({ [name]: "x" }))).rejects.toThrow(words);
  });
});

describe("other files are refused, and say what to use instead:", () => {
  test.each([
    ["89504e470d0a1a0a", "images"],
    ["ffd8ffe0", "images"],
    ["00000018667479706865696300000000", "HEIC"],
    ["0000001c667479706d69663100000000", "HEIC"],
    ["494433", "subtitles"],
    ["000000206674797069736f6d", "subtitles"],
    ["d0cf11e0a1b11ae1", "password"],
    ["1f8b08", "archive"],
  ])("%s", async (digits, words) => {
    const bytes = Buffer.concat([Buffer.from(digits, "hex"), Buffer.alloc(100)]);
    await expect(read(bytes)).rejects.toThrow(words);
  });
});
