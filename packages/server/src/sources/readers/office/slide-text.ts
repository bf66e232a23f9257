import { joinLines } from "../text/join-lines.ts";
import { walkXml, type XmlAttributes } from "./walk-xml.ts";

/** A paragraph of a slide. */
interface SlideParagraph {
  text: string;
  /** Outline level, from 0. */
  level: number;
}

/** The purpose of a shape, read from its placeholder type. */
type ShapeRole = "title" | "body" | "box";

export type SlidePart =
  | { kind: ShapeRole; paragraphs: SlideParagraph[] }
  | { kind: "table"; rows: string[][] };

/** The texts of a slide or of its notes, in the order of the file. */
export interface SlideText {
  parts: SlidePart[];
  isHidden: boolean;
  hidden: string[];
  /** Names of graphics whose text isn't read, e.g. `chart`. */
  left: string[];
}

/** Maximum font size at which text counts as invisible, in hundredths of a point. */
const maxHiddenSize = 200;
/** Placeholders that repeat on each slide. */
const furniture = /^(sldNum|ftr|dt|hdr|sldImg)$/;

interface Shape {
  role: ShapeRole | null;
  isHidden: boolean;
  paragraphs: SlideParagraph[];
}

/** Reads the XML of a slide. */
export function readPptxSlide(xml: string): SlideText {
  const walk = new SlideWalk();
  walkXml(xml, {
    open: (name, attributes) => walk.open(name, attributes),
    close: (name) => walk.close(name),
    text: (words) => walk.addText(words),
  });
  return walk.found;
}

class SlideWalk {
  readonly found: SlideText = { parts: [], isHidden: false, hidden: [], left: [] };
  #shape: Shape | null = null;
  #rows: string[][] | null = null;
  #paragraph: SlideParagraph | null = null;
  #isText = false;
  #isTiny = false;

  open(name: string, attributes: XmlAttributes): void {
    this.#isText = name === "a:t";
    if (name === "p:sld") this.found.isHidden = /^(0|false)$/.test(attributes["show"] ?? "");
    else if (name === "p:sp") this.#shape = { role: "box", isHidden: false, paragraphs: [] };
    else if (name === "p:cNvPr" && this.#shape) {
      this.#shape.isHidden = /^(1|true)$/.test(attributes["hidden"] ?? "");
    } else if (name === "p:ph" && this.#shape) this.#shape.role = readRole(attributes["type"]);
    else if (name === "p:pic") this.found.left.push("image");
    else if (name === "a:graphicData") this.#noteGraphic(attributes["uri"] ?? "");
    else if (name === "a:tbl") this.#rows = [];
    else if (name === "a:tr") this.#rows?.push([]);
    else if (name === "a:tc") this.#rows?.at(-1)?.push("");
    else if (name === "a:p") this.#paragraph = { text: "", level: 0 };
    else if (name === "a:pPr" && this.#paragraph) {
      this.#paragraph.level = Number(attributes["lvl"] ?? 0) || 0;
    } else if (name === "a:r") this.#isTiny = false;
    else if (name === "a:rPr") this.#isTiny = Number(attributes["sz"] ?? Infinity) <= maxHiddenSize;
    else if (name === "a:br" && this.#paragraph) this.#paragraph.text += "\n";
  }

  close(name: string): void {
    this.#isText = false;
    if (name === "a:p") this.#endParagraph();
    else if (name === "p:sp") this.#endShape();
    else if (name === "a:tbl" && this.#rows) {
      this.found.parts.push({ kind: "table", rows: this.#rows });
      this.#rows = null;
    }
  }

  addText(words: string): void {
    if (!this.#isText || !this.#paragraph) return;
    if (this.#isTiny) this.found.hidden.push(words);
    else this.#paragraph.text += words;
  }

  #noteGraphic(uri: string): void {
    if (uri.endsWith("/chart")) this.found.left.push("chart");
    if (uri.endsWith("/diagram")) this.found.left.push("SmartArt graphic");
  }

  #endParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    if (!paragraph || paragraph.text.trim() === "") return;
    // A line break may split a word with a hyphen, so the lines are joined.
    paragraph.text = joinLines(paragraph.text.split("\n"), new Set());
    const row = this.#rows?.at(-1);
    if (row) row.push([row.pop(), paragraph.text].filter((text) => text).join(" "));
    else this.#shape?.paragraphs.push(paragraph);
  }

  #endShape(): void {
    const shape = this.#shape;
    this.#shape = null;
    if (!shape?.role) return;
    if (shape.isHidden) this.found.hidden.push(...shape.paragraphs.map(({ text }) => text));
    else this.found.parts.push({ kind: shape.role, paragraphs: shape.paragraphs });
  }
}

/** Returns a placeholder's role; null for placeholders whose text isn't read. */
function readRole(type = "body"): ShapeRole | null {
  if (furniture.test(type)) return null;
  return /^(title|ctrTitle)$/.test(type) ? "title" : "body";
}
