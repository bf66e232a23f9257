const partLength = 64;

/**
 * Returns an image's name for the engine. A photo's `data:` URL gets another name, because the engine would decode it
 * with wrong colours and orientation.
 */
export function imageSrc(url: string): string {
  if (!/^data:(?!image\/svg)/i.test(url)) return url;
  const middle = url.length >> 1;
  return `own:${url.length}:${url.slice(middle, middle + partLength)}:${url.slice(-partLength)}`;
}
