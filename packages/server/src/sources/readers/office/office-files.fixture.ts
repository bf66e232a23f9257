import { strToU8, zipSync } from "fflate";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Builds a ZIP archive. Each key of `files` is a file's name, and each value is its text or bytes. */
export const zip = (files: Files) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
  );

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = "http://schemas.openxmlformats.org";
const word = [
  ["w", `${office}/wordprocessingml/2006/main`],
  ["wp", `${office}/drawingml/2006/wordprocessingDrawing`],
  ["a", `${office}/drawingml/2006/main`],
  ["pic", `${office}/drawingml/2006/picture`],
  ["mc", `${office}/markup-compatibility/2006`],
  ["m", `${office}/officeDocument/2006/math`],
  ["v", "urn:schemas-microsoft-com:vml"],
  ["wps", "http://schemas.microsoft.com/office/word/2010/wordprocessingShape"],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(" ");
const relationships = `${office}/officeDocument/2006/relationships`;

const relate = (targets: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${xml}<Relationships xmlns="${office}/package/2006/relationships">${targets
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

const types = `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>
<Default Extension="png" ContentType="image/png"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`;

/** The properties of an Office document. */
export const properties = (title: string) =>
  `${xml}<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:title>${title}</dc:title><dc:creator>Ada</dc:creator></cp:coreProperties>`;

const headings = [1, 2, 3]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/></w:style>`,
  )
  .join("");
const titleStyle = `<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>`;

/** A part of a Word document other than its text, e.g. its styles. */
export const wordPart = (name: string, content: string) =>
  `${xml}<w:${name} ${word}>${content}</w:${name}>`;

/** Builds a Word document of paragraphs in WordprocessingML. */
export const buildDocx = (body: string, extra: Files = {}) =>
  zip({
    "[Content_Types].xml": types,
    "_rels/.rels": relate([["r1", "officeDocument", "word/document.xml"]]),
    "docProps/core.xml": properties(""),
    "word/styles.xml": `${xml}<w:styles ${word}>${titleStyle}${headings}</w:styles>`,
    "word/_rels/document.xml.rels": relate([
      ["r1", "styles", "styles.xml"],
      ["r2", "footnotes", "footnotes.xml"],
      ["r3", "image", "media/image1.png"],
    ]),
    "word/document.xml": `${xml}<w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...extra,
  });

/** A paragraph of a Word document with the image `word/media/image1.png`. */
export const imageParagraph = (alt: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="a" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip xmlns:r="${relationships}" r:embed="r3"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** A run of a Word document; `properties` are its formatting. */
export const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of a Word document; `run` are properties of its text. */
export const paragraph = (text: string, { style = "", run = "" } = {}) =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export interface TestSlide {
  title: string;
  /** Lines of the body, with tabs for their level. */
  body?: string[];
  notes?: string;
  isHidden?: boolean;
  /** Further XML in the slide's tree of shapes. */
  shapes?: string;
}

export const shape = (text: readonly string[], { type = "", extra = "", run = "" } = {}) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="a"${extra}/><p:nvPr>${type && `<p:ph type="${type}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${text
    .map((line) => {
      const words = line.trimStart();
      return `<a:p><a:pPr lvl="${line.length - words.length}"/><a:r><a:rPr${run}/><a:t>${words}</a:t></a:r></a:p>`;
    })
    .join("")}</p:txBody></p:sp>`;

/** Builds a presentation whose files are numbered in the reverse order of its slides. */
export function buildPptx(slides: readonly TestSlide[]): Uint8Array {
  const fileOf = (index: number) => slides.length - index;
  const files: Record<string, string> = {
    "[Content_Types].xml": types,
    "docProps/core.xml": properties("A talk"),
    "ppt/presentation.xml": `<p:presentation><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="r${index}"/>`)
      .join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relate(
      slides.map((_, index) => [`r${index}`, "slide", `slides/slide${fileOf(index)}.xml`] as const),
    ),
  };
  for (const [
    index,
    { title, body = [], notes, isHidden = false, shapes = "" },
  ] of slides.entries()) {
    const number = fileOf(index);
    files[`ppt/slides/slide${number}.xml`] =
      `<p:sld${isHidden ? ' show="0"' : ""}><p:cSld><p:spTree>${shape([title], { type: "title" })}${shape(body, { type: "body" })}${shapes}</p:spTree></p:cSld></p:sld>`;
    if (notes === undefined) continue;
    files[`ppt/slides/_rels/slide${number}.xml.rels`] = relate([
      ["n1", "notesSlide", `../notesSlides/notesSlide${number}.xml`],
    ]);
    files[`ppt/notesSlides/notesSlide${number}.xml`] =
      `<p:notes><p:cSld><p:spTree>${shape([notes], { type: "body" })}${shape(["7"], { type: "sldNum" })}</p:spTree></p:cSld></p:notes>`;
  }
  return zip(files);
}
