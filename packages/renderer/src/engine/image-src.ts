/**
 * Returns an image's name for the engine. `data:` URLs get another name, because the engine would decode them itself:
 * photos with wrong colours and orientation, and drawings unchecked.
 */
export function imageSrc(url: string): string {
  return /^data:/i.test(url) ? `own:${url.length}:${hash(url)}` : url;
}

/** 64 bits of FNV-1a, in two halves with their own bases. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}
