import { decodeSource } from "../decode-source.ts";
import { decodeQuoted } from "./mime-part.ts";

const encodedWord = /=\?([\w-]{1,40})(?:\*[\w-]*)?\?([BQ])\?([^?]*)\?=/gi;

/** Decodes a mail's field, e.g. `=?UTF-8?Q?caf=C3=A9?=`. */
export function decodeWords(field: string): string {
  const joined = field.replaceAll(/\?=\s+=\?/g, "?==?");
  return joined.replaceAll(encodedWord, (_, charset: string, encoding: string, text: string) => {
    const bytes = /b/i.test(encoding)
      ? Buffer.from(text, "base64")
      : decodeQuoted(text.replaceAll("_", " "));
    return decodeSource({ bytes, contentType: `text/plain; charset=${charset}` }).text;
  });
}
