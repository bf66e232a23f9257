import type { FileDelivery } from "./tool-host.ts";

/** Maximum size of a file inside a response, because clients accept only a few MB of JSON. */
const maxMegabytes = 5;

/** If a file is larger, the response links to it. Only a job's file has a URL for the link. */
export const maxResponseBytes = maxMegabytes * 1e6;

/** Embeds a file in the response, or links to the file if it is too large. */
export function createResponseDelivery(serverUrl: string): FileDelivery {
  return {
    description: `The response contains the file. If the file is larger than ${maxMegabytes} MB, the response contains a link to the file. The link works for a day.`,
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
