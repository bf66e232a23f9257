import { MediumError } from "../medium-error.ts";
import { decodeEmbeddedSvg } from "./decode-embedded-svg.ts";
import { readSvgElements, type SvgElement } from "./read-svg-elements.ts";
import { endless, ReferenceGraph, type Size } from "./reference-graph.ts";
import {
  type Declaration,
  isInherited,
  listDeclarations,
  listSelectors,
  readStyleSheet,
} from "./svg-references.ts";

/** The engine overflows its stack at 1,200 in Node, and earlier in some browsers. */
const maxDepth = 100;
/** The engine's own limit for `use`, here also for masks and patterns, which it draws again and again. */
const maxParts = 1_000_000;
/** Maximum number of drawings in drawings that are looked at. */
const maxEmbedded = 5;

/** Elements that are drawn with the styles that they inherit. */
const isShape = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|tspan|tref|textPath|use)$/;

/**
 * Checks that an SVG nests at most 100 deep, including the masks, patterns and drawings that it refers to.
 * @throws {MediumError}
 */
export function checkSvg(bytes: Uint8Array): void {
  const { depth, parts } = measure(new TextDecoder().decode(bytes), maxEmbedded);
  if (depth <= maxDepth && parts <= maxParts) return;
  const many = depth > maxDepth ? `nested more than ${maxDepth} deep` : "repeated too often";
  throw new MediumError(`its parts are ${many}. Save it as PNG and add that file`);
}

function measure(text: string, embedded: number): Size {
  const { elements, styles, isPlain } = readSvgElements(text);
  if (!isPlain || embedded === 0) return endless;
  const graph = new ReferenceGraph();
  const rules = new Set<string>();
  for (const [selector, declaration] of styles.flatMap(readStyleSheet)) {
    const rule = `${isInherited(declaration) ? "inherited" : "own"} ${selector}`;
    rules.add(rule);
    for (const id of declaration[1]) graph.link(graph.named(rule), graph.named(`id ${id}`));
  }
  const added: Added[] = [];
  for (const element of elements) {
    if (element.depth > maxDepth) return endless;
    const node = graph.add(measureOwn(element, embedded));
    added.push(addElement({ graph, rules, node, above: added[element.parent] }, element));
  }
  return graph.measure();
}

/** An element's node, and what the elements inside it inherit. */
interface Added {
  node: number;
  ids: ReadonlyMap<string, readonly string[]>;
  rules: readonly string[];
}

interface Adding {
  graph: ReferenceGraph;
  node: number;
  /** Names of the style sheets' rules with references. */
  rules: ReadonlySet<string>;
  above: Added | undefined;
}

function addElement({ graph, node, rules, above }: Adding, element: SvgElement): Added {
  if (above) graph.link(above.node, node);
  const id = element.attributes.get("id");
  if (id !== undefined) graph.link(graph.named(`id ${id}`), node);
  const declarations = listDeclarations(element);
  const listRules = (kind: string) =>
    rules.size === 0
      ? []
      : listSelectors(element)
          .map((selector) => `${kind} ${selector}`)
          .filter((rule) => rules.has(rule));
  const inherited = {
    node,
    ids: inherit(above?.ids, declarations),
    rules: [...(above?.rules ?? []), ...listRules("inherited")],
  };
  const isDrawn = isShape.test(element.name);
  const own = declarations.filter((declaration) => !isInherited(declaration));
  const ids = [...own, ...(isDrawn ? inherited.ids : [])].flatMap(([, named]) => named);
  const parts = [...listRules("own"), ...(isDrawn ? inherited.rules : [])];
  for (const part of [...ids.map((one) => `id ${one}`), ...parts]) {
    graph.link(node, graph.named(part));
  }
  return inherited;
}

const nothing: ReadonlyMap<string, readonly string[]> = new Map();

function inherit(above = nothing, declarations: readonly Declaration[]): typeof nothing {
  const own = declarations.filter(isInherited);
  return own.length === 0 ? above : new Map([...above, ...own]);
}

/** Measures an element without its content, but with the drawing that it embeds. */
function measureOwn({ attributes }: SvgElement, embedded: number): Size {
  const size = { depth: 1, parts: 1 };
  for (const [name, value] of attributes) {
    const svg = /(?:^|:)href$/.test(name) ? decodeEmbeddedSvg(value) : null;
    if (svg === null) continue;
    const { depth, parts } = measure(svg, embedded - 1);
    size.depth += depth;
    size.parts += parts;
  }
  return size;
}
