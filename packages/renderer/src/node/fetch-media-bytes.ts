import { describeConnectionError } from "@slideloom/core/media";
import { MediumError } from "../media/medium-error.ts";

const maxMegabytes = 20;

/** Reads a data or http(s) URL. Rejects for other URLs, error statuses and more than 20 MB. */
export async function fetchMediaBytes(url: string): Promise<Uint8Array> {
  if (!/^(data|https?):/i.test(url) || !URL.canParse(url)) {
    throw new MediumError("only http:// and https:// addresses are read");
  }
  const host = new URL(url).hostname || "it";
  const response = await fetch(url).catch((cause: unknown) => {
    throw new MediumError(`${host} ${describeConnectionError(cause)}`, { cause });
  });
  if (!response.ok) throw new MediumError(`${host} responded with status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > maxMegabytes * 1024 * 1024) {
    throw new MediumError(`the file is larger than ${maxMegabytes} MB`);
  }
  return bytes;
}
