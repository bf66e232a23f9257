import type { SvgElement } from "./read-svg-elements.ts";

/** Properties whose references the elements inside inherit. */
const inheritedProperties = new Set([
  "fill",
  "stroke",
  "marker",
  "marker-start",
  "marker-mid",
  "marker-end",
]);

/** Elements that draw what their `href` names, or take properties from it. */
const drawsReference =
  /^(?:use|feImage|textPath|tref|pattern|linearGradient|radialGradient|filter)$/;

export type Declaration = readonly [property: string, ids: readonly string[]];

export const isInherited = ([property]: Declaration) => inheritedProperties.has(property);

/** Lists what an element's attributes declare, without its style sheets. */
export function listDeclarations({ name, attributes }: SvgElement): Declaration[] {
  return [...attributes].flatMap(([attribute, value]): Declaration[] => {
    if (attribute === "style") return readDeclarations(value);
    if (/(?:^|:)href$/.test(attribute)) {
      const id = /^\s*#(.*?)\s*$/s.exec(value)?.[1];
      return id !== undefined && drawsReference.test(name) ? [["href", [id]]] : [];
    }
    const isDeclared = inheritedProperties.has(attribute) || /url\(/i.test(value);
    return isDeclared ? [[attribute, findIds(value)]] : [];
  });
}

/** Lists the names under which style sheets may select an element. */
export function listSelectors({ name, attributes }: SvgElement): string[] {
  const classes = (attributes.get("class") ?? "").split(/\s+/).filter(Boolean);
  const id = attributes.get("id");
  return ["*", name, ...classes.map((one) => `.${one}`), ...(id === undefined ? [] : [`#${id}`])];
}

/** Reads a style sheet's references by selector. Conditions other than one class, id or name are left out. */
export function readStyleSheet(css: string): [selector: string, declaration: Declaration][] {
  return css
    .replaceAll(/\/\*[^]*?(?:\*\/|$)/g, " ")
    .split("}")
    .flatMap((rule): [string, Declaration][] => {
      const start = rule.lastIndexOf("{");
      const declarations = readDeclarations(rule.slice(start + 1)).filter(([, ids]) => ids.length);
      if (start === -1 || declarations.length === 0) return [];
      const selectors = new Set(rule.slice(0, start).split(/[,{]/).map(findSelector));
      return [...selectors].flatMap((selector) =>
        declarations.map((declaration): [string, Declaration] => [selector, declaration]),
      );
    });
}

/** Returns a selector's last class, id or name; `*` if it has none. */
function findSelector(head: string): string {
  const last =
    head
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  return /[.#][^\s.#:[]+/.exec(last)?.[0] ?? (/^[^\s.#:[]+/.exec(last)?.[0] || "*");
}

function readDeclarations(css: string): Declaration[] {
  return css.split(";").flatMap((declaration): Declaration[] => {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, colon).trim();
    return colon === -1 ? [] : [[property, findIds(declaration.slice(colon))]];
  });
}

const findIds = (value: string) =>
  value.includes("#")
    ? [...value.matchAll(/url\([\s"']*#([^\s"')]+)/gi)].map(([, id = ""]) => id)
    : [];
