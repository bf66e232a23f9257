import { cutUnits } from "./graphemes.ts";

/** Lone surrogates, which UTF-8 can't encode. */
const loneSurrogate = /\p{Cs}/u;

/** Whether the text can be stored: PostgreSQL rejects U+0000, and UTF-8 can't encode lone surrogates. */
export const isStorable = (text: string) => !text.includes("\0") && !loneSurrogate.test(text);

/** Cleans text from a network, file or other program: removes unstorable characters and cuts to `maxUnits` UTF-16 units. */
export const cleanForeign = (text: string, maxUnits: number) =>
  cutUnits(text, maxUnits)
    .replaceAll("\0", "")
    .replaceAll(/\p{Cs}+/gu, "");
