import { ToolError } from "./tool-error.ts";
import type { FileDelivery } from "./tool-host.ts";

/** What clients take as one answer is some MB of JSON. */
const maxMegabytes = 5;

/** Puts a file into the answer itself. */
export const embeddedDelivery: FileDelivery = {
  description: `The answer holds the file, of at most ${maxMegabytes} MB.`,
  isReadOnly: true,
  async deliver({ bytes, name, mediaType }) {
    const megabytes = bytes.byteLength / 1e6;
    if (megabytes > maxMegabytes) {
      throw new ToolError(
        `${name} has ${megabytes.toFixed(1)} MB, more than the ${maxMegabytes} MB that an answer may hold. Choose pdf, a smaller scale, or slides one by one.`,
      );
    }
    const blob = Buffer.from(bytes).toString("base64");
    const uri = `slideloom:/${encodeURIComponent(name)}`;
    return { type: "resource", resource: { uri, mimeType: mediaType, blob } };
  },
};
