const partLength = 64;

/**
 * Returns the name of an image for the engine. It would decode a photo's `data:` URL by itself, with wrong colours and
 * orientation, so those have a name of their length and two parts of their data. Drawings have neither profile nor
 * orientation, and the slide's own ones are only in their URLs.
 */
export function imageSrc(url: string): string {
  if (!/^data:(?!image\/svg)/i.test(url)) return url;
  const middle = url.length >> 1;
  return `own:${url.length}:${url.slice(middle, middle + partLength)}:${url.slice(-partLength)}`;
}
