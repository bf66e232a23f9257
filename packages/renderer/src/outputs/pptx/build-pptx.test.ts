import { posix } from "node:path";
import {
  applyTemplate,
  type Brand,
  defaultBrand,
  defaultDesign,
  getSizePreset,
  sizePresetIds,
  templateIds,
  type TemplateId,
} from "@slideloom/core/design";
import { type Post, samplePost } from "@slideloom/core/document";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { arabicPost, layoutPost, layoutSlides } from "../../golden/golden-posts.fixture.ts";
import { createNodeSlideRenderer } from "../../node/create-node-slide-renderer.ts";
import type { FileOptions } from "../file-options.ts";
import type { SlideJob } from "../../slide-job.ts";
import { listSlideJobs } from "../../slide-set.ts";
import { jobOf } from "../../slide-job.fixture.ts";

const renderer = createNodeSlideRenderer();
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

/** Returns the parts of a package by path, with a leading slash. */
const unpack = (file: Uint8Array): Map<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(file)).map(([path, bytes]) => [`/${path}`, bytes]));

async function build(job: SlideJob, options: FileOptions = {}): Promise<Map<string, Uint8Array>> {
  const { file } = await renderer.renderFile("pptx", job, { scale: 1, ...options });
  return unpack(file);
}

// oxlint-disable-next-line typescript/no-explicit-any -- XML has the shape that the test expects
type Xml = any;

const readText = (parts: Map<string, Uint8Array>, path: string) =>
  strFromU8(parts.get(path) ?? new Uint8Array());

const readXml = (parts: Map<string, Uint8Array>, path: string): Xml =>
  parser.parse(readText(parts, path));

