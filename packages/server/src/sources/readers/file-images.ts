import type { FileImage, FoundSource } from "./source-file.ts";

const base = "https://file.invalid/";
/** Smaller files are icons and lines. */
const minBytes = 3000;
/** Maximum number of images of a file, and their bytes. */
const most = { images: 12, bytes: 4_000_000 };

/** Returns the address of a file's image or page, before the image is stored. */
export const buildFileUrl = (path: string) => base + encodeURI(path);

/** Whether an address is that of an image inside a file. */
export const isFileUrl = (url: string) => url.startsWith(base);

/** Adds the bytes of a file's images to what was read. Leaves out images that are too small, large or many. */
export function addFileImages(
  found: FoundSource,
  find: (path: string) => Uint8Array | undefined,
): FoundSource {
  const files: FileImage[] = [];
  let size = 0;
  for (const { url } of found.source.images ?? []) {
    const bytes = isFileUrl(url) ? find(decodeURI(url.slice(base.length))) : undefined;
    if (!bytes || bytes.length < minBytes || size + bytes.length > most.bytes) continue;
    if (files.length >= most.images) break;
    files.push({ url, bytes });
    size += bytes.length;
  }
  const stored = new Map(files.map(({ url }) => [url, url]));
  return { ...replaceFileImages(found, stored), ...(files.length > 0 && { files }) };
}

/** Gives a file's images their addresses, and leaves out those without one. */
export function replaceFileImages<Found extends FoundSource>(
  found: Found,
  stored: ReadonlyMap<string, string>,
): Found {
  const { images = [], ...source } = found.source;
  const shown = images.flatMap((image) => {
    const url = isFileUrl(image.url) ? stored.get(image.url) : image.url;
    return url === undefined ? [] : [{ ...image, url }];
  });
  return { ...found, source: { ...source, ...(shown.length > 0 && { images: shown }) } };
}
