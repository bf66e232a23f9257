/** Writes an image as a `data:` URL; `type` is the name of its format, e.g. `png`. */
export const writeImageUrl = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
