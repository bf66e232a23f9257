import { headlineLabel } from "@slideloom/core/document";
import { findTextLanguage, getDirection } from "@slideloom/core/slide";
import { listImageTexts, type ImageText } from "../image-texts.ts";
import type { ChartBox, RenderedSlide, SlideJob, TextBox } from "../../slide-job.ts";
import { writeChart, writeChartFrame } from "./chart-part.ts";
import { buildWorkbook } from "./chart-workbook.ts";
import {
  blankLayout,
  namespaces,
  notesBody,
  notesMaster,
  notesSize,
  shapeTree,
  slideImage,
  theme,
  writeSlideMaster,
  writeTitleLayout,
} from "./masters.ts";
import { toEmu } from "./measures.ts";
import { escapeXml, OpenPackage, type Relations } from "./open-package.ts";
import { findTableCells, writeTable } from "./table.ts";
import { writeTextBox } from "./text-box.ts";

const blankLayoutPath = "slideLayouts/slideLayout1.xml";
const titleLayoutPath = "slideLayouts/slideLayout2.xml";

/** Name of a chart's data series. */
const seriesName = "Value";

const contentType = (name: string) => `application/vnd.openxmlformats-officedocument.${name}+xml`;
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const presentationType = (name: string) => contentType(`presentationml.${name}`);

/** Builds a presentation (ECMA-376) of JPEG slides, with descriptions of the images and the slides' text as notes. */
export function buildPptx(
  slides: readonly RenderedSlide[],
  job: SlideJob,
): Uint8Array<ArrayBuffer> {
  const pack = new OpenPackage();
  const texts = listImageTexts(job);
  pack.relate("", {
    rId1: ["officeDocument", "ppt/presentation.xml"],
    rId2: ["metadata/core-properties", "docProps/core.xml"],
    rId3: ["extended-properties", "docProps/app.xml"],
  });
  addProperties(pack, headlineLabel(job.post.title));
  addPresentation(pack, slides);
  addMasters(pack, slides);
  for (const [index, slide] of slides.entries()) addSlide(pack, index + 1, slide, texts[index]);
  return pack.zip();
}

