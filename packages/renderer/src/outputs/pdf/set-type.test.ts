import {
  applyTemplate,
  defaultDesign,
  templateIds,
  type Design,
  type TemplateId,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { photoDataUrl } from "../../golden/photo.fixture.ts";
import { createNodeAssetSource } from "../../node/asset-source.ts";
import { layoutPost } from "../../golden/golden-posts.fixture.ts";
import { createNodeSlideRenderer } from "../../node/create-node-slide-renderer.ts";
import type { SlideLayout } from "../../slide-job.ts";
import { DocumentFonts } from "./type/document-fonts.ts";
import { jobOf } from "../../slide-job.fixture.ts";

const renderer = createNodeSlideRenderer();

async function build(post: Post, design: Design = defaultDesign) {
  const { file, layouts } = await renderer.renderFile("pdf", jobOf(post, { design }), { scale: 1 });
  const document = await PDFDocument.load(file);
  const dicts = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const fonts = dicts.flatMap((dict) => {
    const isFont = dict.get(PDFName.of("Subtype")) === PDFName.of("Type0");
    return isFont ? [String(dict.get(PDFName.of("BaseFont"))).slice(1)] : [];
  });
  return { file, layouts, document, dicts, fonts };
}

/** Lists the words set as text, and those that stay in the image. */
function listWords(layouts: readonly SlideLayout[]) {
  const lines = layouts.flatMap(({ texts }) => texts.flatMap((text) => text.lines));
  const pieces = lines.flatMap((line) => line.pieces ?? [line]);
  const of = (isSet: boolean) =>
    pieces.filter((piece) => isSet === "type" in piece).map(({ text }) => text.trim());
  return { set: of(true), drawn: of(false) };
}

const onePost = (header: string, value: string, title = "T"): Post => ({
  title,
  content: [
    { header: "Cover", description: [] },
    { header, description: [{ type: "text", value }] },
  ],
});

describe("text of a PDF", () => {
  test.each(templateIds)(
    "%s sets nearly all text, in its own fonts, as wide as the engine draws it",
    async (template: TemplateId) => {
      const { layouts, fonts } = await build(layoutPost, applyTemplate(defaultDesign, template));
      const { set, drawn } = listWords(layouts);
      expect(set.join("").length).toBeGreaterThan(20 * drawn.join("").length);
      expect(fonts.every((name) => /^[A-Z]{6}\+\w+-\w+$|^GlyphlessFont$/.test(name))).toBe(true);
      const assets = createNodeAssetSource();
      const { context } = await PDFDocument.create();
      const opened = await DocumentFonts.open(layouts, context, assets);
      for (const { fontSizePx, lines } of layouts.flatMap(({ texts }) => texts)) {
        for (const { type, text, widthPx } of lines.flatMap((line) => line.pieces ?? [])) {
          // A trailing space may be set in the font of the next words.
          if (!type || text.endsWith(" ")) continue;
          const set = opened.get(type.face).set({ ...type, written: text, sizePx: fontSizePx });
          expect(Math.abs(set.widthPx - widthPx), text).toBeLessThan(0.3);
        }
      }
    },
  );

  test("a hyphen at the end of a line is set, and extracted as a soft hyphen", async () => {
    const { document } = await build(
      onePost("H", "Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesell\u00ADschaft".repeat(4)),
    );
    const isMapped = document.context.enumerateIndirectObjects().some(([, object]) => {
      if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of("Subtype"))) return false;
      const text = new TextDecoder("latin1").decode(decodePDFRawStream(object).decode());
      return text.includes("beginbfchar") && text.includes("<00ad>");
    });
    expect(isMapped).toBe(true);
  });

  test("gradient, outlined and glowing letters stay in the image", async () => {
    const post = onePost("A header", "The text");
    for (const headerStyle of ["gradient", "outlined"] as const) {
      const { layouts } = await build(post, { ...defaultDesign, headerStyle });
      const { set, drawn } = listWords(layouts.slice(1));
      expect([headerStyle, drawn.join(" ")]).toEqual([headerStyle, "A header"]);
      expect(set).toContain("The text");
    }
  });

  test("joining and right-to-left letters, and emoji, stay in the image", async () => {
    const { layouts } = await build(onePost("مرحبا", "Ship it 🚀 today"));
    const { set, drawn } = listWords(layouts.slice(1));
    expect(drawn).toEqual(expect.arrayContaining(["مرحبا", "🚀"]));
    expect(set).toEqual(expect.arrayContaining(["Ship it", "today"]));
  });

  test("words between emoji are set beside them, in balanced lines, too", async () => {
    const { layouts } = await build(onePost("👩🏽‍💻 Ship 🚀👨‍👩‍👧‍👦 it 🇯🇵 today 🎉🎉", "👩🏽‍💻 Ship 🚀 it"));
    const lines = (layouts[1]?.texts ?? []).flatMap((text) => text.lines);
    const pieces = lines.flatMap((line) => line.pieces ?? []);
    expect(pieces.filter(({ type }) => !type).length).toBeGreaterThanOrEqual(7);
    for (const { pieces: inLine = [] } of lines) {
      for (const [index, { text, xPx, widthPx }] of inLine.entries()) {
        const next = inLine[index + 1];
        if (next) expect(Math.abs(next.xPx - xPx - widthPx), text).toBeLessThan(1);
      }
    }
  });

  test("capitals and ligatures are extracted as written", async () => {
    const design = { ...applyTemplate(defaultDesign, "bold"), bodyFontFamily: "Lato" };
    const { file } = await build(
      onePost("The first office", "A final offer for the affluent."),
      design,
    );
    const page = await (await getDocumentProxy(file)).getPage(2);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    expect(words.replace(/\s+/g, " ")).toMatch(
      /The first ?office.*A final offer for the affluent\./,
    );
  });

  test("a slide whose text stays in its image embeds no font", async () => {
    const { fonts } = await build({
      title: "مرحبا",
      content: [{ header: "مرحبا", description: [] }],
    });
    expect(fonts.filter((name) => name !== "GlyphlessFont" && !/Inter/.test(name))).toEqual([]);
  });
});

