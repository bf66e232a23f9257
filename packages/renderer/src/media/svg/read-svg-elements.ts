/** An element of an SVG, without its content. */
export interface SvgElement {
  /** Index of the parent in the list; -1 for the root. */
  parent: number;
  /** The root's is 1. */
  depth: number;
  /** Name without a prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** The elements of an SVG in their order, and the text of its style sheets. */
export interface SvgElements {
  elements: SvgElement[];
  styles: string[];
  /** False if the document type may define markup that elements repeat. */
  isPlain: boolean;
}

const spaces = /[\s/]*/y;
const nameEnd = /[\s/>=]/g;
const equals = /\s*=\s*/y;

/**
 * Lists an SVG's elements in linear time without recursion. Stops where XML isn't well-formed; the engine draws no such
 * file.
 */
export function readSvgElements(text: string): SvgElements {
  const found: SvgElements = { elements: [], styles: [], isPlain: true };
  const { elements, styles } = found;
  const entities = new Map(predefined);
  let open = -1;
  let at = 0;
  const addStyle = (css: string) => {
    if (elements[open]?.name === "style") styles.push(css);
  };
  while (at < text.length) {
    const start = endBefore(text, "<", at);
    if (start > at) addStyle(decode(text.slice(at, start), entities));
    at = start;
    if (text.startsWith("<!--", at)) at = endAfter(text, "-->", at + 4);
    else if (text.startsWith("<?", at)) at = endAfter(text, "?>", at + 2);
    else if (text.startsWith("<![CDATA[", at)) {
      const end = endBefore(text, "]]>", at);
      addStyle(text.slice(at + "<![CDATA[".length, end));
      at = end + 3;
    } else if (text.startsWith("<!", at)) {
      const doctype = readDoctype(text, at);
      if (!doctype) return { ...found, isPlain: false };
      for (const [name, value] of doctype.entities) entities.set(name, value);
      at = doctype.end;
    } else if (text.startsWith("</", at)) {
      open = elements[open]?.parent ?? -1;
      at = endAfter(text, ">", at);
    } else if (at < text.length) {
      const tag = readTag(text, at + 1, entities);
      if (!tag) break;
      const depth = (elements[open]?.depth ?? 0) + 1;
      elements.push({ parent: open, depth, name: tag.name, attributes: tag.attributes });
      if (!tag.isClosed) open = elements.length - 1;
      at = tag.end;
    }
  }
  return found;
}

function endBefore(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at;
}

const endAfter = (text: string, mark: string, from: number) =>
  endBefore(text, mark, from) + mark.length;

interface Tag {
  name: string;
  attributes: Map<string, string>;
  isClosed: boolean;
  end: number;
}

/** Reads a start tag after its `<`; null if it isn't well-formed. */
function readTag(text: string, from: number, entities: Entities): Tag | null {
  let at = skipName(text, from);
  const [name = ""] = text.slice(from, at).split(":").slice(-1);
  const attributes = new Map<string, string>();
  for (;;) {
    spaces.lastIndex = at;
    spaces.test(text);
    at = spaces.lastIndex;
    if (at >= text.length) return null;
    if (text[at] === ">") return { name, attributes, isClosed: text[at - 1] === "/", end: at + 1 };
    const nameStart = at;
    at = skipName(text, at);
    const attribute = text.slice(nameStart, at);
    equals.lastIndex = at;
    if (at === nameStart || !equals.test(text)) return null;
    at = equals.lastIndex;
    const quote = text[at];
    if (quote !== '"' && quote !== "'") return null;
    const end = text.indexOf(quote, at + 1);
    if (end === -1) return null;
    attributes.set(attribute, decode(text.slice(at + 1, end), entities));
    at = end + 1;
  }
}

function skipName(text: string, from: number): number {
  nameEnd.lastIndex = from;
  return nameEnd.exec(text)?.index ?? text.length;
}

const doctypeHead = /<!DOCTYPE(?:[^"'[\]>]|"[^"]*"|'[^']*')*/y;
const doctypePart = /\s+|<!--[^]*?-->|<!ENTITY\s+([^\s"'<>%]+)\s+(?:"([^"<&]*)"|'([^'<&]*)')\s*>/y;

/** Reads a document type that defines nothing but plain texts; null for others. */
function readDoctype(text: string, from: number) {
  const entities: [name: string, value: string][] = [];
  doctypeHead.lastIndex = from;
  if (!doctypeHead.test(text)) return null;
  let at = doctypeHead.lastIndex;
  if (text[at] === ">") return { entities, end: at + 1 };
  for (at += 1; text[at] !== "]"; at = doctypePart.lastIndex) {
    doctypePart.lastIndex = at;
    const [part, name, double, single] = doctypePart.exec(text) ?? [];
    if (part === undefined) return null;
    if (name !== undefined) entities.push([name, double ?? single ?? ""]);
  }
  return { entities, end: endAfter(text, ">", at) };
}

type Entities = ReadonlyMap<string, string>;

const predefined = Object.entries({ lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" });

function decode(value: string, entities: Entities): string {
  if (!value.includes("&")) return value;
  return value.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([^\s&;#]{1,100}));/gi, (...match) => {
    const [whole, hex, decimal, name] = match as unknown as (string | undefined)[];
    if (name !== undefined) return entities.get(name) ?? whole ?? "";
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