const listOf = (value: Xml): Xml[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Reads the path and type of a part's relationships, by id. */
function readRelations(parts: Map<string, Uint8Array>, path: string) {
  const rels = posix.join(posix.dirname(path), "_rels", `${posix.basename(path)}.rels`);
  if (!parts.has(rels)) return new Map<string, { kind: string; path: string }>();
  return new Map(
    listOf(readXml(parts, rels).Relationships.Relationship).map(({ Id, Type, Target }) => [
      Id as string,
      { kind: posix.basename(Type), path: posix.resolve(posix.dirname(path), Target) },
    ]),
  );
}

/** Lists the texts of a notes page. */
const readNotes = (parts: Map<string, Uint8Array>, number: number): string[] => {
  const { spTree } = readXml(parts, `/ppt/notesSlides/notesSlide${number}.xml`).notes.cSld;
  return listOf(spTree.sp[1].txBody.p).map((paragraph) => paragraph.r?.t ?? "");
};

describe("a presentation", () => {
  test("is a package whose parts are all well-formed, typed and reachable from its root", async () => {
    const parts = await build(jobOf(layoutPost));
    const types = readXml(parts, "/[Content_Types].xml").Types;
    const defaults = listOf(types.Default).map(({ Extension }) => Extension);
    const typed = listOf(types.Override).map(({ PartName }) => PartName);
    expect(typed.filter((path) => !parts.has(path))).toEqual([]);
    for (const [path, bytes] of parts) {
      const isXml = /\.(?:rels|xml)$/.test(path);
      if (isXml) expect(XMLValidator.validate(strFromU8(bytes)), path).toBe(true);
      const isTyped = typed.includes(path) || /\.(?:rels|jpeg)$/.test(path);
      expect(isTyped || path === "/[Content_Types].xml", path).toBe(true);
      if (!path.endsWith(".xlsx")) expect(defaults).toContain(path.split(".").at(-1));
    }
    const reached = new Set<string>();
    const follow = (path: string) => {
      const relations = readRelations(parts, path);
      const ids = readText(parts, path).matchAll(/ r:\w+="(\w+)"/g);
      for (const [, id = ""] of ids) expect(relations.has(id), `${path} ${id}`).toBe(true);
      for (const { path: target } of relations.values()) {
        expect(parts.has(target), `${path} to ${target}`).toBe(true);
        if (reached.has(target)) continue;
        reached.add(target);
        if (target.endsWith(".xml")) follow(target);
      }
    };
    follow("/");
    const files = [...parts.keys()].filter((path) => !/\.rels$|^\/\[/.test(path));
    expect([...reached].toSorted()).toEqual(files.toSorted());
  });

  test("has masters, layouts and themes for slides and notes", async () => {
    const parts = await build(jobOf(samplePost));
    const kindsOf = (path: string) =>
      [...readRelations(parts, path).values()].map(({ kind }) => kind).toSorted();
    expect(kindsOf("/ppt/slideMasters/slideMaster1.xml")).toEqual([
      "slideLayout",
      "slideLayout",
      "theme",
    ]);
    expect(kindsOf("/ppt/slideLayouts/slideLayout1.xml")).toEqual(["slideMaster"]);
    expect(kindsOf("/ppt/notesMasters/notesMaster1.xml")).toEqual(["theme"]);
    expect(kindsOf("/ppt/slides/slide2.xml")).toEqual(["image", "notesSlide", "slideLayout"]);
    expect(kindsOf("/ppt/notesSlides/notesSlide2.xml")).toEqual(["notesMaster", "slide"]);
    const numbersOf = (path: string, name: string) =>
      Array.from(readText(parts, path).matchAll(RegExp(`<p:${name} id="(\\d+)"`, "g")), ([, id]) =>
        Number(id),
      );
    const masters = numbersOf("/ppt/presentation.xml", "sldMasterId");
    const layouts = numbersOf("/ppt/slideMasters/slideMaster1.xml", "sldLayoutId");
    // ECMA-376, part 1: masters and layouts share one range of ids.
    expect(new Set([...masters, ...layouts]).size).toBe(3);
    expect(Math.min(...masters, ...layouts)).toBeGreaterThanOrEqual(2 ** 31);
    expect(numbersOf("/ppt/presentation.xml", "sldId")).toEqual([256, 257]);
  });

  test.each(sizePresetIds)(
    "has slides of the %s stage's size, filled by their image",
    async (sizePreset) => {
      const parts = await build(jobOf(samplePost, { format: sizePreset }));
      const { widthPx, heightPx } = getSizePreset(sizePreset);
      const size = { cx: String(widthPx * 9525), cy: String(heightPx * 9525) };
      const { presentation } = readXml(parts, "/ppt/presentation.xml");
      expect(presentation.sldSz).toEqual(size);
      expect(presentation.sldIdLst.sldId).toHaveLength(samplePost.content.length);
      const { pic } = readXml(parts, "/ppt/slides/slide2.xml").sld.cSld.spTree;
      expect(pic.spPr.xfrm).toEqual({ off: { x: "0", y: "0" }, ext: size });
      const relations = readRelations(parts, "/ppt/slides/slide2.xml");
      const picture = relations.get(pic.blipFill.blip.embed)?.path ?? "";
      expect([...(parts.get(picture) ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
    },
  );

  test("describes each slide, and has its text as notes, one paragraph per line", async () => {
    const post: Post = {
      title: 'Ship ::faster:: & "safer" <now>\u0001',
      content: [
        { header: "Cover", description: [{ type: "text", value: "One\nTwo" }] },
        { header: "Code", description: [{ type: "code", value: "a<b && c" }], summary: "Last 🚀" },
      ],
    };
    const parts = await build(jobOf(post));
    expect(readNotes(parts, 1)).toEqual(['Ship faster & "safer" <now>', "Cover", "One", "Two"]);
    expect(readNotes(parts, 2)).toEqual(["Code", "a<b && c", "Last 🚀"]);
    const { pic } = readXml(parts, "/ppt/slides/slide2.xml").sld.cSld.spTree;
    expect(pic.nvPicPr.cNvPr.descr).toBe("Slide 2 of 2: Code. a<b && c. Last 🚀.");
    expect(readXml(parts, "/docProps/core.xml").coreProperties).toMatchObject({
      title: 'Ship faster & "safer" <now>',
      language: "en",
    });
  });

  test("of a single post has one slide with all notes", async () => {
    const parts = await build(jobOf(samplePost, { postType: "single" }));
    expect([...parts.keys()].filter((path) => path.startsWith("/ppt/slides/slide"))).toHaveLength(
      1,
    );
    expect(readNotes(parts, 1)).toEqual(
      expect.arrayContaining(["Find any old post fast", "Date, topic, version"]),
    );
  });
});

/** Reads a slide's text boxes: name, text with `\n` at line breaks, position in CSS px, and XML. */
function readTextBoxes(parts: Map<string, Uint8Array>, number: number) {
  const text = readText(parts, `/ppt/slides/slide${number}.xml`);
  return Array.from(text.matchAll(/<p:sp>.*?<\/p:sp>/gs), ([xml]) => {
    const { nvSpPr, spPr } = parser.parse(xml).sp;
    const { off, ext } = spPr.xfrm;
    const words = xml
      .replaceAll(/<a:br>.*?<\/a:br>/gs, "\n")
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"');
    const [xPx, yPx, widthPx, heightPx] = [off.x, off.y, ext.cx, ext.cy].map(
      (emu) => Number(emu) / 9525,
    ) as [number, number, number, number];
    const name = String(nvSpPr.cNvPr.name).replace(/ \d+$/, "");
    return { name, words, xPx, yPx, widthPx, heightPx, xml };
  });
}

const isTitle = (xml: string) => xml.includes('<p:ph type="title"/>');

const inTemplate = (template: TemplateId, post = layoutPost) =>
  jobOf(post, { design: applyTemplate(defaultDesign, template) });

/** Builds a post with that slide between the first and the last one. */
const postOf = (layout: keyof typeof layoutSlides): Post => ({
  ...layoutPost,
  content: layoutPost.content.filter(
    (_, index) => index === 0 || index === layoutSlides[layout] || index === layoutSlides.closing,
  ),
});

/** Sorts the letters of texts, so that texts are equal even if they are split and ordered differently. */
const lettersOf = (texts: readonly string[]) =>
  [...texts.join("").replaceAll(/\s/g, "")].toSorted().join("");

describe("texts of a presentation", () => {
  test.each(templateIds)("are text boxes with all text of every %s slide", async (template) => {
    const job = inTemplate(template);
    const { file, layouts } = await renderer.renderFile("pptx", job, { scale: 1 });
    const parts = unpack(file);
    const drawn: string[] = [];
    for (const [index, { texts, widthPx, heightPx }] of layouts.entries()) {
      const boxes = readTextBoxes(parts, index + 1);
      const left = texts.filter(({ setting }) => setting);
      drawn.push(...texts.filter(({ setting }) => !setting).map(({ ref }) => ref.kind));
      expect(boxes).toHaveLength(left.length);
      const words = left.flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(lettersOf(boxes.map((box) => box.words))).toBe(lettersOf(words));
      for (const box of boxes) {
        expect(box.xPx, box.words).toBeGreaterThan(-3);
        expect(box.yPx, box.words).toBeGreaterThan(-3);
        expect(box.xPx + box.widthPx, box.words).toBeLessThan(widthPx + 3);
        expect(box.yPx + box.heightPx, box.words).toBeLessThan(heightPx + 3);
      }
    }
    // Texts that stay in the slide's image, because a presentation can't draw their neon ring, gradient or glow.
    const inPicture: Partial<Record<TemplateId, string[]>> = {
      modern: ["header"],
      dark: ["title", "title", "header", "header", "header"],
    };
    expect(drawn).toEqual(inPicture[template] ?? []);
  });

  test("are the slide's title if they are its header, in a layout with a title", async () => {
    const parts = await build(inTemplate("minimal"));
    const layoutOf = (number: number) =>
      [...readRelations(parts, `/ppt/slides/slide${number}.xml`).values()]
        .filter(({ kind }) => kind === "slideLayout")
        .map(({ path }) => readXml(parts, path).sldLayout.type);
    for (const [index, { header }] of layoutPost.content.entries()) {
      const [title, ...others] = readTextBoxes(parts, index + 1).filter(({ xml }) => isTitle(xml));
      const words = (index === 0 ? layoutPost.title : header).replaceAll("::", "");
      // A number in the header may be a separate text.
      expect(words.replaceAll(/\s/g, "")).toContain(title?.words.replaceAll(/\s/g, ""));
      expect(title?.words.length).toBeGreaterThan(words.length / 2);
      expect(others).toEqual([]);
      expect(layoutOf(index + 1)).toEqual(["titleOnly"]);
    }
  });

  test.each(templateIds)(
    "of %s shrink to fit boxes that are wider than the words and end on the slide",
    async (template) => {
      const job = inTemplate(template);
      const { file, layouts } = await renderer.renderFile("pptx", job, { scale: 1 });
      const parts = unpack(file);
      let found = 0;
      for (const [index, { widthPx, texts }] of layouts.entries()) {
        for (const box of readTextBoxes(parts, index + 1)) {
          const { bodyPr } = parser.parse(box.xml).sp.txBody;
          expect(bodyPr.wrap).toBe("square");
          expect(bodyPr.normAutofit).toBeDefined();
          expect(box.xPx + box.widthPx).toBeLessThanOrEqual(widthPx + 1);
          const first = box.words.split("\n")[0];
          const line = texts.flatMap(({ lines }) => lines).find(({ text }) => text === first);
          if (!line) continue;
          found += 1;
          expect(box.widthPx, box.words).toBeGreaterThanOrEqual(line.widthPx - 1);
        }
      }
      expect(found).toBeGreaterThan(3);
    },
  );

  test("have a scale only where the font that replaces theirs is wider than their column", async () => {
    const design = { ...defaultDesign, bodyFontFamily: "Crimson Pro" };
    const text = "Block the whole morning, switch off the chat and bring coffee for everyone. ";
    const post: Post = {
      title: "T",
      content: [
        { header: "Cover", description: [] },
        { header: "Go", description: [{ type: "text", value: text.repeat(4) }] },
        { header: "End", description: [] },
      ],
    };
    const scaleIn = async (bodyFontFamily: string) => {
      const parts = await build({ ...jobOf(post), design: { ...design, bodyFontFamily } });
      const box = readTextBoxes(parts, 2).find(({ words }) => words.startsWith("Block"));
      return parser.parse(box?.xml ?? "").sp.txBody.bodyPr.normAutofit.fontScale;
    };
    expect(await scaleIn("Inter")).toBe(undefined);
    const scale = Number(await scaleIn("Crimson Pro"));
    expect(scale).toBeGreaterThanOrEqual(85_000);
    expect(scale).toBeLessThan(100_000);
  });

  test("break lines like the image", async () => {
    const parts = await build(inTemplate("bold", postOf("statement")));
    const [, , items] = readTextBoxes(parts, 2);
    expect(items?.words).toBe("Two long mornings\ndon't repay five short nights.");
  });

  test("have their fonts, sizes and colours, and the PANOSE numbers of fallbacks", async () => {
    const job = inTemplate("bold", postOf("list"));
    const { file, layouts } = await renderer.renderFile("pptx", job, { scale: 1 });
    const header = layouts[1]?.texts.find(({ ref }) => ref.kind === "header");
    const box = readTextBoxes(unpack(file), 2).find(({ name }) => name === "Header");
    const { p } = parser.parse(box?.xml ?? "").sp.txBody;
    const [first, , marked] = listOf(p.r);
    expect(first.rPr).toMatchObject({
      sz: String(Math.round((header?.fontSizePx ?? 0) * 75)),
      solidFill: { srgbClr: { val: header?.color.slice(1).toUpperCase() } },
      latin: { typeface: "Montserrat Black", panose: "020B0A04020202020204", pitchFamily: "34" },
    });
    expect(marked.rPr.solidFill).not.toEqual(first.rPr.solidFill);
    expect(p.pPr.lnSpc.spcPts.val).toBe(String(Math.round((header?.lineHeightPx ?? 0) * 75)));
  });

  test("keep emoji as characters, and capitals as typed", async () => {
    const post: Post = {
      title: "T",
      content: [
        { header: "Cover", description: [] },
        { header: "Ship it 🚀 now", description: [{ type: "text", value: "With 👩🏽‍💻 and 🇯🇵." }] },
        { header: "End", description: [] },
      ],
    };
    const brand: Brand = { ...defaultBrand, name: "Ada Lindqvist", placement: "all" };
    const parts = await build({ ...inTemplate("elegant", post), brand });
    const words = readTextBoxes(parts, 2).map((box) => box.words.replaceAll("\n", " "));
    expect(words).toEqual(expect.arrayContaining(["Ship it 🚀 now", "With 👩🏽‍💻 and 🇯🇵."]));
    const name = readTextBoxes(parts, 1).find((box) => box.words === "Ada Lindqvist");
    expect(name?.xml).toMatch(/ cap="all"/);
  });

  test("keep the spaces of source code", async () => {
    const value = "if (a < b) {\n  run();\n}";
    const post: Post = {
      title: "T",
      content: [
        { header: "Cover", description: [] },
        { header: "Code", description: [{ type: "code", value }] },
      ],
    };
    const parts = await build(jobOf(post));
    const lines = readTextBoxes(parts, 2).filter(({ name }) => name === "Text");
    expect(lines.map(({ words }) => words)).toEqual(value.split("\n"));
  });

  test("from right to left have their direction and the fonts of their script", async () => {
    const parts = await build(inTemplate("minimal", arabicPost));
    const boxes = readTextBoxes(parts, 2).filter(({ words }) => /[\u0600-\u06ff]/.test(words));
    expect(boxes.map(({ words }) => words)).toContain("ابدأ بالفكرة الأهم");
    for (const { xml } of boxes) {
      expect(xml).toMatch(/<a:pPr algn="r" rtl="1">/);
      expect(xml).toMatch(/lang="ar"/);
      expect(xml).toMatch(/<a:cs typeface="Noto Sans Arabic/);
    }
  });

  test("with gradient or outlined letters stay in the image", async () => {
    for (const headerStyle of ["gradient", "outlined"] as const) {
      const parts = await build(jobOf(samplePost, { design: { ...defaultDesign, headerStyle } }));
      const names = readTextBoxes(parts, 2).map(({ name }) => name);
      expect(names).not.toContain("Header");
      expect(names).toContain("Text");
    }
  });
});

describe("charts of a presentation", () => {
  const chartXml = (parts: Map<string, Uint8Array>): Xml =>
    readXml(parts, "/ppt/charts/chart2.xml").chartSpace.chart.plotArea;
  const valuesOf = (list: Xml) => listOf(list.pt).map(({ v }) => v);

  test.each(templateIds)("are native charts with the post's values in %s", async (template) => {
    const parts = await build(inTemplate(template, postOf("chart")));
    const { barChart } = chartXml(parts);
    expect(valuesOf(barChart.ser.cat.strRef.strCache)).toEqual([
      "Light sleep",
      "REM sleep",
      "Deep sleep",
      "Awake",
    ]);
    expect(valuesOf(barChart.ser.val.numRef.numCache)).toEqual(["4", "2", "1.5", "0.5"]);
    expect(barChart.ser.dPt).toHaveLength(4);
    const isBar = ["bold", "dark", "modern"].includes(template);
    expect(barChart.barDir.val).toBe(isBar ? "bar" : "col");
  });

  test("are a ring if the template draws one", async () => {
    const value = "Rent: 50%\nFood: 30%\nFun: 20%";
    const post: Post = {
      title: "T",
      content: [
        { header: "Cover", description: [] },
        { header: "Where it goes", description: [{ type: "text", value }] },
        { header: "End", description: [] },
      ],
    };
    const parts = await build(inTemplate("elegant", post));
    const { doughnutChart } = chartXml(parts);
    expect(doughnutChart.holeSize.val).toBe("64");
    expect(valuesOf(doughnutChart.ser.val.numRef.numCache)).toEqual(["50", "30", "20"]);
  });

  test("start on the right in right-to-left posts, even if bars are drawn as images", async () => {
    const value = "نوم: 8 h\nعمل: 9 h\nخبز: 5 h\nمشي: 2 h";
    const post: Post = {
      title: "أرقام",
      content: [
        { header: "غلاف", description: [] },
        { header: "أين تذهب الساعات", description: [{ type: "text", value }] },
        { header: "شكرا", description: [] },
      ],
    };
    const { file, layouts } = await renderer.renderFile("pptx", inTemplate("dark", post));
    const { xPx = 0, widthPx = 0, parts = [] } = layouts[1]?.chart ?? {};
    expect([xPx, xPx + widthPx]).toEqual([40, 500]);
    // The bars start on the right, so their gradients are brightest at their left ends.
    expect(parts.map(({ fill }) => fill)[1]).toMatch(/^linear-gradient\(-90deg/);
    expect(chartXml(unpack(file)).valAx.scaling.orientation.val).toBe("maxMin");
  });

  test("have a workbook with the same values, as an embedded package", async () => {
    const parts = await build(inTemplate("modern", postOf("chart")));
    const book = unpack(parts.get("/ppt/embeddings/workbook2.xlsx") ?? new Uint8Array());
    expect([...book.keys()].toSorted()).toEqual([
      "/[Content_Types].xml",
      "/_rels/.rels",
      "/xl/_rels/workbook.xml.rels",
      "/xl/workbook.xml",
      "/xl/worksheets/sheet1.xml",
    ]);
    const { row } = readXml(book, "/xl/worksheets/sheet1.xml").worksheet.sheetData;
    const cells = row.slice(1).map(({ c }: Xml) => [c[0].is.t["#text"], c[1].v]);
    expect(cells[0]).toEqual(["Light sleep", "4"]);
    expect(cells).toHaveLength(4);
  });
});

describe("a flat presentation", () => {
  test("contains only images, equal to the JPEGs", async () => {
    const job = inTemplate("modern", postOf("chart"));
    const parts = await build(job, { flat: true });
    expect([...parts.keys()].filter((path) => /charts|embeddings|Layout2/.test(path))).toEqual([]);
    for (const [index, one] of listSlideJobs(job).entries()) {
      expect(readTextBoxes(parts, index + 1)).toEqual([]);
      const { bytes } = await renderer.renderSlide(one, { scale: 1, type: "jpeg" });
      const picture = parts.get(`/ppt/media/image${index + 1}.jpeg`) ?? new Uint8Array();
      expect(Buffer.compare(picture, bytes)).toBe(0);
    }
  });
});

test.each(templateIds)(
  "the table of a slide in %s is a native table over the image",
  async (template) => {
    const value = "| | Solo | ::Pro:: |\n|---|---|---|\n| Users | 1 | 5 |\n| ::Price:: | $0 | |";
    const post: Post = {
      title: "Plans",
      content: [
        { header: "Plans", description: [] },
        { header: "Which plan fits?", description: [{ type: "text", value }] },
        { header: "End", description: [] },
      ],
    };
    const job = { ...jobOf(post), design: applyTemplate(defaultDesign, template) };
    const parts = await build(job);
    const { spTree } = readXml(parts, "/ppt/slides/slide2.xml").sld.cSld;
    const { tbl } = spTree.graphicFrame.graphic.graphicData;
    expect(tbl.tblPr.firstRow).toBe("1");
    expect(listOf(tbl.tblGrid.gridCol)).toHaveLength(3);
    const wordsOf = ({ txBody }: Xml) =>
      listOf(txBody.p.r)
        .map(({ t }) => t)
        .join("");
    expect(listOf(tbl.tr).map(({ tc }) => listOf(tc).map(wordsOf))).toEqual([
      ["", "Solo", "Pro"],
      ["Users", "1", "5"],
      ["Price", "$0", ""],
    ]);
    const { layout } = await renderer.renderSlide({ ...job, slideIndex: 1 }, { scale: 1 });
    const heights = listOf(tbl.tr).reduce((sum, { h }) => sum + Number(h), 0) / 9525;
    const widths = listOf(tbl.tblGrid.gridCol).reduce((sum, { w }) => sum + Number(w), 0) / 9525;
    expect(heights).toBeLessThan(layout.heightPx);
    expect(widths).toBeLessThan(layout.widthPx);
    const shown = listOf(spTree.sp)
      .flatMap(({ txBody }) => listOf(txBody?.p))
      .map(({ r }) =>
        listOf(r)
          .map(({ t }) => t)
          .join(""),
      );
    expect(shown).not.toContain("Users");
  },
);
