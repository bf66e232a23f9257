import { writeQuotient, writeRoot, writeScripts } from "@slideloom/core/text";
import {
  type FormulaNotation,
  type FormulaPart,
  FormulaWalk,
  joinChildren,
} from "../text/formula-walk.ts";

const notation: FormulaNotation = {
  holdsText: (name) => name === "m:t",
  isSkipped: (name) => name === "m:ctrlPr" || name === "w:rPr" || name === "a:rPr",
  write: writePart,
};

/** Reads an equation of an Office document, e.g. as `w=7/10`. */
export const readOfficeMath = () => new FormulaWalk(notation);

/** Property elements whose value is passed to the element that they describe. */
const valued: ReadonlySet<string> = new Set(["m:chr", "m:begChr", "m:endChr"]);

function writePart(part: FormulaPart): string {
  const { name, attributes } = part;
  const get = (child: string) => part.children.find((one) => one.name === child)?.text ?? "";
  if (valued.has(name)) return `${name}=${attributes["m:val"] ?? ""}\n`;
  if (/^m:\w+Pr$/.test(name)) return joinChildren(part);
  switch (name) {
    case "m:f":
      return writeQuotient(get("m:num"), get("m:den"));
    case "m:sSup":
    case "m:sSub":
    case "m:sSubSup":
      return writeScripts(get("m:e"), { over: get("m:sup"), under: get("m:sub") });
    case "m:limLow":
      return writeScripts(get("m:e"), { under: get("m:lim") });
    case "m:limUpp":
      return writeScripts(get("m:e"), { over: get("m:lim") });
    case "m:rad":
      return writeRoot(get("m:e"), get("m:deg"));
    case "m:nary": {
      const sign = readValue(get("m:naryPr"), "m:chr") ?? "∫";
      return writeScripts(sign, { over: get("m:sup"), under: get("m:sub") }) + get("m:e");
    }
    case "m:d":
      return writeBrackets(part, get("m:dPr"));
    case "m:func":
      return `${get("m:fName")} ${get("m:e")}`;
    case "m:mr":
      return joinChildren(part, " ");
    case "m:m":
    case "m:eqArr":
      return listArguments(part).join("; ");
    case "m:acc":
    case "m:bar":
    case "m:groupChr":
      return get("m:e");
    default:
      return joinChildren(part);
  }
}

const readValue = (properties: string, name: string): string | undefined =>
  properties
    .split("\n")
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const listArguments = ({ children }: FormulaPart) =>
  children.flatMap(({ name, text }) => (name.endsWith("Pr") ? [] : [text]));

function writeBrackets(part: FormulaPart, properties: string): string {
  const open = readValue(properties, "m:begChr") ?? "(";
  const close = readValue(properties, "m:endChr") ?? ")";
  return `${open}${listArguments(part).join(", ")}${close}`;
}
