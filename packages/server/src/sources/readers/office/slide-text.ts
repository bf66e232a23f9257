import { joinFractions, writeLowered, writeRaised } from "@slideloom/core/text";
import { joinLines } from "../text/join-lines.ts";
import { readOfficeMath } from "./office-math.ts";
import { orderParts, type PartPlace } from "./slide-order.ts";
import { walkXml, type XmlAttributes } from "./walk-xml.ts";

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

/** A part that isn't read, e.g. a chart. `example` has its words. */
interface LeftPart {
  noun: string;
  example?: string;
  several?: string;
}

/** The texts of a slide or of its notes, in reading order. */
export interface SlideText {
  parts: SlidePart[];
  isHidden: boolean;
  hidden: string[];
  left: LeftPart[];
}

/** Maximum font size at which text counts as invisible, in hundredths of a point. */
const maxHiddenSize = 200;
/** Placeholders that repeat on each slide. */
const furniture = /^(sldNum|ftr|dt|hdr|sldImg)$/;
/** An element whose content repeats the one beside it in another form. */
const fallback = "mc:Fallback";
/** Elements with a place on the slide. */
const frames: ReadonlySet<string> = new Set([
  "p:sp",
  "p:graphicFrame",
  "p:grpSp",
  "p:pic",
  "p:cxnSp",
]);

interface Shape {
  role: ShapeRole | null;
  isHidden: boolean;
  paragraphs: SlideParagraph[];
}

/** Formatting of the open run of text. */
interface Run {
  text: string;
  isTiny: boolean;
  isStruck: boolean;
  /** Raised text is above 0, lowered text below. */
  baseline: number;
}

const newRun = (): Run => ({ text: "", isTiny: false, isStruck: false, baseline: 0 });

export function readPptxSlide(xml: string): SlideText {
  const walk = new SlideWalk();
  walkXml(xml, {
    open: (name, attributes) => walk.open(name, attributes),
    close: (name) => walk.close(name),
    text: (words) => walk.addText(words),
  });
  return walk.finish();
}

class SlideWalk {
  readonly #found: SlideText = { parts: [], isHidden: false, hidden: [], left: [] };
  readonly #places = new Map<SlidePart, PartPlace | null>();
  #shape: Shape | null = null;
  #rows: string[][] | null = null;
  #paragraph: SlideParagraph | null = null;
  #run = newRun();
  #isText = false;
  #fallbackDepth = 0;
  /** The outermost open frame's place, and how many frames are open. */
  #place: PartPlace | null = null;
  #frameDepth = 0;
  #formula: { depth: number; reader: ReturnType<typeof readOfficeMath> } | null = null;

