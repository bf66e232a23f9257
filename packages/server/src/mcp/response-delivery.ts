import type { FileDelivery } from "./tool-host.ts";

/** What clients take as one response is some MB of JSON. */
const maxMegabytes = 5;

/** What has more than that many bytes gets a link, for which a job has to draw it. */
export const maxResponseBytes = maxMegabytes * 1e6;

/** Puts a file into the response itself, or where it is too large a link to it. */
export function createResponseDelivery(serverUrl: string): FileDelivery {
  return {
    description: `The answer holds the file, or where it has more than ${maxMegabytes} MB a link to it that works for a day.`,
    async deliver({ bytes, name, mediaType, url }) {
      if (bytes.byteLength > maxResponseBytes && url !== undefined) {
        const { href: uri } = new URL(url, serverUrl);
        return { type: "resource_link", uri, name, mimeType: mediaType, size: bytes.byteLength };
      }
      const blob = Buffer.from(bytes).toString("base64");
      const uri = `slideloom:/${encodeURIComponent(name)}`;
      return { type: "resource", resource: { uri, mimeType: mediaType, blob } };
    },
  };
}
