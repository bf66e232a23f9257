/** Builds a PDF of objects, numbered from 1; the first is the catalogue. */
export function buildPdf(objects: readonly (string | Buffer)[], trailer = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object. */
export function stream(data: Buffer, entries = ""): Buffer {
  const head = Buffer.from(`<<${entries}/Length ${data.length}>>stream\n`);
  return Buffer.concat([head, data, Buffer.from("\nendstream")]);
}

/** Builds a PDF with one page. The page uses the font as `F1`, and `objects` are numbered from 6. */
export const buildPage = (
  content: Buffer,
  font: string,
  {
    objects = [],
    trailer = "",
    filter = "",
  }: { objects?: string[]; trailer?: string; filter?: string } = {},
) =>
  buildPdf(
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
      stream(content, filter),
      font,
      ...objects,
    ],
    trailer,
  );

export const helvetica = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
