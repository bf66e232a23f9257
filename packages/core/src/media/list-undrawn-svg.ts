/** Whether a reference stays within the file. */
const isInside = (reference: string): boolean => /^\s*(?:#|data:|$)/i.test(reference);

const anyReference = /\b(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const drawnElement =
  /<(?:\w+:)?(?:image|use|feImage|pattern|linearGradient|radialGradient|textPath|tref)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/g;
const cssReference = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']{0,2000}))\s*\)/gi;
const cssImport = /@import\b/i;
const foreignObject = /<(?:\w+:)?foreignObject\b(?:"[^"]*"|'[^']*'|[^<>"'])*(?<!\/)>/;

/**
 * Lists parts of an SVG that slides can't show, as noun phrases. An SVG used as an image loads no other files and draws
 * no HTML.
 */
export function listUndrawnSvg(svg: string): string[] {
  const text = svg.replace(/<!--[^]*?(?:-->|$)/g, "");
  const elements = (text.match(drawnElement) ?? []).join("\n");
  const references = [
    ...[...elements.matchAll(anyReference)].map(([, double, single]) => double ?? single ?? ""),
    ...[...text.replaceAll("&quot;", '"').matchAll(cssReference)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? "",
    ),
  ];
  const readsOthers =
    references.some((one) => !isInside(one)) ||
    cssImport.test(text) ||
    /<\?xml-stylesheet\b/.test(text);
  return [
    ...(foreignObject.test(text) ? ["HTML text (foreignObject)"] : []),
    ...(readsOthers ? ["images, fonts or styles from other files"] : []),
  ];
}
