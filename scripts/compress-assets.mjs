import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
/** Smaller files aren't compressed: their responses fit in one packet anyway. */
const smallestBytes = 1024;

/** Writes `.br` and `.gz` variants of text and wasm files in the folder, if they are smaller. */
export async function compressAssets(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        // On large wasm files, levels 10 and 11 take ten times as long to save a few percent more.
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > 1_000_000 ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
