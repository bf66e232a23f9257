import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FileLink, RenderedFile } from "./rendered-file.ts";

/** Writes a file into a new folder within `folder`, so no file is overwritten. */
export async function writeToFolder(
  folder: string,
  { bytes, name, mediaType, warnings }: RenderedFile,
): Promise<FileLink> {
  await mkdir(folder, { recursive: true });
  const file = join(await mkdtemp(join(folder, "render-")), name);
  await writeFile(file, bytes);
  const { href: url } = pathToFileURL(file);
  return { url, name, mediaType, bytes: bytes.byteLength, warnings };
}
