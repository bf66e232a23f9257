import { editXml, type XmlEdit } from "./edit-xml.ts";
import { walkXml } from "./walk-xml.ts";

interface OpenElement {
  name: string;
  start: number;
  /** End of its start tag. */
  contentStart: number;
  boxes: string[];
}

/** Elements that hold the same content in several forms. Only one of them is read. */
const alternatives = "mc:AlternateContent";

/**
 * Writes text boxes, alternatives and ruby so that mammoth reads them: a drawing's text boxes as the older kind of text
 * box, the first alternative if it has text boxes, and ruby without its small letters.
 */
export function simplifyDrawings(xml: string): string {
  if (!/<(?:mc:AlternateContent|wps:txbx|w:ruby)\b/.test(xml)) return xml;
  const edits: XmlEdit[] = [];
  const open: OpenElement[] = [];
  const chosen = { hasBoxes: false, start: 0 };
  walkXml(xml, {
    open: (name, _, start, end) => {
      if (isTracked(name)) open.push({ name, start, contentStart: end, boxes: [] });
      if (name === alternatives) chosen.hasBoxes = false;
    },
    close: (name, end, start) => {
      const element = isTracked(name) ? open.pop() : undefined;
      if (!element) return;
      if (name === "w:txbxContent") {
        const drawing = open.findLast((one) => one.name === "w:drawing");
        drawing?.boxes.push(xml.slice(element.start, end));
        if (drawing) chosen.hasBoxes = true;
      } else if (name === "w:drawing" && element.boxes.length > 0) {
        edits.push({ start: element.start, end, text: writeBoxes(element.boxes) });
      } else if (name === "w:rubyBase") {
        const ruby = open.findLast((one) => one.name === "w:ruby");
        ruby?.boxes.push(xml.slice(element.contentStart, start));
      } else if (name === "w:ruby") {
        edits.push({ start: element.start, end, text: element.boxes.join("") });
      } else if (name === "mc:Choice" && chosen.hasBoxes) {
        removeTags(edits, element, { start, end });
      } else if (name === "mc:Fallback" && chosen.hasBoxes) {
        edits.push({ start: element.start, end, text: "" });
      } else if (name === alternatives && chosen.hasBoxes) {
        removeTags(edits, element, { start, end });
        chosen.hasBoxes = false;
      }
    },
  });
  return editXml(xml, edits);
}

const isTracked = (name: string) =>
  /^(?:mc:AlternateContent|mc:Choice|mc:Fallback|w:drawing|w:txbxContent|w:ruby|w:rubyBase)$/.test(
    name,
  );

function removeTags(
  edits: XmlEdit[],
  { start, contentStart }: OpenElement,
  endTag: { start: number; end: number },
): void {
  edits.push({ start, end: contentStart, text: "" }, { ...endTag, text: "" });
}

const writeBoxes = (boxes: readonly string[]) =>
  boxes.map((box) => `<w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict>`).join("");
