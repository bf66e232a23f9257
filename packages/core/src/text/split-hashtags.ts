/**
 * Splits hashtags as people type them. Commas, semicolons and line ends separate hashtags, which may then have several
 * words unless they contain `#`; without separators, each word is one.
 */
export function splitHashtags(typed: string): string[] {
  const parts = typed.split(/[,;\n、，；]+/);
  const isByWords = parts.filter((part) => part.trim() !== "").length <= 1;
  return parts
    .flatMap((part) => (isByWords || part.includes("#") ? part.split(/\s+/) : [part.trim()]))
    .filter((tag) => tag !== "");
}
