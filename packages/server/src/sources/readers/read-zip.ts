import type { FoundSource, SourceFile } from "./source-file.ts";
import { unsupported } from "./unsupported.ts";
import { openZip } from "./zip/open-zip.ts";
import { type ReadInner, readExport } from "./zip/read-export.ts";

/**
 * Reads an Office document or an exported archive. The names of the zipped files show which of them it is.
 * @throws {SourceError} if it can't be read.
 */
export async function readZip(file: SourceFile, readInner: ReadInner): Promise<FoundSource> {
  const zip = openZip(file.bytes);
  const has = (name: string) => zip.sizes.has(name);
  if (has("word/document.xml")) {
    const { readDocx } = await import("./office/read-docx.ts");
    return readDocx(zip, file);
  }
  if (has("ppt/presentation.xml")) {
    const { readPptx } = await import("./office/read-pptx.ts");
    return readPptx(zip, file);
  }
  if (has("xl/workbook.xml")) throw unsupported("spreadsheet");
  if (has("META-INF/container.xml")) {
    const { readEpub } = await import("./epub/read-epub.ts");
    return readEpub(zip, file);
  }
  if (has("mimetype") && has("content.xml")) throw unsupported("open-document");
  if (file.isInArchive) throw unsupported("archive");
  return readExport(zip, file, readInner);
}
