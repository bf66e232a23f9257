const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const wordPattern = /[\p{L}\p{N}_$]+/uy;
const escapePattern = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** `end` is after the closing quote, or at the error. */
export interface StringScan {
  value: string;
  end: number;
  fault: "escape" | "control" | "line-break" | "end" | null;
}

/** The offset of the next character that isn't JSON white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at++;
  }
}

/** The run of letters and digits at an offset, or "". */
export function scanWord(text: string, offset: number): string {
  wordPattern.lastIndex = offset;
  return wordPattern.exec(text)?.[0] ?? "";
}

/** The end of the number at an offset; null if it is malformed. */
export function scanNumber(text: string, offset: number): number | null {
  numberPattern.lastIndex = offset;
  return numberPattern.test(text) ? numberPattern.lastIndex : null;
}

/** Scans the string with its opening quote at an offset. */
export function scanString(text: string, offset: number): StringScan {
  let escaped = false;
  for (let at = offset + 1; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      // `JSON.parse` can't fail here, because the string was scanned; it decodes escapes faster than our own code.
      const value: string = escaped
        ? JSON.parse(text.slice(offset, at + 1))
        : text.slice(offset + 1, at);
      return { value, end: at + 1, fault: null };
    }
    if (code === 0x5c) {
      escapePattern.lastIndex = at;
      if (!escapePattern.test(text)) {
        return { value: "", end: at, fault: at + 1 < text.length ? "escape" : "end" };
      }
      escaped = true;
      at = escapePattern.lastIndex - 1;
    } else if (Number.isNaN(code)) return { value: "", end: at, fault: "end" };
    else if (code < 0x20) {
      const fault = code === 0x0a || code === 0x0d ? "line-break" : "control";
      return { value: "", end: at, fault };
    }
  }
}
