import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FileDelivery } from "./tool-host.ts";

/** Writes each file into a new folder, so no file is overwritten. */
export function createFolderDelivery(folder: string): FileDelivery {
  return {
    description: `The file is saved on this computer, in ${folder}, and the response links to it.`,
    async deliver({ bytes, name, mediaType }) {
      await mkdir(folder, { recursive: true });
      const file = join(await mkdtemp(join(folder, "render-")), name);
      await writeFile(file, bytes);
      return {
        type: "resource_link",
        uri: pathToFileURL(file).href,
        name,
        mimeType: mediaType,
        size: bytes.byteLength,
      };
    },
  };
}
