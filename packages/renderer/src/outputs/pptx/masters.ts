/** XML namespaces of every part of a presentation. */
export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

/** Size of a notes page in EMU: portrait, 7.5 by 10 inches. */
export const notesSize = 'cx="6858000" cy="9144000"';

const colorMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** Writes the shape tree of a slide, a layout or a master. */
export const shapeTree = (shapes = "") =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree>`;

/** Marks a shape as its slide's title, for outlines and screen readers (ECMA-376, part 1, 19.3.1.36). */
export const titleProperties =
  '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>';

/** Places the title of new slides in the upper fifth, in EMU. */
function titleShape({ width, height }: SlideSize): string {
  const [x, y] = [Math.round(width / 20), Math.round(height / 20)];
  const properties = place(x, y, width - 2 * x, Math.round(height / 5) - y);
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/>${titleProperties}</p:nvSpPr>${properties}<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr/></a:p></p:txBody></p:sp>`;
}

/** Slide size in EMU. */
interface SlideSize {
  width: number;
  height: number;
}

/** Writes the slide master; `titled` is the slide size if some slides have titles. */
export const writeSlideMaster = (titled?: SlideSize) =>
  `<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>${shapeTree(titled && titleShape(titled))}</p:cSld>${colorMap}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/>${titled ? '<p:sldLayoutId id="2147483650" r:id="rId3"/>' : ""}</p:sldLayoutIdLst><p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>`;

export const blankLayout = `<p:sldLayout ${namespaces} type="blank" preserve="1"><p:cSld name="Blank">${shapeTree()}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

export const writeTitleLayout = (size: SlideSize) =>
  `<p:sldLayout ${namespaces} type="titleOnly" preserve="1"><p:cSld name="Title Only">${shapeTree(titleShape(size))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

const place = (x: number, y: number, width: number, height: number) =>
  `<p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`;

/** Writes the slide's image on a notes page. */
export const slideImage = (properties: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr>${properties}</p:sp>`;

export const notesBody = (properties: string, paragraphs: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr>${properties}<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;

export const notesMaster = `<p:notesMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>${shapeTree(
  slideImage(place(1371600, 685800, 4114800, 3429000)) +
    notesBody(place(685800, 4343400, 5486400, 4114800), "<a:p><a:endParaRPr/></a:p>"),
)}</p:cSld>${colorMap}<p:notesStyle/></p:notesMaster>`;

const colors = {
  dk1: "000000",
  lt1: "FFFFFF",
  dk2: "44546A",
  lt2: "E7E6E6",
  accent1: "4472C4",
  accent2: "ED7D31",
  accent3: "A5A5A5",
  accent4: "FFC000",
  accent5: "5B9BD5",
  accent6: "70AD47",
  hlink: "0563C1",
  folHlink: "954F72",
};
const colorScheme = Object.entries(colors).map(
  ([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`,
);
const font = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>';
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';

/** A theme requires three of each style; none is used. */
export const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Slideloom"><a:themeElements><a:clrScheme name="Slideloom">${colorScheme.join("")}</a:clrScheme><a:fontScheme name="Slideloom"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Slideloom"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="6350">${fill}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${"<a:effectStyle><a:effectLst/></a:effectStyle>".repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
