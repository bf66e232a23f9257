/** Smaller images are icons and lines. */
const minPx = { width: 300, height: 180 };
/** Maximum bytes from a photo's filter to the ends of its dictionary. */
const maxDictionary = 3000;

/**
 * Lists the photos of a PDF, which are JPEG files inside it, in their order in the file. Drawings and images in other
 * compressions aren't found, nor those of protected files.
 */
export function findPhotos(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (text.includes("/Encrypt")) return [];
  const photos: Uint8Array[] = [];
  let end = 0;
  for (let at = text.indexOf("/DCTDecode"); at >= 0; at = text.indexOf("/DCTDecode", end)) {
    const start = findStart(text, at);
    end = at + 1;
    if (start === null) continue;
    const close = text.indexOf("endstream", start);
    if (close < 0) break;
    photos.push(new Uint8Array(bytes.subarray(start, close)));
    end = close;
  }
  return photos;
}

/** Returns where the JPEG file of an image's dictionary starts; null if it is no photo. */
function findStart(text: string, at: number): number | null {
  const open = Math.max(0, text.lastIndexOf("obj", at));
  const stream = text.indexOf("stream", at);
  if (stream < 0 || stream - at > maxDictionary || at - open > maxDictionary) return null;
  const dictionary = text.slice(open, stream);
  const read = (name: string) =>
    Number(new RegExp(String.raw`/${name}\s+(\d{1,6})(?!\s+\d+\s+R)`).exec(dictionary)?.[1] ?? 0);
  const isPhoto =
    /\/Subtype\s*\/Image(?!\w)/.test(dictionary) &&
    /\/Filter\s*(?:\/DCTDecode|\[\s*\/DCTDecode\s*\])/.test(dictionary) &&
    read("Width") >= minPx.width &&
    read("Height") >= minPx.height;
  const start =
    stream + (/^stream(?:\r\n|\n)/.exec(text.slice(stream, stream + 8))?.[0].length ?? 0);
  return isPhoto && text.startsWith("\u00FF\u00D8", start) ? start : null;
}
