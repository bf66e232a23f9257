import { walkXml, type XmlAttributes } from "./walk-xml.ts";

/** Maximum font size at which text counts as invisible, in half points. */
const maxHiddenSize = 2;
/** Matches markup that can put a colour behind text. On such a background, white text is visible. */
const colored = /<w:(shd|highlight|background|tblStyle)\b|<wps:/;

/** A Word document's XML without its hidden runs, and the texts of the hidden runs. */
export interface VisibleXml {
  xml: string;
  hidden: string[];
}

interface Run {
  start: number;
  isHidden: boolean;
  text: string;
}

/** Removes invisible runs, e.g. tiny text or white on white. A run is a piece of text with one formatting. */
export function removeHiddenRuns(xml: string): VisibleXml {
  const isColored = colored.test(xml);
  const kept: string[] = [];
  const hidden: string[] = [];
  const runs: Run[] = [];
  let done = 0;
  let isText = false;
  walkXml(xml, {
    open: (name, attributes, start) => {
      if (name === "w:r") runs.push({ start, isHidden: false, text: "" });
      isText = name === "w:t";
      const run = runs.at(-1);
      if (run && hides(name, attributes, isColored)) run.isHidden = true;
    },
    text: (words) => {
      const run = runs.at(-1);
      if (run && isText) run.text += words;
    },
    close: (name, end) => {
      isText = false;
      const run = name === "w:r" ? runs.pop() : undefined;
      if (!run?.isHidden) return;
      if (run.text.trim() !== "") hidden.push(run.text.trim());
      // If this run is in a text box inside another hidden run, it is removed together with the outer run.
      if (runs.some(({ isHidden }) => isHidden)) return;
      kept.push(xml.slice(done, run.start));
      done = end;
    },
  });
  return { xml: kept.join("") + xml.slice(done), hidden };
}

function hides(name: string, attributes: XmlAttributes, isColored: boolean): boolean {
  const value = attributes["w:val"] ?? "";
  if (name === "w:vanish" || name === "w:webHidden") return !/^(0|false|off)$/.test(value);
  if (name === "w:sz") return Number(value) <= maxHiddenSize;
  return name === "w:color" && value.toUpperCase() === "FFFFFF" && !isColored;
}
