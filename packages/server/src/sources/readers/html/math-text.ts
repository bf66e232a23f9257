import { writeQuotient, writeRoot, writeScripts } from "@slideloom/core/text";
import {
  type FormulaNotation,
  type FormulaPart,
  FormulaWalk,
  joinChildren,
} from "../text/formula-walk.ts";

const tokens: ReadonlySet<string> = new Set(["mi", "mn", "mo", "ms", "mtext"]);
const skipped: ReadonlySet<string> = new Set([
  "annotation",
  "annotation-xml",
  "mphantom",
  "mspace",
  "none",
]);
/** Invisible operators, e.g. between the factors of a product. */
const invisible = /[\u2061-\u2064]/g;
/** Signs above a letter, e.g. a bar or an arrow, which text leaves out. */
const accent = /^[¯‾~^ˆ˜˙¨→⏞⏟_-]?$/u;

const notation: FormulaNotation = {
  holdsText: (name) => tokens.has(name),
  isSkipped: (name) => skipped.has(name),
  write: writePart,
};

/** Reads MathML, e.g. as `E=mc²`. */
export const readMathMl = () => new FormulaWalk(notation);

function writePart(part: FormulaPart): string {
  const { name, children } = part;
  const [first = "", second = "", third = ""] = children.map(({ text }) => text);
  switch (name) {
    case "mi":
    case "mn":
    case "mo":
      return joinChildren(part).replaceAll(/\s+/g, "").replaceAll(invisible, "");
    case "msup":
    case "mover":
      return accent.test(second) ? first : writeScripts(first, { over: second });
    case "msub":
    case "munder":
      return accent.test(second) ? first : writeScripts(first, { under: second });
    case "msubsup":
    case "munderover":
      return writeScripts(first, { under: second, over: third });
    case "mfrac":
      return writeQuotient(first, second);
    case "msqrt":
      return writeRoot(joinChildren(part));
    case "mroot":
      return writeRoot(first, second);
    case "mtr":
      return joinChildren(part, " ");
    case "mtable":
      return joinChildren(part, "; ");
    case "mfenced":
      return `(${joinChildren(part, ", ")})`;
    default:
      return joinChildren(part);
  }
}
