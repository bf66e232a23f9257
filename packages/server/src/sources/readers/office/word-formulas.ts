import { escapeMarkup } from "@slideloom/core/text";
import { editXml, type XmlEdit } from "./edit-xml.ts";
import { readOfficeMath } from "./office-math.ts";
import { walkXml } from "./walk-xml.ts";

interface OpenFormula {
  start: number;
  depth: number;
  reader: ReturnType<typeof readOfficeMath>;
}

const paragraph = "m:oMathPara";
const paragraphProperties = "m:oMathParaPr";

/** Replaces equations by runs with their text, since mammoth doesn't read equations. */
export function writeFormulas(xml: string): string {
  if (!xml.includes("<m:oMath")) return xml;
  const edits: XmlEdit[] = [];
  let open: OpenFormula | null = null;
  let propertiesStart = 0;
  walkXml(xml, {
    open: (name, attributes, start, end) => {
      if (open) {
        open.depth += 1;
        open.reader.open(name, attributes);
      } else if (name === "m:oMath") open = { start, depth: 0, reader: readOfficeMath() };
      else if (name === paragraph) edits.push({ start, end, text: "" });
      else if (name === paragraphProperties) propertiesStart = start;
    },
    text: (words) => open?.reader.addText(words),
    close: (name, end, start) => {
      if (open && open.depth > 0) {
        open.depth -= 1;
        open.reader.close();
      } else if (open) {
        const text = `<w:r><w:t xml:space="preserve">${escapeMarkup(open.reader.text)}</w:t></w:r>`;
        edits.push({ start: open.start, end, text });
        open = null;
      } else if (name === paragraph) edits.push({ start, end, text: "" });
      else if (name === paragraphProperties) edits.push({ start: propertiesStart, end, text: "" });
    },
  });
  return editXml(xml, edits);
}
