import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";

/** Adobe's character maps. PDFs with Chinese, Japanese or Korean text refer to them by name. */
const archive = new URL("../../../../cmaps.zip", import.meta.url);

/** Gives pdf.js the files that it asks for. */
export class CmapFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const files = unzipSync(await readFile(archive), { filter: ({ name }) => name === filename });
    const file = files[filename];
    if (!file) throw new Error(`There's no file ${filename}`);
    return file;
  }
}
