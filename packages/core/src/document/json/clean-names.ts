import { hasInvisible, removeInvisible } from "../../text/plain-letters.ts";

const name = /"((?:[^"\\]|\\.){0,200})"(?=[\s\p{Cf}]{0,20}:)/gu;
const around = /^[\s\p{Cf}]+(?=[[{])|(?<=[\]}])[\s\p{Cf}]{1,20}$/gu;

/** Removes signs that no one sees, e.g. direction marks, from the names of fields in JSON and from around it. */
export const cleanNames = (text: string): string =>
  hasInvisible(text)
    ? text.replaceAll(around, "").replaceAll(name, (typed) => removeInvisible(typed))
    : text;
