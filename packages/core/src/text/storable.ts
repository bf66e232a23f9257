import { cutUnits } from "./graphemes.ts";

/** UTF-8 can't encode them. */
const loneSurrogate = /\p{Cs}/u;

/** Whether every database and encoding can hold the text: PostgreSQL stores no U+0000. */
export const isStorable = (text: string) => !text.includes("\0") && !loneSurrogate.test(text);

/** Text that a network, a file or another program gave: without what can't be stored, at most `maxUnits` UTF-16 units. */
export const cleanForeign = (text: string, maxUnits: number) =>
  cutUnits(text, maxUnits)
    .replaceAll("\0", "")
    .replaceAll(/\p{Cs}+/gu, "");
