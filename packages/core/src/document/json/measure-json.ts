/** Limits of a JSON text: the numbers of its values and keys, and its levels of objects and arrays. */
export interface JsonTextLimits {
  values: number;
  keys: number;
  depth: number;
}

/** Returns the limit that a JSON text exceeds, or null. Any text is read, in linear time and without a copy. */
export function findExceededLimit(
  text: string,
  limits: JsonTextLimits,
): keyof JsonTextLimits | null {
  let [values, keys, depth] = [1, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = findStringEnd(text, at);
    else if (code === 0x3a) {
      keys += 1;
      if (keys > limits.keys) return "keys";
    } else if (code === 0x2c || code === 0x5b || code === 0x7b) {
      values += 1;
      if (values > limits.values) return "values";
      if (code === 0x2c) continue;
      depth += 1;
      if (depth > limits.depth) return "depth";
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return null;
}

/** Returns the position of the quote that ends the string, or the text's length. */
function findStringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