function addProperties(pack: OpenPackage, title: string): void {
  // Latin script doesn't identify a language, so the app's language, English, is used.
  const language = findTextLanguage(title) ?? "en";
  pack.addXml(
    "docProps/core.xml",
    "application/vnd.openxmlformats-package.core-properties+xml",
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`,
  );
  pack.addXml(
    "docProps/app.xml",
    contentType("extended-properties"),
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Slideloom</Application></Properties>',
  );
}

function addPresentation(pack: OpenPackage, slides: readonly RenderedSlide[]): void {
  const relations: Relations = {
    rId1: ["slideMaster", "slideMasters/slideMaster1.xml"],
    rId2: ["notesMaster", "notesMasters/notesMaster1.xml"],
    rId3: ["presProps", "presProps.xml"],
    rId4: ["viewProps", "viewProps.xml"],
    rId5: ["theme", "theme/theme1.xml"],
    ...Object.fromEntries(
      slides.map((_, index) => [`rId${index + 6}`, ["slide", `slides/slide${index + 1}.xml`]]),
    ),
  };
  const ids = slides.map((_, index) => `<p:sldId id="${index + 256}" r:id="rId${index + 6}"/>`);
  const [first] = slides;
  pack.addXml(
    "ppt/presentation.xml",
    presentationType("presentation.main"),
    `<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${ids.join("")}</p:sldIdLst><p:sldSz ${first ? writeSize(first) : notesSize}/><p:notesSz ${notesSize}/></p:presentation>`,
    relations,
  );
  for (const [name, root] of [
    ["presProps", "presentationPr"],
    ["viewProps", "viewPr"],
  ] as const) {
    pack.addXml(`ppt/${name}.xml`, presentationType(name), `<p:${root} ${namespaces}/>`);
  }
}

function addMasters(pack: OpenPackage, slides: readonly RenderedSlide[]): void {
  const titled = slides.find((slide, index) => findTitle(slide, index + 1));
  const size = titled && {
    width: toEmu(titled.layout.widthPx),
    height: toEmu(titled.layout.heightPx),
  };
  pack.addXml(
    "ppt/slideMasters/slideMaster1.xml",
    presentationType("slideMaster"),
    writeSlideMaster(size),
    {
      rId1: ["slideLayout", `../${blankLayoutPath}`],
      rId2: ["theme", "../theme/theme1.xml"],
      ...(size && { rId3: ["slideLayout", `../${titleLayoutPath}`] as const }),
    },
  );
  const addLayout = (path: string, xml: string) =>
    pack.addXml(`ppt/${path}`, presentationType("slideLayout"), xml, {
      rId1: ["slideMaster", "../slideMasters/slideMaster1.xml"],
    });
  addLayout(blankLayoutPath, blankLayout);
  if (size) addLayout(titleLayoutPath, writeTitleLayout(size));
  pack.addXml("ppt/notesMasters/notesMaster1.xml", presentationType("notesMaster"), notesMaster, {
    rId1: ["theme", "../theme/theme2.xml"],
  });
  // A theme can't be shared between masters.
  for (const number of [1, 2]) {
    pack.addXml(`ppt/theme/theme${number}.xml`, contentType("theme"), theme);
  }
}

function addSlide(
  pack: OpenPackage,
  number: number,
  slide: RenderedSlide,
  { description, words }: ImageText = { description: "", words: [] },
): void {
  pack.addJpeg(`ppt/media/image${number}.jpeg`, slide.bytes);
  const image = `<p:pic><p:nvPicPr><p:cNvPr id="2" name="Slide ${number}" descr="${escapeXml(description)}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${writeSize(slide)}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
  const { chart, texts } = slide.layout;
  const title = findTitle(slide, number);
  const chartFrame = chart ? addChart(pack, number, chart) : "";
  const cells = findTableCells(texts);
  // The image is shape 2 and the chart or table shape 3.
  const tableFrame = writeTable(cells, 3);
  const boxes = texts.flatMap((box, index) =>
    box.setting && !cells.includes(box)
      ? writeTextBox(box, box.setting, {
          id: index + 4,
          isTitle: box === title,
          stagePx: slide.layout.widthPx,
        })
      : [],
  );
  pack.addXml(
    `ppt/slides/slide${number}.xml`,
    presentationType("slide"),
    `<p:sld ${namespaces}><p:cSld>${shapeTree(image + chartFrame + tableFrame + boxes.join(""))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
    {
      rId1: ["slideLayout", `../${title ? titleLayoutPath : blankLayoutPath}`],
      rId2: ["image", `../media/image${number}.jpeg`],
      rId3: ["notesSlide", `../notesSlides/notesSlide${number}.xml`],
      ...(chart && { [chartRelation]: ["chart", `../charts/chart${number}.xml`] as const }),
    },
  );
  const notes = slideImage("<p:spPr/>") + notesBody("<p:spPr/>", writeParagraphs(words));
  pack.addXml(
    `ppt/notesSlides/notesSlide${number}.xml`,
    presentationType("notesSlide"),
    `<p:notes ${namespaces}><p:cSld>${shapeTree(notes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`,
    {
      rId1: ["notesMaster", "../notesMasters/notesMaster1.xml"],
      rId2: ["slide", `../slides/slide${number}.xml`],
    },
  );
}

/**
 * Returns the text box of the post's title on the first slide, and of the longest part of the header on others.
 * Undefined if the slide's image shows that text.
 */
function findTitle({ layout }: RenderedSlide, number: number): TextBox | undefined {
  const find = (kind: TextBox["ref"]["kind"]) =>
    layout.texts
      .filter(({ ref, setting }) => setting && ref.kind === kind)
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  return (number === 1 ? find("title") : undefined) ?? find("header");
}

const lengthOf = ({ lines }: TextBox) => lines.reduce((sum, { text }) => sum + text.length, 0);

const chartRelation = "rId4";

/** Adds a slide's chart and its workbook; returns the chart's frame. */
function addChart(pack: OpenPackage, number: number, chart: ChartBox): string {
  const description = chart.parts.map(({ label, value }) => `${label}: ${value}`).join(", ");
  const workbook = `embeddings/workbook${number}.xlsx`;
  pack.addPackage(`ppt/${workbook}`, workbookType, buildWorkbook(chart.parts, seriesName));
  pack.addXml(
    `ppt/charts/chart${number}.xml`,
    contentType("drawingml.chart"),
    writeChart(chart, seriesName),
    { rId1: ["package", `../${workbook}`] },
  );
  return writeChartFrame(chart, { id: 3, relation: chartRelation, description });
}

const writeSize = ({ layout: { widthPx, heightPx } }: RenderedSlide) =>
  `cx="${toEmu(widthPx)}" cy="${toEmu(heightPx)}"`;

/** Writes one paragraph per line; notes need at least one. */
function writeParagraphs(words: readonly string[]): string {
  const lines = words.join("\n").split(/\r\n|\r|\n/);
  return lines
    .map((line) => {
      const direction = getDirection(line) === "rtl" ? 'algn="r" rtl="1"' : 'algn="l" rtl="0"';
      const run = line === "" ? "" : `<a:r><a:rPr/><a:t>${escapeXml(line)}</a:t></a:r>`;
      return `<a:p><a:pPr ${direction}/>${run}</a:p>`;
    })
    .join("");
}
