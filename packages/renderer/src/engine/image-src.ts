const partLength = 64;

/**
 * Returns the name of an image for the engine. It would decode a `data:` URL by itself, with wrong colours and
 * orientation, so those have a name of their length and two parts of their data.
 */
export function imageSrc(url: string): string {
  if (!/^data:/i.test(url)) return url;
  const middle = url.length >> 1;
  return `own:${url.length}:${url.slice(middle, middle + partLength)}:${url.slice(-partLength)}`;
}
