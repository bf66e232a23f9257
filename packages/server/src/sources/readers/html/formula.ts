import { readTex } from "@slideloom/core/text";
import { readMathMl } from "./math-text.ts";

type Attributes = Readonly<Record<string, string>>;

interface Formula {
  open: (name: string, attributes: Attributes) => void;
  addText: (text: string) => void;
  close: () => void;
  readonly text: string;
}

/** A formula in TeX, from a script of MathJax. */
class TexFormula implements Formula {
  #tex = "";

  open(): void {}

  addText(text: string): void {
    this.#tex += text;
  }

  close(): void {}

  get text(): string {
    return readTex(this.#tex) ?? this.#tex.trim();
  }
}

export function beginFormula(name: string, attributes: Attributes): Formula | null {
  if (name === "math") return readMathMl();
  const isTex = name === "script" && /^math\/tex/i.test(attributes["type"] ?? "");
  return isTex ? new TexFormula() : null;
}

/** Whether a page has formulas whose copies, drawn by scripts, aren't read. */
export const hasFormulas = (html: string) => /<math[\s>]|type=["']?math\/tex/i.test(html);

const frame = /(?:^|\s)(?:katex|mathjax|mjx|mwe-math)/i;
const drawing = /(?:^|\s)(?:katex-html|MathJax(?:_\w+)?|MJXc-display|mwe-math-fallback)/i;

/** Whether an element holds a formula and its copies, one of which is hidden. */
export const isFormulaFrame = (name: string, { class: names = "" }: Attributes) =>
  name.startsWith("mjx-") || frame.test(names);

/** Whether an element shows a formula that the page has as MathML or TeX, too. */
export const isFormulaDrawing = (name: string, { class: names = "" }: Attributes) =>
  name === "mjx-math" || drawing.test(names);