describe("the structure of a PDF", () => {
  test("has headings, lists and figures in order, in a marked document", async () => {
    const post: Post = {
      title: "The title",
      content: [
        { header: "Cover", description: [] },
        {
          header: "Three points",
          description: [{ type: "text", value: "- one thing\n- another thing\n- the last thing" }],
          media: { url: photoDataUrl, alt: "A red dot" },
        },
      ],
    };
    const { document, dicts } = await build(post);
    const { catalog, context } = document;
    expect(String(catalog.get(PDFName.of("MarkInfo")))).toContain("/Marked true");
    expect(String(catalog.get(PDFName.of("Lang")))).toBe("(en)");
    expect(String(catalog.get(PDFName.of("ViewerPreferences")))).toBeTruthy();
    const tree = context.lookup(catalog.get(PDFName.of("StructTreeRoot")), PDFDict);
    expect(String(tree.get(PDFName.of("Type")))).toBe("/StructTreeRoot");
    const kinds = dicts
      .filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("StructElem"))
      .map((dict) => String(dict.get(PDFName.of("S"))).slice(1));
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count("Document"), count("Sect"), count("H1"), count("H2")]).toEqual([1, 2, 1, 2]);
    expect([count("L"), count("LI"), count("LBody"), count("Figure")]).toEqual([1, 3, 3, 1]);
    const figure = dicts.find((dict) => dict.get(PDFName.of("S")) === PDFName.of("Figure"));
    expect(figure?.get(PDFName.of("Alt"))).toBeTruthy();
    expect(document.getPages().map((page) => String(page.node.get(PDFName.of("Tabs"))))).toEqual([
      "/S",
      "/S",
    ]);
  });

  test("has a table with rows, head cells and cells", async () => {
    const { dicts } = await build(
      onePost("Plans", "| | Solo | Pro |\n|---|---|---|\n| Users | 1 | 5 |\n| Price | $0 | $12 |"),
    );
    const kinds = dicts
      .filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("StructElem"))
      .map((dict) => String(dict.get(PDFName.of("S"))).slice(1));
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(["Table", "TR", "TH", "TD"].map(count)).toEqual([1, 3, 2, 6]);
  });

  test("every piece of a page's content is marked and part of the structure", async () => {
    const { document } = await build(layoutPost);
    for (const page of document.getPages()) {
      const contents = page.node.normalizedEntries().Contents;
      const streams = contents?.asArray().map((ref) => document.context.lookup(ref)) ?? [];
      const text = streams
        .map((stream) =>
          stream instanceof PDFRawStream
            ? new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode())
            : "",
        )
        .join("\n");
      const opened = text.match(/\b(?:BDC|BMC)\b/g)?.length;
      expect(opened).toBeGreaterThan(2);
      expect(text.match(/\bEMC\b/g)).toHaveLength(opened ?? 0);
      const outside = text.replace(/\/\w+ (?:<<.*?>> )?(?:BDC|BMC)[^]*?EMC/g, "");
      expect(outside).not.toMatch(/\b(?:Tj|TJ|Do)\b/);
    }
  });
});
