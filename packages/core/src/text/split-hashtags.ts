/**
 * Splits a list of hashtags as people type it. Between commas, semicolons or line ends is one, of several words too,
 * unless it has a `#`; without any of them each word is one.
 */
export function splitHashtags(typed: string): string[] {
  const parts = typed.split(/[,;\n、，；]+/);
  const isByWords = parts.filter((part) => part.trim() !== "").length <= 1;
  return parts
    .flatMap((part) => (isByWords || part.includes("#") ? part.split(/\s+/) : [part.trim()]))
    .filter((tag) => tag !== "");
}
