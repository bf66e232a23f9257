import { removeInvisible } from "./plain-letters.ts";

/**
 * Splits typed hashtags at commas, semicolons and line ends. If there are no separators, or if a part has `#`, also
 * splits at spaces.
 */
export function splitHashtags(typed: string): string[] {
  const parts = removeInvisible(typed).split(/[,;\n、，；]+/);
  const isByWords = parts.filter((part) => part.trim() !== "").length <= 1;
  return parts
    .flatMap((part) => (isByWords || part.includes("#") ? part.split(/\s+/) : [part.trim()]))
    .filter((tag) => tag !== "");
}
