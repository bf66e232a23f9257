import { editXml, type XmlEdit } from "./edit-xml.ts";
import { walkXml, type XmlAttributes } from "./walk-xml.ts";

/** Maximum font size at which text counts as invisible, in half points. */
const maxHiddenSize = 2;
/** Matches markup that can put a colour behind text. On such a background, white text is visible. */
const colored = /<w:(shd|highlight|background|tblStyle)\b|<wps:/;

/** A Word document's XML without its hidden and struck-out runs, and the texts of these. */
export interface VisibleXml {
  xml: string;
  hidden: string[];
  struck: string[];
}

interface Run {
  start: number;
  isHidden: boolean;
  isStruck: boolean;
  text: string;
}

/** Removes runs that are invisible, e.g. tiny text or white on white, or struck out. A run is text in one formatting. */
export function removeHiddenRuns(xml: string): VisibleXml {
  const isColored = colored.test(xml);
  const found: VisibleXml = { xml, hidden: [], struck: [] };
  const edits: XmlEdit[] = [];
  const runs: Run[] = [];
  let isText = false;
  let isAfterStruck = false;
  walkXml(xml, {
    open: (name, attributes, start) => {
      if (name === "w:r") runs.push({ start, isHidden: false, isStruck: false, text: "" });
      if (name === "w:p") isAfterStruck = false;
      isText = name === "w:t";
      const run = runs.at(-1);
      if (run && hides(name, attributes, isColored)) run.isHidden = true;
      if (run && /^w:d?strike$/.test(name) && isOn(attributes)) run.isStruck = true;
    },
    text: (words) => {
      const run = runs.at(-1);
      if (run && isText) run.text += words;
    },
    close: (name, end) => {
      isText = false;
      const run = name === "w:r" ? runs.pop() : undefined;
      if (!run) return;
      if (!run.isHidden && !run.isStruck) isAfterStruck = false;
      else {
        const words = run.text.trim();
        if (run.isHidden && words !== "") found.hidden.push(words);
        // Word splits one struck-out phrase into several runs.
        else if (isAfterStruck) found.struck.push((found.struck.pop() ?? "") + run.text);
        else if (words !== "") found.struck.push(run.text);
        isAfterStruck = run.isStruck && !run.isHidden;
        edits.push({ start: run.start, end, text: "" });
      }
    },
  });
  found.xml = editXml(xml, edits);
  found.struck = found.struck.map((words) => words.trim());
  return found;
}

const isOn = (attributes: XmlAttributes) => !/^(0|false|off)$/.test(attributes["w:val"] ?? "");

function hides(name: string, attributes: XmlAttributes, isColored: boolean): boolean {
  const value = attributes["w:val"] ?? "";
  if (name === "w:vanish" || name === "w:webHidden") return isOn(attributes);
  if (name === "w:sz") return Number(value) <= maxHiddenSize;
  return name === "w:color" && value.toUpperCase() === "FFFFFF" && !isColored;
}
