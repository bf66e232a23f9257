/** Maximum lines per block of a ToUnicode map (Adobe Technical Note 5411). */
const maxBlockLines = 100;

/** Formats a two-byte code as hexadecimal digits. */
export function hexOf(code: number): string {
  return code.toString(16).padStart(4, "0");
}

/** Writes the ToUnicode map of a font (ISO 32000-1, 9.10.3). */
export function writeUnicodeMap(codes: Iterable<readonly [code: number, text: string]>): string {
  const lines = Array.from(codes, ([code, text]) => {
    const units = Array.from({ length: text.length }, (_, at) => hexOf(text.charCodeAt(at)));
    return `<${hexOf(code)}> <${units.join("")}>`;
  });
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += maxBlockLines) {
    const block = lines.slice(from, from + maxBlockLines);
    blocks.push(`${block.length} beginbfchar`, ...block, "endbfchar");
  }
  return [
    "/CIDInit /ProcSet findresource begin",
    "12 dict begin",
    "begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def",
    "/CMapType 2 def",
    "1 begincodespacerange",
    "<0000> <ffff>",
    "endcodespacerange",
    ...blocks,
    "endcmap",
    "CMapName currentdict /CMap defineresource pop",
    "end",
    "end",
  ].join("\n");
}
