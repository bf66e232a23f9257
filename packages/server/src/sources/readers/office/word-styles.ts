import { walkXml } from "./walk-xml.ts";

interface ParagraphStyle {
  name: string;
  basedOn: string;
  /** Level from 1, or null. */
  level: number | null;
}

/** Styles of a document, by what they say about a paragraph. */
export interface WordStyles {
  /** Lines of a style map for mammoth: headings by a style's base, and no tables of contents. */
  map: string[];
  contents: ReadonlySet<string>;
}

const headingName = /^heading ([1-6])$/i;
const contentsName = /^(?:toc \d|table of figures)$/i;
/** Longest chain of styles that are based on each other. */
const maxChain = 20;

/** Reads `styles.xml`. */
export function readStyles(xml: string): WordStyles {
  const styles = listStyles(xml);
  const contents = new Set<string>();
  const map: string[] = [];
  for (const [id, { name }] of styles) {
    if (/['\\]/.test(name)) continue;
    if (contentsName.test(name)) {
      contents.add(id);
      map.push(`p[style-name='${name}'] => !`);
    }
    const level = findLevel(id, styles);
    const isNamed = headingName.test(name) || /^(?:sub)?title$/i.test(name);
    if (level === null || isNamed) continue;
    map.push(`p[style-name='${name}'] => h${level}:fresh`);
  }
  return { map, contents };
}

function listStyles(xml: string): Map<string, ParagraphStyle> {
  const styles = new Map<string, ParagraphStyle>();
  let open: ParagraphStyle | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      const value = attributes["w:val"] ?? "";
      if (name === "w:style") {
        open = { name: "", basedOn: "", level: null };
        if (attributes["w:type"] === "paragraph") styles.set(attributes["w:styleId"] ?? "", open);
      } else if (!open) return;
      else if (name === "w:name") {
        open.name = value;
        open.level = Number(headingName.exec(value)?.[1] ?? 0) || open.level;
      } else if (name === "w:basedOn") open.basedOn = value;
      else if (name === "w:outlineLvl" && Number(value) < 6) open.level ??= Number(value) + 1;
    },
    close: (name) => {
      if (name === "w:style") open = null;
    },
  });
  return styles;
}

function findLevel(id: string, styles: ReadonlyMap<string, ParagraphStyle>): number | null {
  let style = styles.get(id);
  for (let step = 0; style && step < maxChain; step += 1) {
    if (style.level !== null) return style.level;
    style = styles.get(style.basedOn);
  }
  return null;
}
