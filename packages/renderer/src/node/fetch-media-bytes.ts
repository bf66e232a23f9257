/** Largest medium that is read. */
const maxMediaBytes = 20 * 1024 * 1024;

/** Reads a medium from a data URL or over http(s); rejects for anything else, on an error status and past 20 MB. */
export async function fetchMediaBytes(url: string): Promise<Uint8Array> {
  if (!/^(data:|https?:)/i.test(url))
    throw new TypeError(`Unsupported address: ${url.slice(0, 100)}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > maxMediaBytes) throw new RangeError("The file is larger than 20 MB");
  return bytes;
}
