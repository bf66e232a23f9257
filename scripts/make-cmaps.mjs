import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";

/*
 * Packs the character maps of pdf.js into packages/server/cmaps.zip. The argument is an unpacked `pdfjs-dist` of the
 * version that unpdf contains: `npm pack pdfjs-dist@5.6.205`.
 */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of an unpacked pdfjs-dist.");
const maps = join(folder, "cmaps");
const files = Object.fromEntries(
  readdirSync(maps)
    .toSorted()
    .map((name) => [name, readFileSync(join(maps, name))]),
);
// A fixed date, so the same maps make the same file.
const archive = zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
writeFileSync(fileURLToPath(new URL("../packages/server/cmaps.zip", import.meta.url)), archive);
console.log(`${Object.keys(files).length} files, ${archive.length} bytes`);