  finish(): SlideText {
    return { ...this.#found, parts: orderParts(this.#found.parts, this.#places) };
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === fallback) this.#fallbackDepth += 1;
    if (this.#fallbackDepth > 0) return;
    if (this.#formula) {
      this.#formula.depth += 1;
      return this.#formula.reader.open(name, attributes);
    }
    this.#isText = name === "a:t";
    if (frames.has(name)) this.#openFrame();
    if (name === "m:oMath") this.#formula = { depth: 0, reader: readOfficeMath() };
    else if (name.startsWith("a:")) this.#openDrawing(name, attributes);
    else this.#openPart(name, attributes);
  }

  close(name: string): void {
    if (name === fallback) this.#fallbackDepth -= 1;
    if (this.#fallbackDepth > 0 || name === fallback) return;
    if (this.#formula) return this.#closeInFormula();
    this.#isText = false;
    if (name === "a:r") this.#endRun();
    else if (name === "a:p") this.#endParagraph();
    else if (name === "p:sp") this.#endShape();
    else if (name === "a:tbl" && this.#rows) {
      this.#addPart({ kind: "table", rows: this.#rows });
      this.#rows = null;
    }
    if (frames.has(name)) this.#frameDepth -= 1;
  }

  addText(words: string): void {
    if (this.#fallbackDepth > 0) return;
    if (this.#formula) this.#formula.reader.addText(words);
    else if (this.#isText) this.#run.text += words;
  }

  #openFrame(): void {
    if (this.#frameDepth === 0) this.#place = null;
    this.#frameDepth += 1;
  }

  #openPart(name: string, attributes: XmlAttributes): void {
    if (name === "p:sld") this.#found.isHidden = /^(0|false)$/.test(attributes["show"] ?? "");
    else if (name === "p:sp") this.#shape = { role: "box", isHidden: false, paragraphs: [] };
    else if (name === "p:cNvPr" && this.#shape) {
      this.#shape.isHidden = /^(1|true)$/.test(attributes["hidden"] ?? "");
    } else if (name === "p:cNvPr") this.#describe(attributes["descr"] ?? "");
    else if (name === "p:ph" && this.#shape) this.#shape.role = readRole(attributes["type"]);
    else if (name === "p:pic") this.#found.left.push({ noun: "image" });
  }

  #openDrawing(name: string, attributes: XmlAttributes): void {
    if (name === "a:off")
      this.#place ??= { left: Number(attributes["x"]), top: Number(attributes["y"]) };
    else if (name === "a:ext" && this.#place && this.#place.width === undefined) {
      this.#place.width = Number(attributes["cx"]) || 0;
      this.#place.height = Number(attributes["cy"]) || 0;
    } else if (name === "a:graphicData") this.#noteGraphic(attributes["uri"] ?? "");
    else if (name === "a:tbl") this.#rows = [];
    else if (name === "a:tr") this.#rows?.push([]);
    else if (name === "a:tc") this.#rows?.at(-1)?.push("");
    else if (name === "a:p") this.#paragraph = { text: "", level: 0 };
    else if (name === "a:pPr" && this.#paragraph) {
      this.#paragraph.level = Number(attributes["lvl"] ?? 0) || 0;
    } else if (name === "a:r" || name === "a:fld") this.#run = newRun();
    else if (name === "a:rPr") {
      this.#run.isTiny = Number(attributes["sz"] ?? Infinity) <= maxHiddenSize;
      this.#run.isStruck = /^(sng|dbl)Strike$/.test(attributes["strike"] ?? "");
      this.#run.baseline = Number.parseInt(attributes["baseline"] ?? "0", 10) || 0;
    } else if (name === "a:br" && this.#paragraph) this.#paragraph.text += "\n";
  }

  /** The words that describe the open image. */
  #describe(example: string): void {
    const image = this.#found.left.at(-1);
    if (image?.noun === "image" && example !== "") image.example ??= example;
  }

  #noteGraphic(uri: string): void {
    if (/\/chart(?:ex)?$/.test(uri)) this.#found.left.push({ noun: "chart" });
    if (uri.endsWith("/diagram")) this.#found.left.push({ noun: "SmartArt graphic" });
  }

  #closeInFormula(): void {
    if (!this.#formula) return;
    if (this.#formula.depth > 0) {
      this.#formula.depth -= 1;
      return this.#formula.reader.close();
    }
    if (this.#paragraph) this.#paragraph.text += this.#formula.reader.text;
    this.#formula = null;
  }

  #endRun(): void {
    const { text, isTiny, isStruck, baseline } = this.#run;
    this.#run = newRun();
    const paragraph = this.#paragraph;
    if (!paragraph || text === "") return;
    if (isTiny) this.#found.hidden.push(text);
    else if (isStruck) this.#leaveStruck(text);
    else if (baseline > 0) paragraph.text += writeRaised(text, paragraph.text.slice(-4));
    else if (baseline < 0) paragraph.text += writeLowered(text, paragraph.text.slice(-4));
    else paragraph.text += text;
  }

  #leaveStruck(text: string): void {
    if (text.trim() === "") return;
    const part = { noun: "struck-out word", example: text.trim(), several: "struck-out words" };
    this.#found.left.push(part);
  }

  #endParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    if (!paragraph || paragraph.text.trim() === "") return;
    // A line break may split a word with a hyphen, so the lines are joined.
    paragraph.text = joinFractions(joinLines(paragraph.text.split("\n"), new Set()));
    const row = this.#rows?.at(-1);
    if (row) row.push([row.pop(), paragraph.text].filter((text) => text).join(" "));
    else this.#shape?.paragraphs.push(paragraph);
  }

  #endShape(): void {
    const shape = this.#shape;
    this.#shape = null;
    if (!shape?.role || shape.paragraphs.length === 0) return;
    if (shape.isHidden) this.#found.hidden.push(...shape.paragraphs.map(({ text }) => text));
    else this.#addPart({ kind: shape.role, paragraphs: shape.paragraphs });
  }

  #addPart(part: SlidePart): void {
    this.#found.parts.push(part);
    this.#places.set(part, this.#place);
  }
}

/** Returns a placeholder's role; null for placeholders whose text isn't read. */
function readRole(type = "body"): ShapeRole | null {
  if (furniture.test(type)) return null;
  return /^(title|ctrTitle)$/.test(type) ? "title" : "body";
}
